/** The ways in which a game can come to the page: its address, a file, a text, dropped or pasted on the page. */
import type { PageHost } from "../companion.js";
import { type Sentence, say } from "../game/sentence.js";
import { LONGEST } from "./game-code.js";
import { tidyAddress } from "./link.js";
import { takeUpCode, takeUpPosition, takeUpText } from "./taking-up.js";

/** What the address asks for, if anything. */
export async function takeUpAddress(page: PageHost, query: URLSearchParams): Promise<Sentence | null> {
  const [code, position] = [query.get("game"), query.get("position")];
  if (code !== null) return takeUpCode(page, code);
  return position === null ? null : takeUpPosition(page, position);
}

export async function takeUpFile(page: PageHost, file: File): Promise<Sentence | null> {
  if (file.size > LONGEST) return say("open-too-long");
  return takeUpText(page, await file.text());
}

/** A text may be a record or a link to a game. */
export async function takeUpPasted(page: PageHost, text: string): Promise<Sentence | null> {
  const trimmed = text.trim();
  const query = /^\S+\?(\S+)$/.exec(trimmed)?.[1];
  if (query && trimmed.length < LONGEST) {
    const asked = new URLSearchParams(query);
    if (asked.has("game") || asked.has("position")) return takeUpAddress(page, asked);
  }
  return takeUpText(page, text);
}

/** Takes up what is dropped on the page or pasted outside of fields. Gives the way to stop it. */
export function listen(page: PageHost): () => void {
  const { element, session } = page;
  const attempt = (taking: Promise<Sentence | null>) => {
    taking.then(
      (wrong) => wrong && tell(wrong),
      (error: unknown) => {
        console.error(error);
        session.notice(say("notice-fault", { reason: String(error) }));
      },
    );
  };
  const tell = (wrong: Sentence) => {
    session.notice(wrong);
    page.announce([wrong]);
  };
  const over = (event: DragEvent) => {
    const kinds = event.dataTransfer?.types ?? [];
    if (kinds.includes("Files") || kinds.includes("text/plain")) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (!file && text === "") return;
    event.preventDefault();
    attempt(file ? takeUpFile(page, file) : takeUpPasted(page, text));
  };
  const paste = (event: ClipboardEvent) => {
    const inField = event
      .composedPath()
      .some((node) => node instanceof Element && node.matches("input, textarea"));
    const text = event.clipboardData?.getData("text/plain") ?? "";
    // Whatever else is pasted is none of the page's business.
    if (inField || !/^\s*Senet 1\b|[?&](game|position)=/.test(text)) return;
    event.preventDefault();
    attempt(takeUpPasted(page, text));
  };
  element.addEventListener("dragover", over);
  element.addEventListener("drop", drop);
  element.addEventListener("paste", paste);
  const { query } = page;
  if (query.has("game") || query.has("position")) {
    attempt(takeUpAddress(page, query));
    tidyAddress();
  }
  return () => {
    element.removeEventListener("dragover", over);
    element.removeEventListener("drop", drop);
    element.removeEventListener("paste", paste);
  };
}
