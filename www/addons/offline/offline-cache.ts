/**
 * Registers the service worker, which caches the page and detects new versions. This happens only for the page itself in
 * its own window, not in an element, in a frame of another site, or from a file.
 */
import { isolateBidi } from "../../src/base/i18n/localizer.js";
import { savesData } from "../../src/base/media.js";

/** Whether the page works offline: yes, soon, or why not. */
type OfflineState = "kept" | "keeping" | "failed" | "refused" | "impossible" | "insecure" | "saver";

/** Why caching failed or was refused, and the file or the policy that it is about. */
type OfflineFault = Readonly<Record<"why" | "file", string>>;

const UNKNOWN: OfflineFault = { why: "unknown", file: "" };

/** What a policy must contain. */
const WORKERS_ALLOWED = "worker-src 'self'";

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

/** Why the browser rejects a worker that it is allowed to load: its file, or `null` if the file is as it should be. */
async function faultOfFile(address: URL): Promise<OfflineFault | null> {
  const file = isolateBidi(address.pathname.split("/").at(-1) ?? "");
  const answer = await fetch(address, { cache: "no-store" }).catch(() => Response.error());
  if (!answer.ok) return { why: "missing", file };
  return /javascript/.test(answer.headers.get("content-type") ?? "") ? null : { why: "changed", file };
}

export class OfflineCache {
  kept: OfflineState = "keeping";
  fault = UNKNOWN;
  /** A newer version is available. */
  outdated = false;
  private registration: ServiceWorkerRegistration | null = null;
  private language = "";
  /** The language whose texts the worker has cached, or failed to. */
  private textsOf = { language: "", kept: false };
  /** The worker that has received the language. */
  private informedWorker: ServiceWorker | null = null;
  private hadWorker = false;
  /** The site's policy has forbidden the worker. */
  private isForbidden = false;
  private readonly stop = new AbortController();
  private readonly folder = pageFolder();

  constructor(private readonly changed: () => void) {
    if (!globalThis.isSecureContext) this.kept = "insecure";
    else if (!this.folder) this.kept = "impossible";
    // Some browsers have none in a private window.
    else if (!("serviceWorker" in navigator)) this.kept = "refused";
    else if (savesData()) this.kept = "saver";
  }

  begin(): void {
    const { folder } = this;
    const { signal } = this.stop;
    if (!folder || this.kept !== "keeping" || signal.aborted) return;
    addTouchIcon(folder);
    const { serviceWorker } = navigator;
    this.hadWorker = serviceWorker.controller !== null;
    // Installing may fail before `register` returns.
    serviceWorker.addEventListener("message", (event) => this.onMessage(event), { signal });
    serviceWorker.addEventListener("controllerchange", () => this.onNewWorker(), { signal });
    document.addEventListener(
      "securitypolicyviolation",
      ({ blockedURI }) => {
        this.isForbidden ||= blockedURI.endsWith("/service-worker.js");
      },
      { signal },
    );
    const register = () => {
      this.register(new URL("service-worker.js", folder), signal).catch(console.error);
    };
    register();
    // What could not be loaded is loaded again.
    const retry = () => {
      if (this.kept === "failed" && !this.registration?.active) register();
    };
    globalThis.addEventListener("online", retry, { signal });
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

  private async register(address: URL, signal: AbortSignal): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register(address);
      if (signal.aborted) return;
      this.registration = registration;
      const follow = () => this.follow(registration.installing, signal);
      registration.addEventListener("updatefound", follow, { signal });
      follow();
      this.look();
    } catch (error) {
      if (signal.aborted) return;
      console.warn("senet works online only:", error);
      const fault = await faultOfFile(address);
      if (signal.aborted) return;
      if (this.isForbidden) this.refuse({ why: "policy", file: isolateBidi(WORKERS_ALLOWED) });
      else if (fault) {
        this.kept = "failed";
        this.fault = fault;
      } else this.refuse({ why: "browser", file: "" });
      this.changed();
    }
  }

  private refuse(fault: OfflineFault): void {
    this.kept = "refused";
    this.fault = fault;
  }

  private onNewWorker(): void {
    // Another window has activated the new version, so files this page has not loaded yet may be gone.
    if (this.hadWorker) this.outdated = true;
    this.hadWorker = true;
    this.look();
  }

  /** The worker reports why the page could not be cached, or whether it has cached the texts of a language. */
  private onMessage({ data }: MessageEvent): void {
    const isAboutTexts = Array.isArray(data?.languages);
    if (!isAboutTexts && typeof data?.notKept !== "string") return;
    if (typeof data.why === "string") this.fault = { why: data.why, file: isolateBidi(String(data.file)) };
    else if (isAboutTexts) this.fault = UNKNOWN;
    if (isAboutTexts) this.textsOf = { language: String(data.languages[0]), kept: data.kept === true };
    else console.warn("senet works online only:", data.notKept);
    this.look();
  }

  private follow(worker: ServiceWorker | null, signal: AbortSignal): void {
    worker?.addEventListener("statechange", () => this.look(), { signal });
  }

  private look(): void {
    const { active, installing, waiting } = this.registration ?? {};
    const { language, kept } = this.textsOf;
    if (active) this.kept = language !== this.language ? "keeping" : kept ? "kept" : "failed";
    else if (this.registration) this.kept = installing || waiting ? "keeping" : "failed";
    // The browser lets the worker run, but keep nothing.
    if (this.kept === "failed" && this.fault.why === "browser") this.kept = "refused";
    if (active && waiting) this.outdated = true;
    if (active && active !== this.informedWorker) {
      this.informedWorker = active;
      this.speak(this.language);
    }
    this.changed();
  }
}
