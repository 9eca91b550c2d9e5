/**
 * Disables service workers, so that the page does not download its whole offline cache.
 * @param {import("puppeteer-core").Page} page
 */
export const withoutServiceWorkers = (page) =>
  page.evaluateOnNewDocument(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });

/** Opens another tab, or the first tab of another visitor. @param {import("puppeteer-core").BrowserContext} context */
export async function anotherTab(context) {
  const page = await context.newPage();
  await withoutServiceWorkers(page);
  return page;
}
