/** The small engine as JavaScript, as a browser without WebAssembly loads it. */
import { DIST } from "../../www/build/bundle.mjs";

const { WebAssembly: real } = globalThis;
Reflect.deleteProperty(globalThis, "WebAssembly");
/** @type {typeof import("../../target/web/full/senet.js")} */
export const script = await import(`${DIST}senet-script.js`).finally(() =>
  Object.assign(globalThis, { WebAssembly: real }),
);
