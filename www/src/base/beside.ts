/** The address of a file of the page; this module is a part of `main.js`, which lies beside them. */
export const beside = (path: string): URL => new URL(path, import.meta.url);
