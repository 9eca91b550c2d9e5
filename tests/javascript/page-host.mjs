/** What a page's controller needs of its element, without pictures. */

/** A host whose motions end at once. @param {{ lang: string, dir: string }} element */
export const hostOf = (element) => ({
  element,
  root: { adoptedStyleSheets: [] },
  current: 1,
  storagePlace: () => "",
  board: () => null,
  focusSpot: () => undefined,
  stage: { play: async () => undefined, pause: async () => undefined, skip: () => undefined },
  changed: () => undefined,
  whenDrawn: async () => undefined,
  announce: () => undefined,
});
