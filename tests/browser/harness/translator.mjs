/** Simulates page translators of browsers and extensions: their changes to the DOM, without changing words. */

/** @typedef {import("puppeteer-core").Page} Page */

/**
 * How a translator inserts text: Chrome's and Edge's replace each text node with two elements; Firefox's modifies the
 * existing text node.
 * @typedef {"replaces" | "writes"} Translator
 */

/** The prefix of each text from a translator that modifies nodes. */
const MARK = "¤";

/**
 * Translates the document and its open shadow roots, including dialogs, and everything added or changed later.
 * @param {Page} page
 * @param {Translator} translator
 */
export const translate = (page, translator) =>
  page.evaluate(
    (translator, mark) => {
      const visited = new WeakSet();
      const one = (/** @type {Text} */ text) => {
        if (!/\p{L}/u.test(text.data) || text.parentElement?.closest("style, script, textarea")) return;
        if (translator === "writes") {
          if (!text.data.startsWith(mark)) text.data = mark + text.data;
          return;
        }
        // Does not translate its own elements again.
        if (text.parentElement?.localName === "font") return;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      };
      const observer = new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          if (target instanceof Text && target.isConnected) one(target);
          for (const node of addedNodes) all(node);
        }
      });
      const all = (/** @type {Node} */ top) => {
        if (top instanceof Text) {
          if (top.isConnected) one(top);
          return;
        }
        /** @type {Node[]} */
        const nodes = [];
        const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
        for (const node of [top, ...nodes]) {
          if (node instanceof Text) one(node);
          const root = node instanceof Element ? node.shadowRoot : null;
          if (!root || visited.has(root)) continue;
          visited.add(root);
          all(root);
          observer.observe(root, { childList: true, characterData: true, subtree: true });
        }
      };
      all(document.body);
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    },
    translator,
    MARK,
  );

/**
 * All text of the page in document order, including open shadow roots.
 * @param {Page} page
 * @returns {Promise<string[]>} one entry for each element with a text of its own
 */
export const wordsOf = (page) =>
  page.evaluate((mark) => {
    /** @type {string[]} */
    const words = [];
    const visit = (/** @type {Node} */ node) => {
      if (node instanceof Element && /^(?:style|script)$/.test(node.localName)) return;
      if (node instanceof Element && node.shadowRoot) visit(node.shadowRoot);
      const children = [...node.childNodes].filter(
        (child) => child instanceof Text || (child instanceof Element && child.localName === "font"),
      );
      const text = children.map((child) => child.textContent?.replaceAll(mark, "")).join("");
      if (text.trim()) words.push(text.replace(/\s+/g, " ").trim());
      for (const child of node.childNodes)
        if (child instanceof Element && child.localName !== "font") visit(child);
    };
    visit(document.body);
    return words;
  }, MARK);
