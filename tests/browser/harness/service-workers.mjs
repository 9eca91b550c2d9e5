/**
 * A browser without service workers: the page does not fetch all of itself to be kept.
 * @param {import("puppeteer-core").Page} page
 */
export const withoutServiceWorkers = (page) =>
  page.evaluateOnNewDocument(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });

/** One more tab, or somebody else's first one. @param {import("puppeteer-core").BrowserContext} context */
export async function anotherTab(context) {
  const page = await context.newPage();
  await withoutServiceWorkers(page);
  return page;
}
