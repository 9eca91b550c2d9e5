/** The screens that tests and pictures are made on. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** Of a pixel's width and height, for what does not look at pixels: the drawing of all of them is a fifth of a page's work. */
export const COARSE = 0.5;
