/**
 * <senet-game> for any page: `import "./element.js"`. What it offers is said in element-types.ts. Where there is no
 * document, as on a server, the import does nothing.
 */

async function define(): Promise<void> {
  if (customElements.get("senet-game")) return;
  const [{ SenetGame }, { embeddable }] = await Promise.all([
    import("../main.js"),
    import("./embedded-game.js"),
  ]);
  if (!customElements.get("senet-game")) customElements.define("senet-game", embeddable(SenetGame));
}

/** Resolves when the element is defined; never where there is no document. */
export const ready: Promise<void> =
  typeof customElements === "undefined" ? new Promise(() => undefined) : define();
