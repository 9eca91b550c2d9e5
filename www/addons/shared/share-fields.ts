/** Sharing: links to the same game, position or rules, their QR codes, and files. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { encode } from "uqr";
import { moveFocus } from "../../src/base/focus.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";

/** A link to this page with only these parameters. Empty ones are left out. */
export function pageUrl(params: Readonly<Record<string, string>>, page = location.href): string {
  const address = new URL(page);
  address.hash = "";
  address.search = "";
  for (const [name, value] of Object.entries(params)) if (value !== "") address.searchParams.set(name, value);
  return address.href;
}

/** Copies a text. Returns false if the browser allows no copying. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on a page that was opened over http.
    if (!navigator.clipboard) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The older way, in which the page supplies the text when the browser asks for it. */
function copyByCommand(text: string): boolean {
  const supply = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("copy", supply, true);
  try {
    return document.execCommand("copy");
  } finally {
    document.removeEventListener("copy", supply, true);
  }
}

/** A URL as a QR code, drawn as a single path. */
export function qrPicture(text: string, label: string): TemplateResult {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join("");
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff" /><path d=${path} fill="#000" />`}
  </svg>`;
}

// ---- The text in a field, with buttons that copy it, send it and show it as a QR code.

/** The parts of the page that it needs. */
interface ShareFieldsHost {
  readonly l10n: Localizer;
  redraw(): void;
  attempt(work: Promise<unknown>): void;
}

/** Message ids: the copy button, and the result with or without the browser's permission to copy. */
interface ShareFieldsTexts {
  copy: string;
  copied: string;
  byHand: string;
}

export class ShareFields {
  private messageId = "";
  /** The field that the result is about. */
  private fieldName = "";
  private qr: { text: string; picture: TemplateResult } | null = null;
  /** Increased when the results are forgotten: those of earlier presses are dropped. */
  private generation = 0;

  constructor(
    private readonly page: ShareFieldsHost,
    private readonly texts: ShareFieldsTexts,
  ) {}

  /** Forgets the results. */
  clear(): void {
    this.generation += 1;
    this.messageId = "";
    this.qr = null;
  }

  /** Shows a message by its id. */
  showMessage(id: string, fieldName = ""): void {
    Object.assign(this, { messageId: id, fieldName });
    this.page.redraw();
  }

  /** The message about this field, or the last one about any. */
  result(fieldName = this.fieldName): string {
    return this.messageId && fieldName === this.fieldName ? this.page.l10n.text(this.messageId) : "";
  }

  /** A field of this class, and a button of the class `copy-…`. */
  field(name: string, label: unknown, text: string, more: unknown = nothing): TemplateResult {
    return html`<div class="hand-out">
      <label>${label} <input class=${name} type="text" dir="auto" readonly .value=${text} /></label>
      ${this.copyButton(name)} ${more}
    </div>`;
  }

  /** Copies the field beside it. If the browser allows no copying, the text stays selected. */
  copyButton(name: string): TemplateResult {
    const { texts, page } = this;
    const copy = ({ currentTarget }: Event) => {
      const beside = (currentTarget as Element).parentElement;
      const field = beside?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
      moveFocus(field, "scroll");
      field?.select();
      const { generation } = this;
      const show = (copied: boolean) => {
        if (generation === this.generation) this.showMessage(copied ? texts.copied : texts.byHand, name);
      };
      page.attempt(copyText(field?.value ?? "").then(show));
    };
    return html`<button type="button" class="copy-${name}" @click=${copy}>${page.l10n.text(texts.copy)}</button>`;
  }

  /** A button for the system's own sharing, where it exists. Cancelling is not an error. */
  sendButton(
    name: string,
    label: string,
    data: ShareData,
    results?: { done: string; failed: string },
  ): TemplateResult | typeof nothing {
    if (typeof navigator.share !== "function" || navigator.canShare?.(data) === false) return nothing;
    const send = async () => {
      const { generation } = this;
      try {
        await navigator.share(data);
        if (results && generation === this.generation) this.showMessage(results.done);
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
        if (!results) throw error;
        console.error(error);
        this.showMessage(results.failed);
      }
    };
    return html`<button type="button" class=${name} @click=${() => this.page.attempt(send())}>${label}</button>`;
  }

  /** A button that shows and hides the QR code of this text. */
  qrButton(text: string, label: string, described: string): TemplateResult {
    const isShown = this.qr?.text === text;
    const toggle = () => {
      this.qr = isShown ? null : { text, picture: qrPicture(text, described) };
      this.page.redraw();
    };
    return html`<button type="button" class="show-qr" aria-expanded=${isShown ? "true" : "false"} @click=${toggle}>${label}</button>`;
  }

  /** The QR code, if it is shown. */
  code(text: string): unknown {
    return this.qr?.text === text ? this.qr.picture : nothing;
  }
}
