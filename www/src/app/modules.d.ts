// The types of what the bundler makes: lists that it collects from the folders of the add-ons, and files that it converts.

/** All add-ons, in order. */
declare module "senet-addons" {
  const addons: readonly import("./addons.js").AddonEntry[];
  export default addons;
}

/** The `view` in `view.ts` of an add-on, which may replace the flat drawing. Null in a build without such an add-on. */
declare module "senet-view" {
  const view: ((page: { readonly canSave: boolean }) => import("../board/pictures.js").OtherView) | null;
  export default view;
}

/** The `first` in `first.ts` of an add-on: signs and rim of a first picture. Empty in a build without such an add-on. */
declare module "senet-first" {
  const first: Partial<import("../board/materials.js").Materials>;
  export default first;
}

/** The pages beside the game that this build contains, by folder. */
declare module "senet-pages" {
  const pages: readonly string[];
  export default pages;
}

/** The questions that add-ons answer on the computer players' thread, from their files `worker.ts`. */
declare module "senet-workers" {
  const workers: readonly import("../engine/advisor-service.js").AddonWorker[];
  export default workers;
}

/** The first load's messages of a locale file. */
declare module "*.ftl" {
  const messages: import("../base/i18n/messages.js").Messages;
  export default messages;
}

/** The heads of the locale files. */
declare module "senet-languages" {
  const languages: import("../base/i18n/localizer.js").Language[];
  export default languages;
}

/** Shaders as text. */
declare module "*.vert" {
  const source: string;
  export default source;
}
declare module "*.frag" {
  const source: string;
  export default source;
}

/** Style sheets to adopt in a shadow root or document. */
declare module "*.css" {
  const styles: import("lit").CSSResult;
  export default styles;
}

/** The files of the npm package that the element loads. */
declare module "senet-package-files" {
  type Modules<Content> = Readonly<Record<string, () => Promise<{ default: Content }>>>;
  export const files: Modules<() => Promise<Uint8Array<ArrayBuffer>>>;
  export const texts: Modules<import("../base/i18n/messages.js").Messages>;
}
