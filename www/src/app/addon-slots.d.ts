/** The lists that the build collects from the folders of the add-ons. */

/** All add-ons, in order. */
declare module "senet-addons" {
  const addons: readonly import("./addons.js").AddonEntry[];
  export default addons;
}

/** The view in `view.ts` of an add-on, which may replace the flat drawing. Null in a build without such an add-on. */
declare module "senet-view" {
  const view: (() => Promise<import("../board/pictures.js").ViewModule>) | null;
  export default view;
}

/** The pages beside the game that this build contains, by folder. */
declare module "senet-pages" {
  const pages: readonly string[];
  export default pages;
}
