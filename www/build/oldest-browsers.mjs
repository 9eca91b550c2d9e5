/** The oldest browsers that the page supports. The bundler, the tests and the documents take them from here. */

/** Versions by the names of MDN's compatibility data. Edge, Samsung Internet and Opera follow Chrome. */
export const OLDEST = /** @type {const} */ ({ chrome: "111", firefox: "121", safari: "16.4" });

/** The same for the bundler, which rewrites newer syntax. */
export const SYNTAX = ["es2022", ...Object.entries(OLDEST).map(([name, version]) => name + version)];

/**
 * True in exactly these browsers and newer ones: Firefox has `:has` since 121, Chrome `color-mix` since 111, and Safari
 * `lh` since 16.4. In `style.css` it hides the sentence for older browsers.
 */
export const OLDEST_QUERY = "selector(:has(a)) and (width: 1lh) and (color: color-mix(in srgb, red, red))";
