import type { Message } from "@fluent/bundle";

/** Texts by their ids, as Fluent's parser has read them when the page was built. */
export type Messages = Readonly<Record<string, Message["value"]>>;
