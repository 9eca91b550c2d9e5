/** Sharing: links to the same game, position or rules, their QR codes, and files. */
import { html, svg, type TemplateResult } from "lit";
import { codeOf } from "../game/game-code.js";

/** Only the page itself can open such a link, not a local file or a page that embeds the game. */
export function hasAddress(): boolean {
  return location.protocol !== "file:" && document.documentElement.dataset.ready !== undefined;
}

/** A link to this page with only these parameters. Empty ones are left out. */
export function addressWith(asked: Readonly<Record<string, string>>, page = location.href): string {
  const address = new URL(page);
  address.hash = "";
  address.search = "";
  for (const [name, value] of Object.entries(asked)) if (value !== "") address.searchParams.set(name, value);
  return address.href;
}

export async function gameLink(record: string): Promise<string> {
  return addressWith({ game: await codeOf(record) });
}

export function positionLink(ruleset: string, id: string): string {
  return addressWith({ position: `${ruleset}.${id}` });
}

/** Removes consumed parameters from the URL, so that a reload resumes the game. */
export function tidyAddress(): void {
  if (!hasAddress()) return;
  const address = new URL(location.href);
  for (const name of ["game", "position"]) address.searchParams.delete(name);
  try {
    history.replaceState(history.state, "", address);
  } catch (error) {
    // A sandboxed frame cannot change its URL; a reload then opens the shared game again.
    console.debug(error);
  }
}

/** Selects the link in its field and copies it. Returns false if the browser allows no copying. */
export async function copyLink(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text. Returns false if the browser allows no copying. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A URL as a QR code, drawn as a single path. */
export async function qrPicture(text: string, label: string): Promise<TemplateResult> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join("");
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff" /><path d=${path} fill="#000" />`}
  </svg>`;
}

/** Offers a file for download under this name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
