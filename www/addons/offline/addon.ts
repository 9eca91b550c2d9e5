/** Offline use: caches the page on the device, shows the status in the settings, and reports a new version. */
import { html, nothing, type TemplateResult } from "lit";
import type { Addon, Page } from "../../src/app/addon.js";
import { isolateBidi, sentence } from "../../src/base/i18n/localizer.js";
import { savesData } from "../../src/base/media.js";
import styles from "./offline.css";

export const order = 70;

export function addon(page: Page): Addon {
  let wasReported = false;
  const cache = new OfflineCache(() => {
    if (cache.outdated && !wasReported) {
      wasReported = true;
      page.announce([sentence("offline-new-version")]);
    }
    page.redraw();
  });
  // Filling the cache downloads everything again, so it waits until the visitor's own files have loaded.
  page.onComplete(() => cache.begin());
  // An unattended screen requests no further languages.
  const speak = () => cache.speak(page.query.has("kiosk") ? "*" : page.l10n.language.code);
  page.element.addEventListener("senet-language", speak);
  speak();

  const newVersion = (): TemplateResult => html`<p class="new-version">
    ${page.l10n.text("offline-new-version")}
    <button type="button" @click=${() => cache.update()}>${page.l10n.text("offline-renew")}</button>
  </p>`;

  return {
    styles,
    render(where) {
      if (where === "settings")
        return html`<p class="note offline">${page.l10n.text(`offline-${cache.kept}`, cache.fault)}</p>`;
      return where === "above" && cache.outdated ? newVersion() : nothing;
    },
    destroy() {
      page.element.removeEventListener("senet-language", speak);
      cache.destroy();
    },
  };
}

// Registers the service worker, which caches the page and detects new versions. This happens only for the page itself
// in its own window, not in an element, in a frame of another site, or from a file.

/** Whether the page works offline: yes, soon, or why not. */
type OfflineState = "kept" | "keeping" | "failed" | "refused" | "impossible" | "insecure" | "saver";

/** The page's folder with its manifest; null if the page is not cached. */
function pageFolder(): URL | null {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"][href$="senet.webmanifest"]');
  const isAllowed = globalThis.isSecureContext && globalThis.top === globalThis.self;
  return isAllowed && manifest ? new URL("./", manifest.href) : null;
}

/** The home screen icon for a system that reads this link instead of the manifest. */
function addTouchIcon(folder: URL): void {
  if (!("standalone" in navigator)) return;
  const icon = document.createElement("link");
  icon.rel = "apple-touch-icon";
  icon.href = new URL("icons/icon-touch-180.png", folder).href;
  document.head.append(icon);
}

class OfflineCache {
  kept: OfflineState = "keeping";
  /** Why caching failed: the file that could not be loaded, or that was changed on the way. */
  fault = { why: "unknown", file: "" };
  /** A newer version is available. */
  outdated = false;
  private registration: ServiceWorkerRegistration | null = null;
  private language = "";
  /** The language whose texts the worker has cached, or failed to. */
  private textsOf = { language: "", kept: false };
  /** The worker that has received the language. */
  private informedWorker: ServiceWorker | null = null;
  private readonly stop = new AbortController();

  private readonly folder = "serviceWorker" in navigator ? pageFolder() : null;

  constructor(private readonly changed: () => void) {
    if (!globalThis.isSecureContext) this.kept = "insecure";
    else if (!this.folder) this.kept = "impossible";
    else if (savesData()) this.kept = "saver";
  }

  begin(): void {
    if (!this.folder || this.kept === "saver" || this.stop.signal.aborted) return;
    addTouchIcon(this.folder);
    this.register(new URL("service-worker.js", this.folder)).catch(console.error);
  }

  /** Caches the texts of this language too, or of every language for `*`. */
  speak(code: string): void {
    this.language = code;
    this.registration?.active?.postMessage({ languages: [code] });
  }

  /** Reloads the page in the new version. */
  update(): void {
    const waiting = this.registration?.waiting;
    if (waiting) {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage("take over");
    } else location.reload();
  }

  destroy(): void {
    this.stop.abort();
  }

  private async register(address: URL): Promise<void> {
    const { signal } = this.stop;
    try {
      let hadWorker = navigator.serviceWorker.controller !== null;
      // Installing may fail before `register` returns.
      navigator.serviceWorker.addEventListener("message", (event) => this.onMessage(event), { signal });
      this.registration = await navigator.serviceWorker.register(address);
      if (signal.aborted) return;
      const { registration } = this;
      registration.addEventListener("updatefound", () => this.follow(registration.installing, signal), {
        signal,
      });
      navigator.serviceWorker.addEventListener(
        "controllerchange",
        () => {
          // Another window has activated the new version, so files this page has not loaded yet may be gone.
          if (hadWorker) this.outdated = true;
          hadWorker = true;
          this.look();
        },
        { signal },
      );
      this.follow(registration.installing, signal);
      this.look();
    } catch {
      this.kept = "refused";
      this.changed();
    }
  }

  /** The worker reports why the page could not be cached, or that it has cached the texts of a language. */
  private onMessage({ data }: MessageEvent): void {
    if (Array.isArray(data?.languages)) {
      this.textsOf = { language: String(data.languages[0]), kept: data.kept === true };
      this.look();
      return;
    }
    if (typeof data?.notKept !== "string") return;
    console.warn("senet works online only:", data.notKept);
    if (typeof data.file !== "string" || typeof data.why !== "string") return;
    this.fault = { why: data.why, file: isolateBidi(data.file) };
    this.changed();
  }

  private follow(worker: ServiceWorker | null, signal: AbortSignal): void {
    worker?.addEventListener("statechange", () => this.look(), { signal });
  }

  private look(): void {
    const { active, installing, waiting } = this.registration ?? {};
    const { language, kept } = this.textsOf;
    if (active) this.kept = language !== this.language ? "keeping" : kept ? "kept" : "failed";
    else this.kept = installing || waiting ? "keeping" : "failed";
    if (active && waiting) this.outdated = true;
    if (active && active !== this.informedWorker) {
      this.informedWorker = active;
      this.speak(this.language);
    }
    this.changed();
  }
}
