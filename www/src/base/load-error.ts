/** A file of the page that did not arrive. */
export class LoadError extends Error {
  override name = "LoadError";
}

/** What Chromium, Firefox and Safari say when a module or a request fails. */
const MESSAGES =
  /dynamically imported module|Importing a module script failed|^Failed to fetch|^NetworkError|^Load failed/;

/** Whether an error means that a file did not arrive, the engine's included, and not that the page has a fault. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof LoadError ||
  (error as { failure?: unknown } | null)?.failure === "wasm-not-found" ||
  (error instanceof TypeError && MESSAGES.test(error.message));
