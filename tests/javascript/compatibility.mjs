/** What the oldest supported browsers have, according to MDN's compatibility data. */
import { createRequire } from "node:module";
import { OLDEST } from "../../www/build/oldest-browsers.mjs";

/** @typedef {import("@mdn/browser-compat-data").Identifier} Feature */
/** @typedef {import("@mdn/browser-compat-data").SupportStatement} Support */

/** @type {import("@mdn/browser-compat-data").CompatData} */
export const DATA = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** Desktop browsers, and mobile ones, which sometimes lag behind. */
const BROWSERS = /** @type {const} */ ([
  ["chrome", OLDEST.chrome],
  ["chrome_android", OLDEST.chrome],
  ["firefox", OLDEST.firefox],
  ["firefox_android", OLDEST.firefox],
  ["safari", OLDEST.safari],
  ["safari_ios", OLDEST.safari],
]);

/** Whether one version is as old as another, or older. @param {string} one @param {string} other */
const atMost = (one, other) => {
  const [a = [], b = []] = [one, other].map((version) => version.replace("≤", "").split(".").map(Number));
  return (a[0] ?? 0) < (b[0] ?? 0) || (a[0] === b[0] && (a[1] ?? 0) <= (b[1] ?? 0));
};

/** @param {Support | undefined} support @param {string} version */
const has = (support, version) =>
  [support ?? []]
    .flat()
    .some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        typeof added === "string" &&
        added !== "preview" &&
        !(flags || prefix || other) &&
        atMost(added, version) &&
        !(typeof removed === "string" && atMost(removed, version)),
    );

/** The oldest browsers that lack a feature. @param {Feature | undefined} feature */
export function lackedBy(feature) {
  const support = feature?.__compat?.support;
  return support
    ? BROWSERS.filter(([name, version]) => !has(support[name], version)).map(([name]) => name)
    : [];
}

/** The first version of a browser that has a feature. @param {Feature | undefined} feature @param {keyof typeof OLDEST} browser */
export const since = (feature, browser) =>
  [feature?.__compat?.support[browser] ?? []].flat().map(({ version_added }) => version_added)[0];

/** The features directly inside another one, by name. @param {Feature | undefined} feature @returns {[string, Feature][]} */
export const inside = (feature) => {
  const parts = /** @type {Record<string, Feature>} */ (feature ?? {});
  return Object.entries(parts).filter(([name]) => name !== "__compat");
};

/** Interfaces and other globals of scripts, by name. */
export const GLOBALS = new Map(
  [DATA.api, DATA.javascript.builtins, DATA.javascript.builtins?.Intl].flatMap((group) =>
    inside(/** @type {Feature | undefined} */ (group)),
  ),
);

/**
 * Everything that one of the oldest browsers lacks: globals, and members of the globals that it has.
 * @returns {[global: string, member: string | null][]}
 */
export const newerApis = () =>
  [...GLOBALS].flatMap(([name, global]) => {
    /** @type {[string, string | null][]} */
    const whole = [[name, null]];
    if (lackedBy(global).length > 0) return whole;
    const members = inside(global).filter(([, member]) => lackedBy(member).length > 0);
    return members.map(
      ([member]) => /** @type {[string, string]} */ ([name, member.replace(/_static$/, "")]),
    );
  });
