/** WebKit as packaged by Debian (WebKitGTK's MiniBrowser), controlled by WebDriver over HTTP. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer } from "node:net";

/** Debian's folder for helper programs, by architecture and version. */
const LIBRARIES = "/usr/lib/";

/** Timeout for a script and for a page's load, in milliseconds: on a busy machine a first throw took more than thirty seconds. */
const PATIENCE = 300_000;

/** WebDriver's view of a page. */
export class WebKit {
  /** @param {string} session its address @param {(() => void)[]} endings */
  constructor(session, endings) {
    this.session = session;
    this.endings = endings;
  }

  static async start() {
    const display = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x800x24"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const pipe = /** @type {import("node:stream").Readable} */ (display.stdio[3]);
    const [number] = await once(pipe, "data");
    const port = await freePort();
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    });
    const endings = [() => driver.kill(), () => display.kill()];
    const base = `http://127.0.0.1:${port}`;
    try {
      await answering(`${base}/status`);
      const capabilities = {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary: await miniBrowser(), args: ["--automation"] },
        },
      };
      const { sessionId } = await ask("POST", `${base}/session`, { capabilities });
      const webkit = new WebKit(`${base}/session/${sessionId}`, endings);
      await ask("POST", `${webkit.session}/timeouts`, { script: PATIENCE, pageLoad: PATIENCE });
      return webkit;
    } catch (error) {
      for (const end of endings) end();
      throw error;
    }
  }

  /** @param {string} address */
  async open(address) {
    await ask("POST", `${this.session}/url`, { url: address });
  }

  /**
   * Runs a function in the page and returns its resolved value. Errors are rethrown here.
   * @template T
   * @param {(...args: any[]) => T | Promise<T>} fn
   * @param {unknown[]} args
   * @returns {Promise<T>}
   */
  async run(fn, ...args) {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${fn})(...Array.from(arguments).slice(0, -1))).then(
        (value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await ask("POST", `${this.session}/execute/async`, { script, args });
    if (error) throw new Error(error);
    return value;
  }

  async close() {
    await ask("DELETE", this.session).finally(() => {
      for (const end of this.endings) end();
    });
  }
}

/** @param {string} method @param {string} address @param {unknown} [body] @returns {Promise<any>} */
async function ask(method, address, body) {
  const response = await fetch(address, { method, body: body === undefined ? null : JSON.stringify(body) });
  const { value } = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  return value;
}

/** @param {string} address */
async function answering(address) {
  for (let tries = 0; tries < 200; tries += 1) {
    const there = await fetch(address).then(
      () => true,
      () => false,
    );
    if (there) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKitWebDriver does not answer");
}

async function miniBrowser() {
  for (const machine of await readdir(LIBRARIES)) {
    const folder = (await readdir(`${LIBRARIES}${machine}`).catch(() => [])).find((name) =>
      /^webkit2gtk-4/.test(name),
    );
    if (folder) return `${LIBRARIES}${machine}/${folder}/MiniBrowser`;
  }
  throw new Error("no MiniBrowser; Debian's package is webkit2gtk-driver");
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  return port;
}
