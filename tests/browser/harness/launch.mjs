/** Starts the browsers a Debian machine has. */
import puppeteer from "puppeteer-core";

/** @typedef {"chromium" | "firefox"} BrowserName */

/** @type {BrowserName[]} */
export const BROWSERS = ["chromium", "firefox"];

/** Keeps Chromium from asking its maker's servers for anything. */
const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** The same for Firefox. */
const FIREFOX_PREFERENCES = {
  "app.update.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.prefetch-next": false,
  "services.settings.server": "data:,#remote-settings-off",
  "toolkit.telemetry.enabled": false,
};

/**
 * @param {BrowserName} name
 * @returns {Promise<import("puppeteer-core").Browser>}
 */
export function launch(name) {
  if (name === "chromium") {
    return puppeteer.launch({ executablePath: "/usr/bin/chromium", headless: true, args: CHROMIUM_FLAGS });
  }
  return puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: true,
    extraPrefsFirefox: FIREFOX_PREFERENCES,
  });
}
