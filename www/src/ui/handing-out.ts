/**
 * What the page hands out: the addresses under which others find the same game, position or rules, also as a code to
 * photograph, and files.
 */
import { html, svg, type TemplateResult } from "lit";
import { codeOf } from "../game/game-code.js";

/** Only the page itself reads such an address: not a file on a disk, and not another page that holds the game. */
export function hasAddress(): boolean {
  return location.protocol !== "file:" && document.documentElement.dataset.ready !== undefined;
}

/** The address of this page that asks for this and nothing else; what is empty is not asked for. */
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

/** Takes what was taken up out of the address, so that loading the page again goes on with the game. */
export function tidyAddress(): void {
  if (!hasAddress()) return;
  const address = new URL(location.href);
  for (const name of ["game", "position"]) address.searchParams.delete(name);
  try {
    history.replaceState(history.state, "", address);
  } catch (error) {
    // A sandboxed frame may not; the game is then opened again with the page.
    console.debug(error);
  }
}

/** Marks the link in its field and copies it; false where the browser allows no copying. */
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

/** Copies a text; false where the browser allows no copying. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** An address as a QR code, in one path. */
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

/** Offers a file to be kept under this name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
