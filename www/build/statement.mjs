/** Converts docs/accessibility.md to `accessibility.html`, which Help links to. */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { marked } from "marked";
import { DIST, ROOT, SOURCE } from "./bundle.mjs";

export async function writeStatement() {
  const text = await readFile(`${ROOT}docs/accessibility.md`, "utf8");
  const title = /^# (.*)$/m.exec(text)?.[1];
  if (!title) throw new Error("docs/accessibility.md has no title");
  const page = `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="reading.css">
</head>
<body>
<main>
<p><a href="./">Senet</a></p>
${await marked.parse(text)}</main>
</body>
</html>
`;
  await writeFile(`${DIST}accessibility.html`, page);
  await copyFile(`${SOURCE}reading.css`, `${DIST}reading.css`);
}
