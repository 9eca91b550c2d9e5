/**
 * The curator's file: read from the page's own site, again now and then. A faulty version changes nothing, and the last
 * good one is kept on this device for a start without a network.
 */

import { foreign, reasonOf, type Sentence, say } from "../../base/i18n/localizer.js";
import { COPIES } from "./copies.js";
import type { Curator, Fault } from "./curator-types.js";

// ---- What is wrong with a curator's file, as a sentence.

/** What stands in the file, or is said of it by the browser. */
const OTHERS = new Set(["field", "file", "found", "reason"]);

export function faultSentence({ type, ...args }: Fault): Sentence {
  const shown = Object.entries(args).map(([name, value]): [string, string | number] => [
    name,
    typeof value === "string" && OTHERS.has(name) ? foreign(value) : value,
  ]);
  return say(`kiosk-fault-${type}`, Object.fromEntries(shown));
}

// ---- The file, read and looked at again.

/** A site that has not answered by then does not keep the visitors waiting. */
const PATIENCE = 10_000;

/** The version in use. */
interface Used extends Copy {
  curator: Curator;
  /** It is the copy on this device: the site has not given a good version since the page was opened. */
  copied: boolean;
}

export class CuratorFile {
  used: Used | null = null;
  /** The site does not answer. */
  unreachable = false;
  /** Why no copy of the file is kept. */
  unkept: string | null = null;
  private fileFaults: readonly Fault[] = [];
  private pictureFaults: readonly Fault[] = [];
  private reading: Promise<void> | null = null;
  private destroyed = false;

  constructor(
    /** As the address of the page has it. */
    readonly name: string,
    private readonly tell: (what: "curator" | "faults") => void,
  ) {}

  private changed(what: "curator" | "faults"): void {
    if (!this.destroyed) this.tell(what);
  }

  /** Nothing is told any more, also of what is being read. */
  destroy(): void {
    this.destroyed = true;
  }

  /** What the address means by `?kiosk=…`; null where it names no file. */
  static named(value: string | null, changed: CuratorFile["tell"]): CuratorFile | null {
    return value === null || value === "" || value === "1" || value === "true"
      ? null
      : new CuratorFile(value, changed);
  }

  get faults(): readonly Fault[] {
    return [...this.fileFaults, ...this.pictureFaults];
  }

  /** What the screen itself says: a site out of reach takes nothing away while there is a good version. */
  get pressing(): readonly Fault[] {
    return this.unreachable && this.used ? this.pictureFaults : this.faults;
  }

  /**
   * Two that want it at the same time read it once. Never rejects: whatever fails is a fault of the file, which is read
   * again later, and the screen opens without it.
   */
  read(): Promise<void> {
    this.reading ??= this.look()
      .catch((error: unknown) => {
        console.error(error);
        this.refuse([{ type: "unreadable", reason: reasonOf(error) }], true);
      })
      .finally(() => {
        this.reading = null;
      });
    return this.reading;
  }

  /** Where it is; null on another site. */
  get address(): URL | null {
    if (!URL.canParse(this.name, document.baseURI)) return null;
    const address = new URL(this.name, document.baseURI);
    return address.origin === location.origin && /^https?:$/.test(address.protocol) ? address : null;
  }

  /** Where a picture beside it is. */
  pictureAt(picture: string): URL {
    return new URL(picture, this.address ?? document.baseURI);
  }

  /** A picture cannot be shown. */
  missPicture(picture: string): void {
    this.pictureFaults = [{ type: "picture", field: "logo › picture", found: picture }];
    console.warn(`curator file ${this.name}`, this.pictureFaults);
    this.changed("faults");
  }

  /** Whether pictures can be shown is to be tried anew. */
  retryPictures(): void {
    this.pictureFaults = [];
  }

  get picturesMissing(): boolean {
    return this.pictureFaults.length > 0;
  }

  private async look(): Promise<void> {
    const { address } = this;
    if (!address) return this.refuse([{ type: "elsewhere", file: this.name }], false);
    const given = await textAt(address);
    if (this.destroyed) return;
    if ("source" in given) await this.take(given.source, address);
    else {
      const { reason, unreachable } = given;
      this.refuse([reason === null ? { type: "encoding" } : { type: "unreadable", reason }], unreachable);
      await this.useCopy(address);
    }
  }

  private async take(source: string, address: URL): Promise<void> {
    const { used } = this;
    if (source === used?.source) {
      this.used = { ...used, copied: false };
      return this.refuse([], false);
    }
    const { readCurator } = await import("./curator.js");
    const read = readCurator(source);
    if ("faults" in read) {
      this.refuse(read.faults, false);
      return this.useCopy(address);
    }
    const copy = await this.copyOf(address);
    const since = copy?.source === source ? copy.since : new Date();
    this.use({ source, since, curator: read.curator, copied: false });
    this.refuse([], false);
    void this.keep(address, { source, since }, read.curator);
  }

  private use(used: Used): void {
    this.used = used;
    this.retryPictures();
    this.changed("curator");
  }

  /** Before there is a good version, the one of an earlier start is used. */
  private async useCopy(address: URL): Promise<void> {
    if (this.used) return;
    const copy = await this.copyOf(address);
    if (!copy) return;
    const { readCurator } = await import("./curator.js");
    const read = readCurator(copy.source);
    if ("curator" in read) this.use({ ...copy, curator: read.curator, copied: true });
  }

  private async copyOf(address: URL): Promise<Copy | null> {
    try {
      return await readCopy(address);
    } catch (error) {
      this.unkept = String(error);
      return null;
    }
  }

  private async keep(address: URL, copy: Copy, { logo }: Curator): Promise<void> {
    try {
      const beside = logo && !logo.picture.startsWith("data:") ? this.pictureAt(logo.picture) : null;
      await keepCopy(address, copy, beside);
      this.unkept = null;
    } catch (error) {
      this.unkept = String(error);
    }
    this.changed("faults");
  }

  private refuse(faults: readonly Fault[], unreachable: boolean): void {
    const news = JSON.stringify(faults) !== JSON.stringify(this.fileFaults);
    if (news && faults.length > 0) console.warn(`curator file ${this.name}`, faults);
    this.fileFaults = faults;
    this.unreachable = unreachable;
    this.changed("faults");
  }
}

/** The text of the file, or why there is none; null for one that is in no encoding of ours. */
async function textAt(
  address: URL,
): Promise<{ source: string } | { reason: string | null; unreachable: boolean }> {
  try {
    const options = { cache: "no-cache", redirect: "error", signal: AbortSignal.timeout(PATIENCE) } as const;
    const answer = await fetch(address, options);
    if (!answer.ok) return { reason: `HTTP ${answer.status}`, unreachable: false };
    const bytes = await answer.arrayBuffer();
    try {
      return { source: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
    } catch {
      return { reason: null, unreachable: false };
    }
  } catch (error) {
    return { reason: reasonOf(error), unreachable: true };
  }
}

// ---- The last good version of a curator's file and its logo, on this device: for a start without a network.

const SINCE = "x-senet-since";

export interface Copy {
  source: string;
  /** When this version was first read. */
  since: Date;
}

const nameOf = (address: URL) => `${COPIES}${new URL("./", document.baseURI).href} ${address.href}`;

/** Throws where the browser keeps nothing. */
function storage(): CacheStorage {
  if (!("caches" in globalThis)) throw new Error("no cache storage");
  return caches;
}

async function readCopy(address: URL): Promise<Copy | null> {
  const kept = await storage().match(address.href, { cacheName: nameOf(address) });
  if (!kept) return null;
  return { source: await kept.text(), since: new Date(kept.headers.get(SINCE) ?? Number.NaN) };
}

/** Keeps the file, and the picture beside it, in the place of what was kept before. */
async function keepCopy(address: URL, { source, since }: Copy, picture: URL | null): Promise<void> {
  const cache = await storage().open(nameOf(address));
  if (picture) await keepPicture(cache, picture);
  const headers = { "content-type": "application/json", [SINCE]: since.toISOString() };
  await cache.put(address.href, new Response(source, { headers }));
  for (const { url } of await cache.keys()) {
    if (url !== address.href && url !== picture?.href) await cache.delete(url);
  }
}

/** A picture that does not come leaves the one there is; whether it can be shown is seen where it is shown. */
async function keepPicture(cache: Cache, picture: URL): Promise<void> {
  const answer = await fetch(picture, { cache: "no-cache" });
  if (answer.ok) await cache.put(picture.href, answer);
}
