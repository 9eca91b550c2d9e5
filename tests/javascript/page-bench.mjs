/** A page without pictures, whose add-ons are stand-ins and whose parts load on a test's command. */
import { pageModules } from "../../www/build/page-modules.mjs";
import { settled } from "./held-promise.mjs";
import { hostOf } from "./page-host.mjs";

export const modules = await pageModules("app/page-controller", "engine/engine-client", "engine/wasm");
const { PageController } = modules;

Object.assign(globalThis, { navigator: { languages: ["en"] } });

/** Stand-ins for add-ons; each reports when it is disposed. @param {() => unknown[]} [start] the failures of a start */
export function addons(start = () => []) {
  const counts = { made: 0, destroyed: 0 };
  class Addons {
    constructor() {
      counts.made += 1;
    }
    async start() {
      return start();
    }
    destroy() {
      counts.destroyed += 1;
    }
    allows() {
      return true;
    }
    reword() {}
  }
  return { Addons, told: counts };
}

/** A page whose parts load on the test's command. @param {Record<string, () => Promise<any>>} [later] */
export function page(later = {}) {
  /** @type {string[]} */
  const events = [];
  const element = Object.assign(new EventTarget(), { lang: "", dir: "" });
  for (const name of ["senet-ready", "senet-complete", "senet-language"])
    element.addEventListener(name, () => events.push(name));
  const { Addons, told } = addons();
  const controller = new PageController(hostOf(element), {
    rest: async () => ({ Addons }),
    ...later,
  });
  return { controller, element, events, told };
}

/** Waits until all work is done except what the test holds back. */
export async function calm() {
  for (let turns = 0; turns < 30; turns += 1) await settled();
}

export const notices = (/** @type {any} */ controller) =>
  controller.session.view.notices.map((/** @type {any} */ { id }) => id);
