/** Screen sizes for tests and pictures. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** Pixel density for tests that do not look at pixels. Drawing all pixels would be a fifth of a page's work. */
export const COARSE = 0.5;
