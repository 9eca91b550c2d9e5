/** Styles of the sheets on screen and paper. Paper uses black only. */

/** CSS page size names. */
export const PAPERS = { a4: "A4", letter: "letter" } as const;
export type Paper = keyof typeof PAPERS;

/** The paper size, which selectors cannot set. */
export const paperStyles = new CSSStyleSheet();
