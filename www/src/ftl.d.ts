/** The bundler turns a locale file into its text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}
