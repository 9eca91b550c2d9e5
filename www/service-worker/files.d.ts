/** What the build writes into the service worker. */

/** All files that the page needs, each with its digest as a browser checks it. */
declare const FILES: Readonly<Record<string, string>>;
/** Those that a first visit keeps, beside the texts of the language that is spoken. */
declare const CORE: readonly string[];
/** Changes when any of them does. */
declare const VERSION: string;
