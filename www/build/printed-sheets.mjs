/** Prints the sheets of `print.html` with Chromium in every language and on both papers, for teachers without a server. */
import { launch } from "../../tests/browser/harness/launch.mjs";
import { readLocales } from "./locales.mjs";
import { serve } from "./serve.mjs";
import { writeZip } from "./zip.mjs";

const PAPERS = ["a4", "letter"];

/** The game of the first lessons, and the one with the best-known rules. */
export const GAMES = ["simple", "kendall-masters"];

/** Chromium writes the time of printing, which would make every build different. @param {Uint8Array} pdf */
const withoutTime = (pdf) => {
  const text = Buffer.from(pdf).toString("latin1");
  return Buffer.from(text.replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, "$119800101000000"), "latin1");
};

/**
 * @param {string} url of the served page
 * @param {readonly string[]} languages
 * @param {readonly string[]} games ids of rulesets
 * @returns {Promise<Record<string, Uint8Array>>} the PDF files by name
 */
export async function printedSheets(url, languages, games = GAMES) {
  const browser = await launch("chromium");
  try {
    const page = await browser.newPage();
    /** @type {Record<string, Uint8Array>} */
    const files = {};
    for (const language of languages)
      for (const game of games)
        for (const paper of PAPERS) {
          await page.goto(`${url}print.html?lang=${language}&ruleset=${game}&paper=${paper}`);
          await page.waitForSelector("html[data-ready]");
          const pdf = await page.pdf({ preferCSSPageSize: true, tagged: false, outline: false });
          files[`senet-${game}-${language}-${paper}.pdf`] = withoutTime(pdf);
        }
    return files;
  } finally {
    await browser.close();
  }
}

/**
 * Writes the sheets of all languages as one reproducible zip.
 * @param {string} into
 * @param {string} version
 */
export async function sheetsZip(into, version) {
  const site = await serve();
  try {
    const languages = (await readLocales()).map(({ code }) => code);
    await writeZip(`${into}senet-${version}-sheets.zip`, await printedSheets(site.url, languages));
  } finally {
    await site.close();
  }
}
