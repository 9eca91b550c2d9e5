import type { Message } from "@fluent/bundle";

/** Messages by id, parsed by Fluent at build time. */
export type Messages = Readonly<Record<string, Message["value"]>>;
