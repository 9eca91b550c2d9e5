/** Modules for pages can be imported without a page, from a copy of the folder without packages nearby. */
import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { test } from "node:test";
import { promisify } from "node:util";
import { DIST } from "../../www/build/bundle.mjs";

test("Node can import element.js and senet-host.js from the folder", async () => {
  const folder = await mkdtemp(`${tmpdir()}/senet-`);
  try {
    for (const part of ["parts", "package.json", "main.js", "element.js", "senet-host.js"])
      await cp(DIST + part, `${folder}/${part}`, { recursive: true });
    const script = 'await import("./element.js"); await import("./senet-host.js");';
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], { cwd: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
});
