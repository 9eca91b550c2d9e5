// What the bundler makes modules of.

/** A locale file as its first messages. */
declare module "*.ftl" {
  const messages: import("./i18n/messages.js").Messages;
  export default messages;
}

/** The heads of the locale files. */
declare module "senet-languages" {
  const languages: import("./i18n/localizer.js").Language[];
  export default languages;
}

/** Shaders as their text. */
declare module "*.vert" {
  const source: string;
  export default source;
}
declare module "*.frag" {
  const source: string;
  export default source;
}

/** Style sheets, to be adopted by a shadow root or a document. */
declare module "*.css" {
  const styles: import("lit").CSSResult;
  export default styles;
}
