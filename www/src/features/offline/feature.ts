/** Working without a network: the page is kept on the device, says so in the settings, and tells of a new version. */
import { html, nothing, type TemplateResult } from "lit";
import { say } from "../../base/i18n/localizer.js";
import type { Feature, FeatureContext } from "../feature.js";
import styles from "./offline.css";

export async function feature(page: FeatureContext): Promise<Feature> {
  // A new version may be told at once: the words come first.
  await page.words.need("offline");
  let told = false;
  const keeping = new Keeping(() => {
    if (keeping.outdated && !told) {
      told = true;
      page.announce([say("offline-new-version")]);
    }
    page.redraw();
  });
  // All that is kept is fetched once more: whoever has just come waits for no file behind it.
  page.element.addEventListener("senet-complete", () => keeping.begin(), { once: true });
  // Nobody is there to fetch more for an unattended screen.
  const speak = () => keeping.speak(page.query.has("kiosk") ? "*" : page.words.language.code);
  page.element.addEventListener("senet-language", speak);
  speak();

  const newVersion = (): TemplateResult => html`<p class="new-version">
    ${page.words.text("offline-new-version")}
    <button type="button" @click=${() => keeping.renew()}>${page.words.text("offline-renew")}</button>
  </p>`;

  return {
    styles,
    place: (where) => (where === "above" && keeping.outdated ? newVersion() : nothing),
    settings: () => html`<p class="note offline">${page.words.text(`offline-${keeping.kept}`)}</p>`,
    destroy() {
      page.element.removeEventListener("senet-language", speak);
      keeping.destroy();
    },
  };
}

// Has the page kept on the device by its service worker, and knows when there is a new version. Only the page itself
// does that, in a window of its own: not an element or a frame on somebody else's page, and not a file.

/** Whether the page works without a network: yes, soon, or why not. */
export type OfflineState = "kept" | "keeping" | "failed" | "refused" | "impossible" | "saver";

/** The visitor's device is to fetch as little as it can. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The folder of the page, where its manifest is; none where the page is not to be kept. */
function pageFolder(): URL | null {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"][href$="senet.webmanifest"]');
  const here = globalThis.isSecureContext && globalThis.top === globalThis.self;
  return here && manifest ? new URL("./", manifest.href) : null;
}

/** The icon for the home screens of the system that knows this word, and that takes none from the manifest. */
function addTouchIcon(folder: URL): void {
  if (!("standalone" in navigator)) return;
  const icon = document.createElement("link");
  icon.rel = "apple-touch-icon";
  icon.href = new URL("icons/icon-touch-180.png", folder).href;
  document.head.append(icon);
}

class Keeping {
  kept: OfflineState = "keeping";
  /** There is a newer version than the one that is shown. */
  outdated = false;
  private registration: ServiceWorkerRegistration | null = null;
  private language = "";
  /** The worker that was told the language. */
  private told: ServiceWorker | null = null;
  private readonly stop = new AbortController();

  private readonly folder = "serviceWorker" in navigator ? pageFolder() : null;

  constructor(private readonly changed: () => void) {
    if (!this.folder) this.kept = "impossible";
    else if (savesData()) this.kept = "saver";
  }

  begin(): void {
    if (!this.folder || this.kept === "saver" || this.stop.signal.aborted) return;
    addTouchIcon(this.folder);
    void this.register(new URL("service-worker.js", this.folder));
  }

  /** The texts of this language are kept, too; those of every language for `*`. */
  speak(code: string): void {
    this.language = code;
    this.registration?.active?.postMessage({ languages: [code] });
  }

  /** Loads the page anew, in the newer version. */
  renew(): void {
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
    try {
      let hadOne = navigator.serviceWorker.controller !== null;
      this.registration = await navigator.serviceWorker.register(address);
      if (this.stop.signal.aborted) return;
      const { signal } = this.stop;
      navigator.serviceWorker.addEventListener(
        "message",
        ({ data }) => {
          if (typeof data?.notKept === "string") console.warn("senet works online only:", data.notKept);
        },
        { signal },
      );
      const { registration } = this;
      registration.addEventListener("updatefound", () => this.follow(registration.installing, signal), {
        signal,
      });
      navigator.serviceWorker.addEventListener(
        "controllerchange",
        () => {
          // Another window has taken the new version; what this one has not loaded yet may be gone.
          if (hadOne) this.outdated = true;
          hadOne = true;
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

  private follow(worker: ServiceWorker | null, signal: AbortSignal): void {
    worker?.addEventListener("statechange", () => this.look(), { signal });
  }

  private look(): void {
    const { active, installing, waiting } = this.registration ?? {};
    this.kept = active ? "kept" : installing || waiting ? "keeping" : "failed";
    if (active && waiting) this.outdated = true;
    if (active && active !== this.told) {
      this.told = active;
      this.speak(this.language);
    }
    this.changed();
  }
}
