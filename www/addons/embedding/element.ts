/**
 * <senet-game> for any page: `import "./element.js"`. element-types.ts documents its interface. On a server without a
 * document the import does nothing.
 */

async function define(): Promise<void> {
  if (customElements.get("senet-game")) return;
  const [{ SenetGame }, { embeddable }] = await Promise.all([
    import("../../src/app/main.js"),
    import("./embedded-game.js"),
  ]);
  if (!customElements.get("senet-game")) customElements.define("senet-game", embeddable(SenetGame));
}

/** Resolves when the element is defined; never without a document. */
export const ready: Promise<void> =
  typeof customElements === "undefined" ? new Promise(() => undefined) : define();
