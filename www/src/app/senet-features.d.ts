/** The features, which the build collects from their folders, in order. */
declare module "senet-features" {
  const features: readonly import("./features.js").FeatureEntry[];
  export default features;
}
