/** Starts the browsers of a Debian machine. */
import puppeteer from "puppeteer-core";
import { COARSE } from "./places.mjs";

/** @typedef {"chromium" | "firefox"} BrowserName */

/** @type {BrowserName[]} */
export const BROWSERS = ["chromium", "firefox"];

/** Limits a run to one browser: `SENET_BROWSER=firefox node --test …`. Default: all. */
const WANTED = process.env.SENET_BROWSER;

/** Whether this run includes a browser. @param {BrowserName | "webkit"} name */
export const isWanted = (name) => !WANTED || WANTED === name;

/** Prevents Chromium's requests to Google's servers. */
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

/** @type {Map<BrowserName, Promise<import("puppeteer-core").Browser>>} */
const running = new Map();

/**
 * The shared browser of this process, restarted if it has crashed.
 * @param {BrowserName} name
 */
export async function shared(name) {
  const started = running.get(name);
  if (started && (await started).connected) return started;
  const browser = launch(name, { coarse: true, isShell: true });
  running.set(name, browser);
  return browser;
}

/** Closes the shared browsers. */
export async function closeShared() {
  await Promise.all([...running.values()].map(async (browser) => (await browser).close()));
}

/** Scroll bars that take up space, as on most desktops; headless browsers hide them. */
const CLASSIC_BARS = { "ui.useOverlayScrollbars": 0, "widget.gtk.overlay-scrollbars.enabled": false };

/** The default window size. */
const WINDOW = { width: 800, height: 600 };

/**
 * @param {BrowserName} name
 * @param {{ classicBars?: boolean, coarse?: boolean, isPrivate?: boolean, isShell?: boolean }} [how] `coarse`: its windows have a low pixel density until a test changes it; `isPrivate`: Firefox's private browsing; `isShell`: Chromium without its own surface, which saves a quarter of the work
 * @returns {Promise<import("puppeteer-core").Browser>}
 */
export function launch(
  name,
  { classicBars = false, coarse = false, isPrivate = false, isShell = false } = {},
) {
  const defaultViewport = { ...WINDOW, deviceScaleFactor: coarse ? COARSE : 1 };
  if (name === "chromium") {
    return puppeteer.launch({
      executablePath: isShell ? "/usr/bin/chromium-headless-shell" : "/usr/bin/chromium",
      headless: isShell ? "shell" : true,
      defaultViewport,
      args: CHROMIUM_FLAGS,
      ignoreDefaultArgs: classicBars ? ["--hide-scrollbars"] : [],
    });
  }
  return puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: true,
    defaultViewport,
    extraPrefsFirefox: {
      ...FIREFOX_PREFERENCES,
      ...(classicBars ? CLASSIC_BARS : {}),
      ...(isPrivate ? { "browser.privatebrowsing.autostart": true } : {}),
    },
  });
}
