/**
 * The curator file, read from the page's own site and re-read periodically. An invalid version changes nothing. The
 * last valid one is cached on this device for a start without a network.
 */

import { COPIES } from "../../service-worker/copies.js";
import { errorMessage, isolateBidi, type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import { parseUrl } from "../../src/game/url-options.js";
import { readCurator } from "./curator.js";
import type { Curator, Fault, WrittenCurator } from "./curator-types.js";

// ---- Errors in a curator file, as sentences.

/** A quotation from the file, or the browser's message. */
const OTHERS = new Set(["field", "file", "found", "reason"]);

export function curatorFaultSentence({ type, ...args }: Fault): Sentence {
  const formatted = Object.entries(args).map(([name, value]): [string, string | number | Sentence] => [
    name,
    typeof value === "string" && OTHERS.has(name) ? isolateBidi(value) : value,
  ]);
  return sentence(`kiosk-fault-${type}`, Object.fromEntries(formatted));
}

// ---- Reading and re-reading the file.

/** Time limit for the site's answer, so that visitors do not wait. */
const REQUEST_TIMEOUT_MS = 10_000;

/** The version in use. */
interface UsedFile extends Copy {
  curator: Curator;
  /** The version comes from the cache; the site has provided no valid one since the page was opened. */
  copied: boolean;
}

export class CuratorFile {
  used: UsedFile | null = null;
  /** The site does not answer. */
  unreachable = false;
  /** Why the file could not be cached. */
  notCached: string | null = null;
  private fileFaults: readonly Fault[] = [];
  private pictureFaults: readonly Fault[] = [];
  private reading: Promise<void> | null = null;
  private destroyed = false;

  constructor(
    /** As written in the page's URL. */
    readonly name: string,
    private readonly tell: (what: "curator" | "faults") => void,
    /** Looks up the rules that the file offers. */
    private readonly resolve: (
      written: WrittenCurator,
    ) => Promise<{ curator: Curator } | { faults: readonly Fault[] }>,
  ) {}

  private changed(what: "curator" | "faults"): void {
    if (!this.destroyed) this.tell(what);
  }

  /** Stops all reports, including those of a read in progress. */
  destroy(): void {
    this.destroyed = true;
  }

  /** The file named by `?kiosk=…`; null if it names none. */
  static named(
    value: string | null,
    changed: CuratorFile["tell"],
    resolve: CuratorFile["resolve"],
  ): CuratorFile | null {
    return value === null || value === "" || value === "1" || value === "true"
      ? null
      : new CuratorFile(value, changed, resolve);
  }

  get faults(): readonly Fault[] {
    return [...this.fileFaults, ...this.pictureFaults];
  }

  /** Faults to show on the screen. An unreachable site is not a fault while a valid version is available. */
  get urgentFaults(): readonly Fault[] {
    return this.unreachable && this.used ? this.pictureFaults : this.faults;
  }

  /**
   * Concurrent calls share one read. Never rejects: any failure becomes a fault of the file, which is re-read later,
   * and the screen opens without it.
   */
  read(): Promise<void> {
    this.reading ??= this.check()
      .catch((error: unknown) => {
        console.error(error);
        this.reject([{ type: "unreadable", reason: errorMessage(error) }], true);
      })
      .finally(() => {
        this.reading = null;
      });
    return this.reading;
  }

  /** The file's URL; null on another site. */
  get address(): URL | null {
    const address = parseUrl(this.name, document.baseURI);
    return address?.origin === location.origin && /^https?:$/.test(address.protocol) ? address : null;
  }

  /** The URL of a picture next to the file. */
  pictureAt(picture: string): URL {
    return new URL(picture, this.address ?? document.baseURI);
  }

  /** Records that a picture failed to load. */
  onPictureMissing(picture: string): void {
    this.pictureFaults = [{ type: "picture", field: "logo › picture", found: picture }];
    console.warn(`curator file ${this.name}`, this.pictureFaults);
    this.changed("faults");
  }

  /** Clears picture failures, so that pictures are tried again. */
  retryPictures(): void {
    this.pictureFaults = [];
  }

  get picturesMissing(): boolean {
    return this.pictureFaults.length > 0;
  }

  private async check(): Promise<void> {
    const { address } = this;
    if (!address) return this.reject([{ type: "elsewhere", file: this.name }], false);
    const result = await textAt(address);
    if (this.destroyed) return;
    if ("source" in result) await this.take(result.source, address);
    else {
      const { reason, unreachable } = result;
      this.reject([reason === null ? { type: "encoding" } : { type: "unreadable", reason }], unreachable);
      await this.useCopy(address);
    }
  }

  private async take(source: string, address: URL): Promise<void> {
    const { used } = this;
    if (source === used?.source) {
      this.used = { ...used, copied: false };
      return this.reject([], false);
    }
    const read = await this.parse(source);
    if (this.destroyed) return;
    if ("faults" in read) {
      this.reject(read.faults, false);
      return this.useCopy(address);
    }
    const copy = await this.copyOf(address);
    const since = copy?.source === source ? copy.since : new Date();
    this.use({ source, since, curator: read.curator, copied: false });
    this.reject([], false);
    this.keep(address, { source, since }, read.curator).catch(console.error);
  }

  private async parse(source: string): ReturnType<CuratorFile["resolve"]> {
    const written = readCurator(source);
    return "faults" in written ? written : this.resolve(written.curator);
  }

  private use(used: UsedFile): void {
    this.used = used;
    this.retryPictures();
    this.changed("curator");
  }

  /** Before the first valid version, uses the one cached by an earlier start. */
  private async useCopy(address: URL): Promise<void> {
    if (this.used) return;
    const copy = await this.copyOf(address);
    if (!copy) return;
    const read = await this.parse(copy.source);
    if ("curator" in read && !this.destroyed) this.use({ ...copy, curator: read.curator, copied: true });
  }

  private async copyOf(address: URL): Promise<Copy | null> {
    try {
      return await readCopy(address);
    } catch (error) {
      this.notCached = String(error);
      return null;
    }
  }

  private async keep(address: URL, copy: Copy, { logo }: Curator): Promise<void> {
    try {
      const beside = logo && !logo.picture.startsWith("data:") ? this.pictureAt(logo.picture) : null;
      await cacheCopy(address, copy, beside, () => this.used?.source === copy.source);
      this.notCached = null;
    } catch (error) {
      this.notCached = String(error);
    }
    this.changed("faults");
  }

  private reject(faults: readonly Fault[], unreachable: boolean): void {
    const news = JSON.stringify(faults) !== JSON.stringify(this.fileFaults);
    if (news && faults.length > 0) console.warn(`curator file ${this.name}`, faults);
    this.fileFaults = faults;
    this.unreachable = unreachable;
    this.changed("faults");
  }
}

/** The file's text, or why it could not be read; null for an unsupported encoding. */
async function textAt(
  address: URL,
): Promise<{ source: string } | { reason: string | null; unreachable: boolean }> {
  try {
    const options = {
      cache: "no-cache",
      redirect: "error",
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    } as const;
    const answer = await fetch(address, options);
    if (!answer.ok) return { reason: `HTTP ${answer.status}`, unreachable: false };
    const bytes = await answer.arrayBuffer();
    try {
      return { source: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
    } catch {
      return { reason: null, unreachable: false };
    }
  } catch (error) {
    return { reason: errorMessage(error), unreachable: true };
  }
}

// ---- The cache of the last valid curator file and its logo, for a start without a network.

const SINCE_HEADER = "x-senet-since";

interface Copy {
  source: string;
  /** When this version was first read. */
  since: Date;
}

const nameOf = (address: URL) => `${COPIES}${new URL("./", document.baseURI).href} ${address.href}`;

/** Throws if the browser has no cache storage. */
function storage(): CacheStorage {
  if (!("caches" in globalThis)) throw new Error("no cache storage");
  return caches;
}

async function readCopy(address: URL): Promise<Copy | null> {
  const cached = await storage().match(address.href, { cacheName: nameOf(address) });
  if (!cached) return null;
  return { source: await cached.text(), since: new Date(cached.headers.get(SINCE_HEADER) ?? Number.NaN) };
}

/** Caches the file and its picture, replacing the previous ones, unless a newer version has been read meanwhile. */
async function cacheCopy(
  address: URL,
  { source, since }: Copy,
  picture: URL | null,
  isCurrent: () => boolean,
): Promise<void> {
  const cache = await storage().open(nameOf(address));
  if (picture) await cachePicture(cache, picture);
  if (!isCurrent()) return;
  const headers = { "content-type": "application/json", [SINCE_HEADER]: since.toISOString() };
  await cache.put(address.href, new Response(source, { headers }));
  for (const { url } of await cache.keys()) {
    if (url !== address.href && url !== picture?.href) await cache.delete(url);
  }
}

/** If the picture fails to load, the cached one stays. Whether it is valid shows when it is displayed. */
async function cachePicture(cache: Cache, picture: URL): Promise<void> {
  const answer = await fetch(picture, { cache: "no-cache" });
  if (answer.ok) await cache.put(picture.href, answer);
}
