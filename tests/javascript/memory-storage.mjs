/** A storage in memory, for modules that run without a browser. */

/** Replaces both stores of the browser. @returns {Map<string, any>} what they hold */
export function memoryStorage() {
  /** @type {Map<string, any>} */
  const stored = new Map();
  const storage = {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored.set(key, value),
    removeItem: (/** @type {string} */ key) => stored.delete(key),
  };
  Object.assign(globalThis, { localStorage: storage, sessionStorage: storage });
  return stored;
}
