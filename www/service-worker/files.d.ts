/** Data that the build inserts into the service worker. */

/** All files of the page with their digests in integrity format. */
declare const FILES: Readonly<Record<string, string>>;
/** Files cached at the first visit, in addition to the current language's texts. */
declare const CORE: readonly string[];
/** A hash that changes with any file. */
declare const VERSION: string;
