/** The game in a learning management system (LMS): reports results to the LMS that opened it. */
import { ready } from "../../addons/embedding/element.js";
import type { SenetGameElement, Snapshot } from "../../addons/embedding/element-types.js";
import { FIRST_LESSON } from "../../addons/shared/lesson-progress.js";
import {
  CurrentLanguage,
  type Localizer,
  languageOf,
  pickLanguage,
  type Sentence,
  sentence,
} from "../../src/base/i18n/localizer.js";
import { NEVER_SAVE } from "../../src/base/storage.js";
import { labelDocument } from "../label-document.js";
import { findApi, type KeptGame, read, resultOf, Scorm } from "./scorm.js";

/** The URL options for the game; the LMS controls the rest. */
const GAME_OPTIONS = ["lang", "ruleset", "name", "board", "opponent", "side", "seed", "speed", "theme"];
/** Without SCORM, the game is saved on the device, separately from the main page's. */
const SAVE_NAME = "school";

/** Black on white or inverted, because it stands outside the game and its colours. */
const styles = new CSSStyleSheet();
styles.replaceSync(`
  body { margin: 0; }
  .heading { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .school { margin: 0; padding: 0.5rem 1rem; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; }
`);

class SchoolPage {
  private readonly query = new URLSearchParams(location.search);
  private readonly game = document.createElement("senet-game") as SenetGameElement;
  /** A page heading for screen readers, since the element's heading is that of a section. */
  private readonly heading = document.createElement("h1");
  private readonly line = document.createElement("p");
  private readonly currentLanguage = new CurrentLanguage(["school"]);
  private messages: Sentence[] = [];
  private platform: Scorm | null = null;
  private over = false;

  async show(): Promise<void> {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
    this.heading.className = "heading";
    this.line.className = "school";
    this.line.setAttribute("role", "status");
    await this.chooseLanguage(pickLanguage([this.query.get("lang"), ...navigator.languages]).code);
    const api = findApi(globalThis.window);
    this.platform = api && new Scorm(api, (message) => this.report(message));
    this.report(this.platform?.greeting ?? sentence("school-not-launched"));
    if (this.platform) document.body.append(this.line);
    const stored = this.platform?.kept;
    const saved = stored ? await read(stored) : null;
    if (stored && !saved) this.report(sentence("school-damaged"));
    await this.begin(saved);
    globalThis.addEventListener("pagehide", () => this.platform?.leave());
    // A page restored from the back/forward cache has lost its LMS session.
    globalThis.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) location.reload();
    });
  }

  private get l10n(): Localizer {
    return this.currentLanguage.l10n;
  }

  /** Resolves when the game is playable. */
  private async begin(saved: KeptGame | null): Promise<void> {
    const { game } = this;
    const query = new URLSearchParams([...this.query].filter(([name]) => GAME_OPTIONS.includes(name)));
    if (saved) {
      query.set("opponent", saved.opponent);
      if (saved.side) query.set("side", saved.side);
    }
    game.dataset.ownPage = "";
    game.setAttribute("query", `?${query}`);
    game.keep = this.platform ? NEVER_SAVE : SAVE_NAME;
    game.addEventListener("senet-language", ({ detail }) => {
      this.chooseLanguage(detail.lang).catch((error: unknown) => {
        console.error(error);
        this.report(sentence("notice-language", { language: languageOf(detail.lang).name }));
      });
    });
    game.addEventListener("senet-lesson", ({ detail }) => {
      if (detail.lesson === FIRST_LESSON && this.platform?.learned()) this.report(sentence("school-learned"));
    });
    game.addEventListener("senet-complete", () => {
      document.documentElement.dataset.complete = "";
    });
    await ready;
    await new Promise((resolve) => {
      game.addEventListener("senet-ready", resolve, { once: true });
      const main = document.createElement("main");
      main.append(this.heading, game);
      document.body.append(main);
    });
    // Without a platform there is nothing to report, so the note comes after the game.
    if (!this.platform) document.body.append(this.line);
    if (saved) await this.resume(saved);
    this.over = game.state()?.state.phase === "over";
    game.addEventListener("senet-change", ({ detail }) => this.changed(detail));
  }

  private async resume({ record, position, ruleset }: KeptGame): Promise<void> {
    try {
      await this.game.set(record === undefined ? { position, ruleset } : { record });
      this.report(sentence("school-resumed"));
    } catch (error) {
      console.warn(error);
      this.report(sentence("school-damaged"));
    }
  }

  private changed(snapshot: Snapshot): void {
    const over = snapshot.state.phase === "over";
    if (over && !this.over) {
      const result = resultOf(snapshot);
      if (this.platform?.result(result)) this.report(sentence("school-finished", { score: result.score }));
    }
    this.over = over;
    if (over) this.platform?.clear();
    else
      this.save(snapshot).catch((error: unknown) =>
        this.report(sentence("school-not-kept", { reason: String(error) })),
      );
  }

  private async save(snapshot: Snapshot): Promise<void> {
    const { platform } = this;
    if (platform && !(await platform.save(snapshot, this.game.getRecord() ?? "")))
      this.report(sentence("school-too-long"));
  }

  private async chooseLanguage(code: string): Promise<void> {
    if (!(await this.currentLanguage.switchTo(languageOf(code)))) return;
    labelDocument(this.l10n, "title");
    this.heading.textContent = document.title;
    this.draw();
  }

  /** Adds a message; only the last of each kind is shown. */
  private report(message: Sentence): void {
    this.messages = [...this.messages.filter(({ id }) => id !== message.id), message];
    this.draw();
  }

  private draw(): void {
    const text = this.l10n.sentences(this.messages);
    if (this.line.textContent !== text) this.line.textContent = text;
  }
}

// Starts the game for learning management systems.

new SchoolPage()
  .show()
  .then(() => {
    document.documentElement.dataset.ready = "";
  })
  .catch(console.error);
