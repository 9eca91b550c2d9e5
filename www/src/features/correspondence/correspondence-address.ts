/** Links that carry a game. What stands behind the # is sent to no server. */

const MARK = "#senet-link=";

export function addressOf(letter: string, page: string = globalThis.location.href): string {
  const link = new URL(page);
  link.search = "";
  link.hash = `${MARK}${letter}`;
  return link.href;
}

/** The letter in an address, or in a text that somebody has pasted; null where there is none. */
export function letterIn(text: string): string | null {
  const at = text.indexOf(MARK);
  const letter = at >= 0 ? text.slice(at + MARK.length) : text;
  // What a messenger may have put around or behind the link.
  const [clean] = letter.trim().split(/[\s<>"']/);
  if (!clean || (at < 0 && !/^[\w-]{60,}$/.test(clean))) return null;
  return clean;
}

/** Takes the letter out of the page's address, so that a reload does not open it again. */
export function forgetLetter(): void {
  const page = new URL(globalThis.location.href);
  page.hash = "";
  history.replaceState(history.state, "", page);
}
