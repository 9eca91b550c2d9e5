/**
 * The cost of an object view picture in counts: WebGL calls, and operations of scene.frag per pixel. Nothing is timed.
 * `./build.sh pictures --figures` prints it; object-pictures.test.mjs checks the limits.
 */
import { readFile } from "node:fs/promises";
import { ROOT } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";
import { paintCorner } from "./harness/paint-corner.mjs";
import { drawn } from "./object-scenes.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

const { densityOf } = await pageModules("addons/object-view/resolution");

/** @typedef {{ width: number, height: number, ratio: number, upright: boolean, samples: number, shadowSize: number }} Screen */

/** A wall-sized screen, where the picture is refined at rest, and a phone, where it is not. @type {Record<string, Screen>} */
export const SCREENS = {
  "4K": { width: 3840, height: 2160, ratio: 1, upright: false, samples: 2, shadowSize: 2048 },
  phone: { width: 390, height: 844, ratio: 3, upright: true, samples: 1, shadowSize: 1024 },
};

/** Runs in the page: counts WebGL calls. */
function meter() {
  const counts = { calls: 0, bytes: 0, triangles: 0 };
  /** @type {any} */ (globalThis).counted = counts;
  const gl = /** @type {any} */ (WebGL2RenderingContext.prototype);
  /** @param {string} name @param {(this: any, ...given: any[]) => void} count */
  const count = (name, count) => {
    const real = gl[name];
    gl[name] = function (/** @type {any[]} */ ...args) {
      count.apply(this, args);
      return real.apply(this, args);
    };
  };
  /** Bytes per pixel; drivers store three bytes as four. @type {Record<number, number>} */
  const PIXEL = { [gl.RGBA16F]: 8, [gl.RGB8]: 4, [gl.DEPTH_COMPONENT24]: 4, [gl.RG8]: 2, [gl.R8]: 1 };
  const of = (/** @type {number} */ format) => PIXEL[format] ?? Number.NaN;
  count("texStorage2D", (_target, _levels, format, width, height) => {
    counts.bytes += of(format) * width * height;
  });
  count("texStorage3D", (_target, _levels, format, width, height, depth) => {
    counts.bytes += of(format) * width * height * depth;
  });
  /** @type {Map<unknown, number>} */
  const buffers = new Map();
  count("bufferData", function (target, data) {
    const bound = this.getParameter(
      target === gl.ARRAY_BUFFER ? gl.ARRAY_BUFFER_BINDING : gl.ELEMENT_ARRAY_BUFFER_BINDING,
    );
    counts.bytes += data.byteLength - (buffers.get(bound) ?? 0);
    buffers.set(bound, data.byteLength);
  });
  count("drawElements", (_mode, length) => {
    counts.calls++;
    counts.triangles += length / 3;
  });
  count("drawElementsInstanced", (_mode, length, _type, _offset, times) => {
    counts.calls++;
    counts.triangles += (length / 3) * times;
  });
  count("drawArrays", () => {
    counts.calls++;
    counts.triangles++;
  });
}

/**
 * The WebGL cost of a screen's picture: the largest board, in the material with the most triangles.
 * @param {import("puppeteer-core").Browser | import("puppeteer-core").BrowserContext} browser
 * @param {string} code the script that draws it
 * @param {Screen} screen
 */
export async function asked(browser, code, { width, height, ratio, upright, samples, shadowSize }) {
  const page = await browser.newPage();
  try {
    await page.evaluateOnNewDocument(paintCorner);
    await page.evaluateOnNewDocument(meter);
    await page.goto("about:blank");
    await page.addScriptTag({ content: code });
    const density = densityOf(width, height, ratio);
    const size = { width: Math.round(width * density), height: Math.round(height * density) };
    const board = upright ? "modern" : "double";
    await drawn(page, { board, theme: "ebony", upright, ...size, samples, shadowSize }, { shown: 8 });
    const { calls, bytes, triangles } = await page.evaluate(() => /** @type {any} */ (globalThis).counted);
    return {
      calls: calls / samples,
      bytes,
      triangles: triangles / samples,
      pixels: size.width * size.height,
    };
  } finally {
    await page.close();
  }
}

// ---- The operations of scene.frag per pixel -------------------------------------------

/** Pieces on the board, and the number close enough to a pixel to darken it. */
const PIECES = 14;
const NEAR = 2;
/** The iterations of loops whose limit is not a literal number. @type {Record<string, number>} */
const ROUNDS = { "uCounts.x": PIECES, "uCounts.y": 4 };

/** @typedef {{ operations: number, samples: number }} Cost */

/** @param {Cost} a @param {Cost} b @param {number} [times] */
const plus = (a, b, times = 1) => ({
  operations: a.operations + b.operations * times,
  samples: a.samples + b.samples * times,
});

const FREE = new Set(["vec2", "vec3", "vec4", "ivec2", "ivec3", "float", "int", "mat4", "Skin", "if", "for"]);

/**
 * Operations (on numbers and vectors alike) and texture samples at a pixel of a material: the more expensive of two
 * branches, unless the condition tests the material.
 * @param {string} source GLSL
 * @param {string} kind
 * @returns {Cost}
 */
export function pixelCost(source, kind) {
  const words =
    source
      .replace(/\/\/.*$|^#.*$/gm, "")
      .match(/[A-Za-z_]\w*|\d+\.?\d*|\.\d+|[-+*/<>=!]=|&&|\|\||\+\+|[-+*/<>=!?:;,.(){}[\]&]/g) ?? [];
  /** @type {Map<string, string[]>} */
  const functions = new Map();
  words.forEach((word, index) => {
    if (words[index + 1] !== "(" || !/^[a-z]/.test(word) || !/^[a-z]\w*$|^Skin$/.test(words[index - 1] ?? ""))
      return;
    const end = closing(words, index + 1);
    if (words[end + 1] === "{") functions.set(word, words.slice(end + 2, closing(words, end + 1)));
  });
  /** @type {Map<string, Cost>} */
  const known = new Map();
  const none = { operations: 0, samples: 0 };

  /** @param {string} name @returns {Cost} */
  const called = (name) => {
    const body = functions.get(name);
    if (!body) return { operations: 1, samples: /^texture|^texelFetch/.test(name) ? 1 : 0 };
    let cost = known.get(name);
    if (!cost) {
      cost = block(body);
      known.set(name, cost);
    }
    return cost;
  };
  /** @param {string[]} expression @returns {Cost} */
  const evaluated = (expression) => {
    let cost = none;
    expression.forEach((word, index) => {
      if (/^[A-Za-z_]/.test(word)) {
        const calls = expression[index + 1] === "(" && !FREE.has(word) && expression[index - 1] !== ".";
        if (calls) cost = plus(cost, called(word));
      } else if (/^(?:[-+*/<>?]|[-+*/<>=!]=|&&|\|\||\+\+)$/.test(word))
        cost = plus(cost, { operations: 1, samples: 0 });
    });
    return cost;
  };
  /** One statement. @param {string[]} body @param {number} start @returns {[Cost, next: number, leaves: boolean]} */
  const statement = (body, start) => {
    const word = body[start];
    if (word === "{") {
      const end = closing(body, start);
      return [block(body.slice(start + 1, end)), end + 1, false];
    }
    if (word === "if") {
      const end = closing(body, start + 1);
      const condition = body.slice(start + 2, end);
      const leaves = body[end + 1] === "continue";
      let [then, next] = statement(body, end + 1);
      /** @type {Cost} */
      let otherwise = none;
      if (body[next] === "else") [otherwise, next] = statement(body, next + 1);
      if (condition[0] === "kind") {
        const holds = condition.filter((name) => name === kind).length > 0;
        return [holds ? then : otherwise, next, false];
      }
      const dearer = then.operations > otherwise.operations ? then : otherwise;
      return [plus(evaluated(condition), dearer), next, leaves];
    }
    if (word === "for") {
      const end = closing(body, start + 1);
      const [first = [], condition = [], step = []] = parted(body.slice(start + 2, end));
      const last = condition.slice(2).join("");
      const begin = Number(first.slice(first.indexOf("=") + 1).join(""));
      const rounds = (ROUNDS[last] ?? Number(last) - begin) + (condition[1] === "<=" ? 1 : 0);
      if (!(rounds > 0)) throw new Error(`a loop goes to ${last}`);
      const inner = body[end + 1] === "{" ? body.slice(end + 2, closing(body, end + 1)) : null;
      const [single, next] = statement(body, end + 1);
      const head = plus(evaluated(condition), evaluated(step));
      // Code after a `continue` runs only for nearby pieces.
      let cost = none;
      let times = rounds;
      if (inner)
        for (let position = 0; position < inner.length; ) {
          const [part, after, leaves] = statement(inner, position);
          cost = plus(cost, part, times);
          if (leaves) times = NEAR;
          position = after;
        }
      else cost = plus(none, single, rounds);
      return [plus(cost, head, rounds), next, false];
    }
    let end = start;
    for (let deep = 0; end < body.length && (deep > 0 || body[end] !== ";"); end++) {
      if (body[end] === "(") deep++;
      if (body[end] === ")") deep--;
    }
    return [evaluated(body.slice(start, end)), end + 1, false];
  };
  /** @param {string[]} body @returns {Cost} */
  const block = (body) => {
    let cost = none;
    for (let index = 0; index < body.length; ) {
      const [part, next] = statement(body, index);
      cost = plus(cost, part);
      index = next;
    }
    return cost;
  };
  return called("main");
}

/** The position of the matching closing bracket. @param {string[]} words @param {number} start */
function closing(words, start) {
  const open = words[start];
  const close = open === "{" ? "}" : ")";
  let deep = 0;
  for (let end = start; end < words.length; end++) {
    if (words[end] === open) deep++;
    if (words[end] === close) deep--;
    if (deep === 0) return end;
  }
  throw new Error(`${open} is never closed`);
}

/** The three parts of a `for` header. @param {string[]} words */
function parted(words) {
  const first = words.indexOf(";");
  const second = words.indexOf(";", first + 1);
  return [words.slice(0, first), words.slice(first + 1, second), words.slice(second + 1)];
}

export const KINDS = ["CLOTH", "GLAZE", "IVORY", "WOOD", "STONE", "METAL", "LACQUER"];

/**
 * @param {import("puppeteer-core").Browser} browser
 * @param {{ code: string, brotli: number }} script
 */
export async function printFigures(browser, script) {
  const shader = await readFile(`${ROOT}www/addons/object-view/shaders/scene.frag`, "utf8");
  const mega = (/** @type {number} */ count) => (count / 1e6).toFixed(1);
  console.log("screen   draw calls   triangles   MB of textures and buffers   million pixels");
  const linen = pixelCost(shader, "CLOTH");
  for (const [name, screen] of Object.entries(SCREENS)) {
    const { calls, bytes, triangles, pixels } = await asked(browser, script.code, screen);
    console.log(
      `${name.padEnd(9)}${String(calls).padEnd(13)}${String(triangles).padEnd(12)}${mega(bytes).padEnd(29)}${mega(pixels)}`,
    );
    console.log(
      `         at most ${((pixels * linen.operations) / 1e9).toFixed(1)} thousand million operations and ${((pixels * linen.samples) / 1e6).toFixed(0)} million samples if all of it were linen`,
    );
  }
  console.log("\nat a pixel   operations   samples");
  for (const kind of KINDS) {
    const { operations, samples } = pixelCost(shader, kind);
    console.log(`${kind.toLowerCase().padEnd(13)}${String(operations).padEnd(13)}${samples}`);
  }
  console.log(`\nall that draws the object: ${script.brotli} bytes brotli`);
}
