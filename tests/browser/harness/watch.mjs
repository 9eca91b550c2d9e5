/** Collects everything a page must not do: throw, log an error, miss a file, or send a request elsewhere. */

/** Firefox reports a logged error without its text, so the text is logged separately. */
function logErrorsInWords() {
  const { error: log } = console;
  console.error = (...things) =>
    log(...things.map((thing) => (thing instanceof Error ? `${thing}\n${thing.stack}` : thing)));
}

/** A request aborted by navigation is not a missing file. */
const CUT_SHORT = /(?:ERR_ABORTED|NS_BINDING_ABORTED|Browsing context already closed\.)$/;

/** The console message for any failed request; the cause is checked below. */
const NOT_FETCHED =
  /(?:Abort|Start)Error: The operation was aborted|TypeError: (?:error loading dynamically imported module|NetworkError when attempting to fetch)/;

/**
 * @param {import("puppeteer-core").Page} page
 * @param {string[]} homes addresses the page may load from, as prefixes
 * @returns {Promise<string[]>} grows while the page runs
 */
export async function watch(page, homes) {
  /** @type {string[]} */
  const problems = [];
  await page.evaluateOnNewDocument(logErrorsInWords);
  page.on("pageerror", (error) => {
    problems.push(`page error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  });
  page.on("console", (message) => {
    const wrong = ["error", "assert"].includes(message.type()) && !NOT_FETCHED.test(message.text());
    if (wrong) problems.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    const isOwn = homes.some((home) => url.startsWith(home)) || /^(?:data|blob|about):/.test(url);
    if (!isOwn) problems.push(`request to outside: ${url}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!CUT_SHORT.test(reason)) problems.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}
