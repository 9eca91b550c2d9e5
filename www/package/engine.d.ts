/// <reference lib="esnext.disposable" />
/** The engine: every ruleset, house rules, computer players. It has been started when this module is imported. */
export * from "./senet.js";
