/** Storage for tests of modules that save something. */

/** A browser's storage with a limited number of characters. */
export class FakeStorage {
  /** @param {number} room */
  constructor(room = Number.POSITIVE_INFINITY) {
    Object.defineProperty(this, "room", { value: room, writable: true });
  }
  /** @param {string} key */
  getItem(key) {
    return Object.hasOwn(this, key) ? /** @type {any} */ (this)[key] : null;
  }
  /** @param {string} key @param {string} value */
  setItem(key, value) {
    const others = Object.entries(this).filter(([other]) => other !== key);
    const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (used + key.length + value.length > /** @type {any} */ (this).room)
      throw new DOMException("full", "QuotaExceededError");
    /** @type {any} */ (this)[key] = value;
  }
  /** @param {string} key */
  removeItem(key) {
    delete (/** @type {any} */ (this)[key]);
  }
}
