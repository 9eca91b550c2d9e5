/** Name prefix of the caches for copies of curators' files, followed by the page's folder. */
export const COPIES = "senet curator ";
