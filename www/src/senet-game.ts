/**
 * <senet-game>: a whole game of senet, for one person against the computer or
 * for two at one device.
 *
 * Attribute and property
 *   query   the wishes of an address, such as "?opponent=casual&side=white";
 *           what it can hold is listed in url-parameters.ts. Read once, when the
 *           element is first connected.
 *
 * Events (they bubble and cross shadow roots)
 *   senet-language   the element speaks another language; detail: { lang, dir, title }
 *   senet-ready      the board is set and can be played on
 *   senet-before-move   a person wants to play detail.move (null: to throw); can be cancelled
 *   senet-complete   everything else is there too: sounds, lessons, sharing …
 *
 * The element sets its own `lang` and `dir`. It keeps the game over a reload
 * where storage is allowed, asks no other server for anything, and takes keys
 * only while its board has the focus.
 */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { Announcer } from "./announcer.js";
import type { BoardLook, BoardView } from "./board/board-view.js";
import { aspectOf } from "./board/geometry.js";
import { THEMES } from "./board/palette.js";
import type { SticksView } from "./board/sticks-view.js";
import { lookFor, themeFor } from "./board-look.js";
import { boardModel } from "./board-model.js";
import { BoardStage } from "./board-stage.js";
import { breath } from "./breath.js";
import type { PageHost, Place } from "./companion.js";
import type { Companions } from "./companions.js";
import type { Dialogs } from "./dialogs.js";
import type { EngineClient } from "./engine/engine-client.js";
import { StartError } from "./engine/wasm-module.js";
import type * as FirstGame from "./first-game.js";
import { GameSession } from "./game/game-session.js";
import { type Sentence, say } from "./game/sentence.js";
import { onUsualBoard } from "./game/usual-board.js";
import type { Spot, ViewState } from "./game/view-state.js";
import { BoardInput } from "./grid/board-input.js";
import { placeCells } from "./grid/place-cells.js";
import { LANGUAGES, pickLanguage } from "./i18n/languages.js";
import { Localizer } from "./i18n/localizer.js";
import { lessonOffer } from "./panels/lesson-offer.js";
import { failurePanel, notices } from "./panels/notices.js";
import { statusSentences } from "./panels/status-panel.js";
import { table } from "./panels/table.js";
import { toolbar } from "./panels/toolbar.js";
import { type Settings, SPEED_FACTOR, settingsFrom } from "./settings.js";
import { KEEP_NOTHING, savedGames, savedSettings, saveSettings, storageWorks } from "./storage.js";
import { styles } from "./styles/styles.js";
import { paintSurroundings } from "./styles/surroundings.js";
import { keepFrom, type Wishes, wishesFrom } from "./url-parameters.js";

const query = (text: string) => globalThis.matchMedia(text);

export class SenetGame extends LitElement {
  static override styles = styles;
  static override properties = { query: { type: String } };

  declare query: string;

  private words = Localizer.english();
  private readonly announcer = new Announcer();
  /** What dialogs are made of, once one was wanted. */
  private dialogs: ((host: Dialogs) => unknown) | null = null;
  /** The dialog that was last opened, so that one that is closing is not opened again. */
  private opened: HTMLDialogElement | null = null;
  private companions: Companions | null = null;
  private boardView: BoardView | null = null;
  /** Resolves when the board has been drawn for the first time. */
  private pictured: Promise<void> | null = null;
  private sticks: SticksView | null = null;
  private width = globalThis.innerWidth;
  private firstGame: typeof FirstGame | null = null;
  protected engine: EngineClient | null = null;
  private remembers = false;
  /** The board's place can be kept before the engine has said which board it is. */
  private usual = true;
  /** As far as is known before there is an engine, a visitor begins a game. */
  private begins = true;
  /** Somebody is there to learn: this is no screen that nobody attends. */
  private attended = true;
  private readonly dark = query("(prefers-color-scheme: dark)");
  private readonly forced = query("(forced-colors: active)");
  private readonly stillness = query("(prefers-reduced-motion: reduce)");
  private readonly resizing = new ResizeObserver(() => this.resized());
  protected readonly session: GameSession;
  private readonly input: BoardInput;

  constructor() {
    super();
    this.query = "";
    const stage = new BoardStage({
      board: () => this.boardView,
      sticks: () => this.sticks,
      motion: () => ({
        speed: SPEED_FACTOR[this.session.view.settings.speed],
        reducedMotion: this.stillness.matches,
      }),
      showing: (events, speed) => this.companions?.showing(events, speed),
      ready: () => this.updateComplete.then(() => this.pictured),
    });
    this.session = new GameSession({
      stage,
      changed: () => this.requestUpdate(),
      announce: (sentences) => this.announce(sentences),
      needWords: (part) => this.words.need(part),
      allows: (move) => this.tell("senet-before-move", { move }, true),
      happened: (events) => this.companions?.happened(events),
    });
    this.input = new BoardInput({
      session: this.session,
      board: () => this.boardView,
      canvas: () => this.find<HTMLCanvasElement>(".board canvas"),
      focusSpot: (spot) => this.focusSpot(spot),
      changed: () => this.requestUpdate(),
      companionKey: (letter) => this.companions?.key(letter, this.input.current) ?? false,
      announceStatus: () => this.announce(statusSentences(this.session.view)),
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.watchSizes();
    this.dark.addEventListener("change", this.redraw);
    this.forced.addEventListener("change", this.redraw);
    if (!this.engine) void this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resizing.disconnect();
    this.dark.removeEventListener("change", this.redraw);
    this.forced.removeEventListener("change", this.redraw);
    // Taken out for good, or only moved to another place? A move puts it back at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.close();
    });
  }

  /** Lets go of the engine and the pictures; connected again, the element begins anew from what was saved. */
  private close(): void {
    this.session.destroy();
    this.companions?.destroy();
    this.companions = null;
    this.boardView?.destroy();
    this.sticks?.destroy();
    this.boardView = null;
    this.sticks = null;
    this.pictured = null;
    this.engine = null;
  }

  private async begin(): Promise<void> {
    const asked = new URLSearchParams(this.query);
    this.remembers = keepFrom(asked) !== KEEP_NOTHING && storageWorks();
    const settings = settingsFrom(this.remembers ? savedSettings() : null);
    const kept = savedGames(keepFrom(asked));
    this.usual = onUsualBoard(asked, settings, kept);
    this.begins = kept.tab === null && kept.device === null;
    this.attended = !asked.has("kiosk");
    const language = settings.language === "auto" ? null : settings.language;
    const speaking = this.speak([asked.get("lang"), language, ...navigator.languages]);
    // What a language writes numbers with takes long to load: better while the engine is on its way.
    void speaking.then(breath).then(() => this.words.text("number", { value: 1 }));
    try {
      const firstGame = await this.fetchFirstGame();
      const [engine] = await Promise.all([firstGame.EngineClient.start(), speaking]);
      this.engine = engine;
      await breath();
      const wishes = this.wishes(engine, this.query);
      const theme =
        wishes.theme ?? (THEMES.some((name) => name === settings.theme) ? settings.theme : THEMES[0]);
      this.session.update({
        settings: { ...settings, speed: wishes.speed ?? settings.speed, theme: theme ?? settings.theme },
        notices: [...this.session.view.notices, ...wishes.problems],
      });
      const advisor = new firstGame.AdvisorClient(engine, (id) => this.session.notice(say(id)));
      await this.session.begin(engine, advisor, wishes, savedGames(wishes.keep));
      await this.updateComplete;
      await this.pictured;
      this.tell("senet-ready");
      void this.fetchCompanions(engine);
    } catch (error) {
      console.error(error);
      await speaking;
      this.session.update({
        status: "failed",
        failure: error instanceof StartError ? error.failure : "engine-broken",
      });
    }
  }

  private async fetchFirstGame(): Promise<typeof FirstGame> {
    try {
      this.firstGame = await import("./first-game.js");
      return this.firstGame;
    } catch (error) {
      throw new StartError("wasm-not-found", error);
    }
  }

  private wishes(engine: EngineClient, query: string): Wishes {
    return wishesFrom(query, {
      rulesets: engine.rulesets.map((info) => info.id),
      boards: engine.boards.map((board) => board.id),
      themes: THEMES,
      languages: LANGUAGES.map(({ code }) => code),
    });
  }

  /** Speaks the first of these languages there is; a language that cannot be loaded is said so. */
  private async speak(wanted: readonly (string | null)[]): Promise<void> {
    const language = pickLanguage(wanted);
    try {
      this.words = await Localizer.load(language, this.words.parts);
    } catch (error) {
      console.error(error);
      this.words = Localizer.english();
      this.session.update({
        notices: [...this.session.view.notices, { id: "notice-language", args: { language: language.name } }],
      });
    }
    const { code, direction } = this.words.language;
    this.lang = code;
    this.dir = direction;
    this.requestUpdate();
    this.tell("senet-language", { lang: code, dir: direction, title: this.words.text("title") });
  }

  /** Loads what dialogs are made of, their code and their words, when the first one is wanted. */
  private async fetchDialogs(): Promise<void> {
    try {
      const [{ dialogs }] = await Promise.all([import("./dialogs.js"), this.words.need("dialogs")]);
      this.dialogs = dialogs;
      this.requestUpdate();
    } catch (error) {
      console.error(error);
      this.session.update({ dialog: null });
      this.session.notice(say("notice-not-loaded"));
    }
  }

  /** False when somebody has forbidden it. */
  private tell(event: string, detail?: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail, cancelable }));
  }

  /** Loads what is not needed for the first move. */
  private async fetchCompanions(engine: EngineClient): Promise<void> {
    try {
      const { Companions } = await import("./companions.js");
      await Companions.load(this.pageHost(engine), (companions) => {
        if (this.engine !== engine) return companions.destroy();
        this.companions = companions;
        this.requestUpdate();
      });
      if (this.engine !== engine) return;
      this.requestUpdate();
      await this.updateComplete;
      this.tell("senet-complete");
    } catch (error) {
      console.error(error);
      this.session.notice(say("notice-not-loaded"));
    }
  }

  protected pageHost(engine: EngineClient): PageHost {
    const element = this;
    return {
      element,
      root: this.renderRoot as ShadowRoot,
      query: new URLSearchParams(this.query),
      engine,
      session: this.session,
      wishes: (text) => this.wishes(engine, text),
      remembers: this.remembers,
      get words() {
        return element.words;
      },
      get current() {
        return element.input.current;
      },
      board: () => this.boardView,
      focusSpot: (spot) => this.focusSpot(spot),
      announce: (sentences) => this.announce(sentences),
      change: (patch) => this.changeSettings(patch),
      redraw: this.redraw,
    };
  }

  private place(where: Place): unknown {
    return this.companions?.place(where, this.session.view);
  }

  private announce(sentences: readonly Sentence[]): void {
    const said = this.companions?.announcing(sentences) ?? sentences;
    const text = said.map((sentence) => this.words.sentence(sentence)).join(" ");
    if (text) this.announcer.say(text);
  }

  private readonly redraw = (): void => this.requestUpdate();

  /** The pictures are told when they have other room, whatever has caused it. */
  private watchSizes(): void {
    for (const watched of [this, ...this.renderRoot.querySelectorAll("canvas")])
      this.resizing.observe(watched);
  }

  private resized(): void {
    this.width = this.clientWidth;
    this.boardView?.resize();
    this.sticks?.resize();
    this.requestUpdate();
  }

  private changeSettings(patch: Partial<Settings>): void {
    this.session.changeSettings(patch);
    if (this.remembers) saveSettings(this.session.view.settings);
    if (patch.language)
      void this.speak([patch.language === "auto" ? null : patch.language, ...navigator.languages]);
  }

  private look(view: ViewState): BoardLook {
    return lookFor(view, this.width, { dark: this.dark.matches, forced: this.forced.matches });
  }

  private focusSpot(spot: Spot): void {
    this.input.current = spot;
    this.requestUpdate();
    // What the house is called must be true before it is read out.
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-spot="${spot}"]`)?.focus(),
    );
  }

  protected override render(): TemplateResult {
    const { words, session } = this;
    const { view } = session;
    // Before it is known what language to speak, nothing is said that would jump to another.
    if (!this.lang) return html``;
    return html`
      <header class="top">
        <h1>${words.text("title")}</h1>
        ${view.setup.name ? html`<p class="named" dir="auto">${view.setup.name}</p>` : nothing}
        ${view.status === "failed" ? nothing : toolbar(view, words, session)}
      </header>
      <main>
        ${notices(view, words, session)} ${this.place("above")} ${view.status === "failed" ? failurePanel(view, words) : this.table(view)}
        ${this.place("below")}
        <div class="unseen" aria-live="polite" aria-relevant="additions"></div>
      </main>
      ${
        view.dialog !== null && this.engine && this.dialogs
          ? this.dialogs({
              view,
              words,
              engine: this.engine,
              session,
              themes: THEMES,
              remembered: this.remembers,
              companions: this.companions,
              change: (patch) => this.changeSettings(patch),
              closed: () => this.keepFocus(),
            })
          : nothing
      }
    `;
  }

  private table(view: ViewState): TemplateResult {
    const { words, session, input } = this;
    return table({
      view,
      words,
      session,
      look: this.look(view),
      placed: this.usual || view.shown !== null,
      current: input.current,
      input,
      label: words.text("dock-label"),
      more: [this.attended ? lessonOffer(view, words, session, this.begins) : nothing, this.place("dock")],
    });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { view } = this.session;
    const region = this.find("[aria-live]");
    if (region) this.announcer.attach(region);
    if (view.dialog !== null && !this.dialogs) void this.fetchDialogs();
    this.openDialog();
    paintSurroundings(this, themeFor(view, this.forced.matches), this.dark.matches);
    const board = this.find<HTMLCanvasElement>(".board canvas");
    const sticks = this.find<HTMLCanvasElement>(".sticks canvas");
    const look = this.look(view);
    // The board's place is kept before there is one.
    this.style.setProperty("--aspect", String(aspectOf(look)));
    if (!view.shown || !board || !sticks) return;
    if (!this.boardView || !this.sticks) {
      if (this.firstGame) this.pictured ??= this.drawFirst(this.firstGame, board, sticks);
      return;
    }
    const model = boardModel(view, look, this.input.ring);
    this.boardView.set(model);
    this.sticks.set(model);
    placeCells(this.renderRoot, this.boardView);
    this.companions?.drawn(view);
  }

  /** The first picture is much work: the page answers while it is made. */
  private async drawFirst(
    { BoardView, SticksView }: typeof FirstGame,
    board: HTMLCanvasElement,
    sticks: HTMLCanvasElement,
  ): Promise<void> {
    const { engine } = this;
    const { view } = this.session;
    const boardView = new BoardView(board);
    await breath();
    await boardView.setInSteps(boardModel(view, this.look(view), this.input.ring));
    if (this.engine !== engine) return;
    this.boardView = boardView;
    await breath();
    if (this.engine !== engine) return;
    this.sticks = new SticksView(sticks);
    this.watchSizes();
    this.requestUpdate();
    await this.updateComplete;
  }

  private openDialog(): void {
    const dialog = this.find<HTMLDialogElement>("dialog");
    if (dialog && dialog !== this.opened) dialog.showModal();
    this.opened = dialog;
  }

  private find<T extends HTMLElement>(selector: string): T | null {
    return this.renderRoot.querySelector<T>(selector);
  }

  /** After a dialog the focus is where it was, or else on the board; never nowhere. */
  private keepFocus(): void {
    void this.updateComplete.then(() => {
      if (!this.shadowRoot?.activeElement) this.focusSpot(this.input.current);
    });
  }
}
