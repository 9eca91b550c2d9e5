/**
 * Loading that never remembers a failure. Concurrent callers share one attempt; what has loaded stays; what failed is
 * forgotten, so that the next call tries again.
 */

/** Increases when failed loads are worth another attempt. The network and the visitor belong to the whole page. */
let retries = 0;
/** Something has failed since then. */
let hasFailed = false;

/**
 * Call this when the network has returned or the visitor has pressed something: drawing tries again what has failed.
 * Returns false if nothing has.
 */
export function retryFailedLoads(): boolean {
  const isNeeded = hasFailed;
  hasFailed = false;
  if (isNeeded) retries += 1;
  return isNeeded;
}

export class LoadCache<Key, Value> {
  private readonly attempts = new Map<Key, Promise<Value>>();
  private readonly values = new Map<Key, Value>();
  /** The number of retries at the last failure. */
  private readonly failures = new Map<Key, number>();

  constructor(private readonly load: (key: Key) => Promise<Value>) {}

  /** The keys that have loaded or are loading. */
  get keys(): readonly Key[] {
    return [...this.attempts.keys()];
  }

  /** Loads the value, unless it is there or already loading. */
  get(key: Key): Promise<Value> {
    const current = this.attempts.get(key);
    if (current) return current;
    const attempt = this.attempt(key);
    this.attempts.set(key, attempt);
    attempt.then(
      (value) => {
        if (this.attempts.get(key) === attempt) this.values.set(key, value);
      },
      () => {
        if (this.attempts.get(key) !== attempt) return;
        this.attempts.delete(key);
        this.failures.set(key, retries);
        hasFailed = true;
      },
    );
    return attempt;
  }

  /** The value if it has loaded. */
  loaded(key: Key): Value | undefined {
    return this.values.get(key);
  }

  /** The last attempt has failed, and no other has started. */
  hasFailed(key: Key): boolean {
    return this.failures.has(key) && !this.attempts.has(key);
  }

  /**
   * For drawing: the value if it has loaded; otherwise starts to load it and hands the attempt to `follow`, which reports
   * a failure and redraws. A failed load starts again only after `retryFailedLoads`, so that drawing causes no loop.
   */
  peek(key: Key, follow: (attempt: Promise<Value>) => unknown): Value | undefined {
    if (!this.attempts.has(key) && this.failures.get(key) !== retries) follow(this.get(key));
    return this.values.get(key);
  }

  /** Forgets everything but this. */
  keepOnly(key: Key): void {
    for (const map of [this.attempts, this.values, this.failures])
      for (const other of map.keys()) if (other !== key) map.delete(other);
  }

  /** Forgets everything. An attempt in progress still resolves for its callers. */
  clear(): void {
    this.attempts.clear();
    this.values.clear();
    this.failures.clear();
  }

  private async attempt(key: Key): Promise<Value> {
    return this.load(key);
  }
}

/** A file of the page that did not arrive. */
export class LoadError extends Error {
  override name = "LoadError";
}

/** What Chromium, Firefox and Safari say when a module or a request fails. */
const MESSAGES =
  /dynamically imported module|Importing a module script failed|^Failed to fetch|^NetworkError|^Load failed/;

/** Whether an error means that a file did not arrive, the engine's included, and not that the page has a fault. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof LoadError ||
  (error as { failure?: unknown } | null)?.failure === "wasm-not-found" ||
  (error instanceof TypeError && MESSAGES.test(error.message));
