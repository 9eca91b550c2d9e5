/** Data that the build inserts into the service worker. */

/** All files of the page with their digests in integrity format. */
declare const FILES: Readonly<Record<string, string>>;
/** Files cached at the first visit, besides the texts of the visitor's language. */
declare const CORE: readonly string[];
/** A hash that changes with any file. */
declare const VERSION: string;
