/** The game in a learning management system (LMS): reports results to the LMS that opened it. */
import { ready } from "../../addons/embedding/element.js";
import type { ControlFault, SenetGameElement, Snapshot } from "../../addons/embedding/element-types.js";
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
import { findApi, type KeptGame, NOT_KEPT, read, resultOf, Scorm } from "./scorm.js";

/** The URL options for the game; the LMS controls the rest. */
const GAME_OPTIONS = ["lang", "ruleset", "name", "board", "opponent", "side", "seed", "speed", "theme"];
/** Without SCORM, the game is saved on the device, separately from the main page's. */
const SAVE_NAME = "school";

const NOT_LOADED = "notice-not-loaded";
const TOO_LONG = "school-too-long";

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
    this.platform =
      api && new Scorm(api, (message) => (message ? this.report(message) : this.withdraw(NOT_KEPT)));
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
    else this.follow();
  }

  /** From now on the LMS saves what happens on the board. */
  private follow(): void {
    this.over = this.game.state()?.state.phase === "over";
    this.game.addEventListener("senet-change", ({ detail }) => this.changed(detail));
  }

  private async resume(saved: KeptGame): Promise<void> {
    const { game } = this;
    const { record, position, ruleset } = saved;
    try {
      await game.set(record === undefined ? { position, ruleset } : { record });
      this.withdraw(NOT_LOADED);
      this.report(sentence("school-resumed"));
    } catch (error) {
      console.warn(error);
      if ((error as Partial<ControlFault>).code === "not-loaded") return this.waitFor(saved);
      this.report(sentence("school-damaged"));
    }
    game.frozen = false;
    this.follow();
  }

  /** The saved game stays saved, and no other one begins, until what reads it can be loaded. */
  private waitFor(saved: KeptGame): void {
    this.game.frozen = true;
    this.report(sentence(NOT_LOADED));
    const stop = new AbortController();
    const again = () => {
      stop.abort();
      this.resume(saved).catch(console.error);
    };
    for (const [target, event] of [
      [globalThis, "online"],
      [document, "pointerdown"],
      [document, "keydown"],
    ] as const)
      target.addEventListener(event, again, { signal: stop.signal });
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
        this.report(sentence(NOT_KEPT, { reason: String(error) })),
      );
  }

  private async save(snapshot: Snapshot): Promise<void> {
    const { platform } = this;
    if (!platform) return;
    if (await platform.save(snapshot, this.game.getRecord() ?? "")) this.withdraw(TOO_LONG);
    else this.report(sentence(TOO_LONG));
  }

  private async chooseLanguage(code: string): Promise<void> {
    if (!(await this.currentLanguage.switchTo(languageOf(code)))) return;
    this.withdraw("notice-language");
    labelDocument(this.l10n, "title");
    this.heading.textContent = document.title;
    this.draw();
  }

  /** Adds a message; only the last of each kind is shown. */
  private report(message: Sentence): void {
    this.messages = [...this.messages.filter(({ id }) => id !== message.id), message];
    this.draw();
  }

  /** Removes a message that no longer holds. */
  private withdraw(id: string): void {
    this.messages = this.messages.filter((message) => message.id !== id);
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
