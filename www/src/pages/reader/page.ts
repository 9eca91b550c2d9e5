/**
 * The page for people who read a language whole: every text beside its English, where it is said, and corrections as a
 * file. It is in English, as it needs readers of English; it loads nothing but texts, and sends nothing.
 */

import { css, html, nothing, render, type TemplateResult } from "lit";
import { parts } from "senet-languages";
import { LANGUAGES, type Language, languageOf, pickLanguage } from "../../base/i18n/localizer.js";
import { localeMessages } from "../../base/page-files.js";
import { readPart, writePart } from "../../base/storage.js";
import pageStyles from "../page.css";
import { selectField } from "../page-styles.js";
import {
  correctionsFile,
  faultIn,
  type Message,
  messagesIn,
  PLACES,
  type TextPlace,
  textPlaceOf,
} from "./places.js";

// ---- The look of the page for readers: texts on one side, the game on the other.

const readerStyles = css`
  @media (min-width: 60rem) {
    .reader main {
      grid-template-columns: minmax(0, 1fr) minmax(24rem, 44rem);
    }
    .reader .preview {
      position: sticky;
      inset-block-start: 1rem;
      grid-row: auto;
    }
  }
  .reader h2:focus {
    outline: none;
  }
  .rows {
    gap: 1rem;
    padding: 0;
    list-style: none;
  }
  .rows li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.3rem;
    padding-block-end: 0.8rem;
    border-block-end: 1px solid var(--line);
  }
  .rows .corrected {
    padding-inline-start: 0.6rem;
    border-inline-start: 4px solid var(--accent);
  }
  .id {
    color: var(--quiet);
    font-size: 0.8rem;
    overflow-wrap: anywhere;
  }
  .said {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .said:not(.own) {
    color: var(--quiet);
  }
  .own {
    font-size: 1.1rem;
  }
  textarea {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.5rem 0.7rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--table);
    color: var(--ink);
    font: inherit;
    resize: vertical;
  }
  .fault {
    font-weight: 600;
  }
  button:disabled {
    opacity: 0.6;
    cursor: default;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** So long a way through the game may take, in milliseconds. */
const PATIENCE = 20_000;

interface Row extends Message {
  english: string;
}

type Corrections = Readonly<Record<string, Readonly<Record<string, string>>>>;

class ReaderPage {
  private readonly root = document.createElement("div");
  private readonly rows = new Map<TextPlace, Row[]>();
  private place = PLACES[0] as TextPlace;
  /** Counts what is shown in the frame, so that a way that is given up presses nothing more. */
  private shown = 0;
  private corrections: Corrections = (readPart("reader") as Corrections | null) ?? {};
  private kept = true;

  constructor(private language: Language) {
    this.root.className = "frame reader";
  }

  async show(): Promise<void> {
    document.body.append(this.root);
    await this.read(this.language);
  }

  private async read(language: Language): Promise<void> {
    const texts = async (code: string) =>
      Promise.all(parts.map(async (part) => [part, messagesIn(await localeMessages(code, part))] as const));
    const [english, own] = await Promise.all([texts("en"), texts(language.code)]);
    const translations = new Map(
      own.flatMap(([, messages]) => messages.map(({ id, text }) => [id, text] as const)),
    );
    this.rows.clear();
    for (const [part, messages] of english)
      for (const { id, text } of messages) {
        const place = textPlaceOf(id, part);
        const rows = this.rows.get(place) ?? [];
        rows.push({ id, english: text, text: translations.get(id) ?? "" });
        this.rows.set(place, rows);
      }
    this.language = language;
    this.draw();
  }

  private get mine(): ReadonlyMap<string, string> {
    return new Map(Object.entries(this.corrections[this.language.code] ?? {}));
  }

  private correct(row: Row, text: string): void {
    const { [row.id]: _, ...others } = this.corrections[this.language.code] ?? {};
    const changed = text.trim() !== "" && text.trim() !== row.text;
    this.corrections = {
      ...this.corrections,
      [this.language.code]: changed ? { ...others, [row.id]: text.trim() } : others,
    };
    this.kept = writePart("reader", this.corrections);
    this.draw();
  }

  private draw(): void {
    const { place, language, mine } = this;
    const rows = this.rows.get(place) ?? [];
    const places = [...this.rows.keys()].sort((one, other) => PLACES.indexOf(one) - PLACES.indexOf(other));
    const at = places.indexOf(place);
    const go = (to: TextPlace | undefined) => () => {
      if (!to) return;
      this.place = to;
      this.draw();
      this.root.querySelector<HTMLElement>(".texts h2")?.focus();
    };
    const number = [...this.rows.values()].reduce((sum, { length }) => sum + length, 0);
    render(
      html`<header>
          <h1>Read your language</h1>
          ${selectField(
            "Language",
            language.code,
            LANGUAGES.filter(({ code }) => code !== "en").map(({ code, name }) => [code, name]),
            (code) => void this.read(languageOf(code)),
          )}
          <p class="lead">
            All ${number} texts of the game in ${places.length} parts, beside their English. Read a part with the game open
            beside it; where you know better, write your sentence below. What stands in braces the game fills in or chooses
            by: keep it. Nothing is sent: save your corrections as a file at the end and send that.
            <a href="./">To the game</a>
          </p>
        </header>
        <main>
          <section class="texts" aria-labelledby="part">
            ${selectField(
              "Part",
              String(at),
              places.map((one, index) => [
                String(index),
                `${one.title} (${this.rows.get(one)?.length ?? 0})`,
              ]),
              (index) => go(places[Number(index)])(),
            )}
            <h2 id="part" tabindex="-1">${place.title}</h2>
            <ol class="rows">
              ${rows.map((row) => this.row(row, mine.get(row.id)))}
            </ol>
            <div class="copy">
              <button type="button" class="next" ?disabled=${at + 1 >= places.length} @click=${go(places[at + 1])}>Next part</button>
            </div>
          </section>
          <section class="preview" aria-label="Where it is said">
            <div class="copy">
              <button type="button" class="open" @click=${() => void this.open()}>Open it in the game</button>
              <button type="button" class="save" ?disabled=${mine.size === 0} @click=${() => this.save()}>
                Save the corrections as a file (${mine.size})
              </button>
            </div>
            ${this.kept ? nothing : html`<p role="alert">This browser saves nothing: save the file before you close the page.</p>`}
            <iframe title="The game"></iframe>
          </section>
        </main>`,
      this.root,
    );
  }

  private row(row: Row, correction: string | undefined): TemplateResult {
    const { code, direction } = this.language;
    const fault = correction === undefined ? null : faultIn({ id: row.id, text: correction }, row.english);
    return html`<li class=${correction === undefined ? "" : "corrected"}>
      <code class="id">${row.id}</code>
      <p class="said" lang="en">${row.english}</p>
      <p class="said own" lang=${code} dir=${direction}>${row.text || "–"}</p>
      <label>
        <span class="unseen">Better: ${row.id}</span>
        <textarea
          lang=${code}
          dir=${direction}
          rows=${Math.max(1, (correction ?? "").split("\n").length)}
          placeholder="Better …"
          .value=${correction ?? ""}
          @focus=${(event: FocusEvent) => {
            const field = event.currentTarget as HTMLTextAreaElement;
            if (field.value === "" && row.text)
              Object.assign(field, { value: row.text, rows: row.text.split("\n").length + 1 });
          }}
          @blur=${(event: FocusEvent) => {
            const field = event.currentTarget as HTMLTextAreaElement;
            this.correct(row, field.value);
            if (!this.mine.has(row.id)) Object.assign(field, { value: "", rows: 1 });
          }}
        ></textarea>
      </label>
      ${fault ? html`<p class="fault" role="alert">${fault}</p>` : nothing}
    </li>`;
  }

  /** Opens the game in the frame, and goes the way to the place as a visitor would. It keeps nothing. */
  private async open(): Promise<void> {
    const { place, language } = this;
    this.shown += 1;
    const turn = this.shown;
    const frame = this.root.querySelector("iframe") as HTMLIFrameElement;
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    const keep = place.file ? "" : "&keep=off";
    frame.src = `./${place.file ?? ""}?lang=${language.code}${keep}${place.query ?? ""}`;
    await loaded;
    const end = performance.now() + PATIENCE;
    for (const selector of place.ways ?? []) {
      let button: HTMLElement | null | undefined = null;
      while (!button && turn === this.shown && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        const root = frame.contentDocument?.querySelector("senet-game")?.shadowRoot;
        button = root?.querySelector<HTMLElement>(`${selector}:not(:disabled)`);
      }
      if (turn !== this.shown) return;
      button?.click();
    }
  }

  private save(): void {
    const { code } = this.language;
    const before = [...this.rows.values()].flat();
    const file = new Blob([correctionsFile(code, before, this.mine)], { type: "text/plain;charset=utf-8" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `senet-${code}-corrections.ftl`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

const asked = new URLSearchParams(location.search).get("lang");
const foreign = LANGUAGES.filter(({ code }) => code !== "en");
const picked = pickLanguage([asked, ...navigator.languages]);
document.adoptedStyleSheets = [pageStyles, readerStyles].flatMap(({ styleSheet }) => styleSheet ?? []);
void new ReaderPage(foreign.includes(picked) ? picked : (foreign[0] as Language))
  .show()
  .catch((error) => {
    document.body.append(`The texts could not be loaded. (${error})`);
  })
  .finally(() => {
    document.documentElement.dataset.ready = "";
  });
