/** Everything of a visit that the first throw does not need, in one file: the add-ons. It loads after the first picture. */
export { default as addons } from "senet-addons";
export { Addons } from "./addons.js";
