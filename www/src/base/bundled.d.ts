// Module types of files that the bundler converts.

/** The first load's messages of a locale file. */
declare module "*.ftl" {
  const messages: import("./i18n/messages.js").Messages;
  export default messages;
}

/** The heads of the locale files. */
declare module "senet-languages" {
  const languages: import("./i18n/localizer.js").Language[];
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
  export const texts: Modules<import("./i18n/messages.js").Messages>;
}
