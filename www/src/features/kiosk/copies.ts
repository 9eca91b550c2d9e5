/** How the names of the caches begin that hold copies of curators' files; the folder of the page follows. */
export const COPIES = "senet curator ";
