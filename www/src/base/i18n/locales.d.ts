/** The bundler turns a locale file into its text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}

/** The bundler gathers the heads of the locale files. */
declare module "senet-languages" {
  const languages: import("./localizer.js").Language[];
  export default languages;
  /** The parts that texts come in. */
  export const parts: readonly string[];
}
