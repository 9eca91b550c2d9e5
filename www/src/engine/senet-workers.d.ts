/** The questions that add-ons answer on the computer players' thread, from their files `worker.ts`. */
declare module "senet-workers" {
  const workers: readonly import("./advisor-service.js").AddonWorker[];
  export default workers;
}
