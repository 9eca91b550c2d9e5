/** Drawings; see www/build/drawings.mjs. */
declare module "*.svg" {
  /** Draws a symbol of the file. `instead`: symbols that replace others within it. */
  const draw: (name: string, instead?: Readonly<Record<string, string>>) => import("lit").TemplateResult;
  export default draw;
}
