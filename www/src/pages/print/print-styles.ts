/** The look of the sheets, on the screen and on paper. On paper there is only black. */

/** As CSS calls them. */
export const PAPERS = { a4: "A4", letter: "letter" } as const;
export type Paper = keyof typeof PAPERS;

/** The size of the paper, which no selector can choose. */
export const paperStyles = new CSSStyleSheet();
