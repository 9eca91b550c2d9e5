/** Delivered texts: parsed by Fluent at build time, in the short form of www/build/locales.mjs. */
import type { Message } from "@fluent/bundle";

/** Messages by id. */
export type Messages = Readonly<Record<string, Message["value"]>>;

/** The messages of a delivered text. Throws a SyntaxError if it is damaged. */
export const messagesIn = (text: string): Messages =>
  JSON.parse(
    text
      .replaceAll('{"v":', '{"type":"var","name":')
      .replaceAll('{"c":', '{"type":"select","selector":')
      .replaceAll(',"o":[', ',"variants":[')
      .replaceAll('{"m":', '{"type":"mesg","attr":null,"name":')
      .replaceAll(/\{"s":("[^"]*")/g, '{"key":{"type":"str","value":$1}'),
  );
