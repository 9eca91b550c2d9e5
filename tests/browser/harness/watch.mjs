/** Collects everything a page must not do: throw, log an error, miss a file, call outside. */

/**
 * @param {import("puppeteer-core").Page} page
 * @param {string[]} homes addresses the page may load from, as prefixes
 * @returns {string[]} grows while the page runs
 */
export function watch(page, homes) {
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => {
    problems.push(`page error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  });
  page.on("console", (message) => {
    if (["error", "assert"].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    const own = homes.some((home) => url.startsWith(home)) || /^(?:data|blob|about):/.test(url);
    if (!own) problems.push(`request to outside: ${url}`);
  });
  page.on("requestfailed", (request) => {
    problems.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ""}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}
