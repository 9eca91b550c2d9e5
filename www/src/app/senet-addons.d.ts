/** The add-ons, which the build collects from their folders, in order. */
declare module "senet-addons" {
  const addons: readonly import("./addons.js").AddonEntry[];
  export default addons;
}
