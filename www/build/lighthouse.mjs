/** Prints Lighthouse's four scores for the page as a host would serve it. Reports go to target/lighthouse/. */
import { spawn } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { FIRST_LOAD, ROOT } from "./bundle.mjs";
import { serve } from "./serve.mjs";

/** Downloaded on demand, because it is larger than all other tools together. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const OUT = `${ROOT}target/lighthouse/`;

const VISITS = [
  { name: "desk", query: "", flags: ["--preset=desktop"] },
  { name: "phone", query: "", flags: [] },
  { name: "phone, Arabic", query: "?lang=ar", flags: [] },
];

/** @param {string[]} args */
function run(args) {
  const environment = { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? "/usr/bin/chromium" };
  return new Promise((resolve, reject) => {
    const child = spawn("npx", ["--yes", LIGHTHOUSE, ...args], {
      env: environment,
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`lighthouse: ${code}`)),
    );
  });
}

await mkdir(OUT, { recursive: true });
const server = await serve({ compressed: true });
try {
  // A host would have compressed the files in advance; this server does so at the first request.
  const views = /** @type {Record<string, string[]>} */ (JSON.parse(await readFile(FIRST_LOAD, "utf8")));
  for (const file of Object.values(views).flat()) await (await fetch(server.url + file)).arrayBuffer();
  for (const { name, query, flags } of VISITS) {
    const file = `${OUT}${name.replaceAll(/\W+/g, "-")}.json`;
    const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage";
    await run([
      `${server.url}${query}`,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      chrome,
      ...flags,
    ]);
    const { categories, audits } = JSON.parse(await readFile(file, "utf8"));
    /** @type {{ id: string, title: string, score: number | null, auditRefs: { id: string, weight: number }[] }[]} */
    const all = Object.values(categories);
    console.log(
      `${name}: ${all.map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`).join(", ")}`,
    );
    for (const { auditRefs } of all) {
      for (const { id, weight } of auditRefs) {
        const { score, title, displayValue = "" } = audits[id];
        if (weight > 0 && score !== null && score < 0.9) console.log(`  ${title} ${displayValue}`);
      }
    }
  }
} finally {
  await server.close();
}
