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
 *
 * The element sets its own `lang` and `dir`. It keeps the game over a reload
 * where storage is allowed, asks no other server for anything, and takes keys
 * only while its board has the focus.
 */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { Announcer } from "./announcer.js";
import { type BoardLook, BoardView } from "./board/board-view.js";
import { THEMES } from "./board/palette.js";
import { SticksView } from "./board/sticks-view.js";
import { visualRows } from "./board/track.js";
import { boardModel } from "./board-model.js";
import { BoardStage } from "./board-stage.js";
import type { Dialogs } from "./dialogs.js";
import { AdvisorClient } from "./engine/advisor-client.js";
import { EngineClient } from "./engine/engine-client.js";
import { StartError } from "./engine/wasm-module.js";
import { mayThrow } from "./game/choices.js";
import { GameSession } from "./game/game-session.js";
import { type Sentence, say } from "./game/sentence.js";
import type { Spot, ViewState } from "./game/view-state.js";
import { boardGrid } from "./grid/board-grid.js";
import { BoardInput } from "./grid/board-input.js";
import { layoutFor } from "./grid/board-layout.js";
import { LANGUAGES, pickLanguage } from "./i18n/languages.js";
import { Localizer } from "./i18n/localizer.js";
import { mainButton, otherButtons } from "./panels/action-panel.js";
import { moveList } from "./panels/move-list.js";
import { failurePanel, notices } from "./panels/notices.js";
import { playersPanel } from "./panels/players-panel.js";
import { prompt, statusPanel } from "./panels/status-panel.js";
import { throwsInHand } from "./panels/throws-in-hand.js";
import { toolbar } from "./panels/toolbar.js";
import { type Settings, SPEED_FACTOR, settingsFrom } from "./settings.js";
import { savedGames, savedSettings, saveSettings, storageWorks } from "./storage.js";
import { styles } from "./styles/styles.js";
import { paintSurroundings } from "./styles/surroundings.js";
import { wishesFrom } from "./url-parameters.js";

const query = (text: string) => globalThis.matchMedia(text);

/** How the board model calls the way the track lies. */
const ORIENTATION = { standard: "standard", turned: "turned", vertical: "upright" } as const;

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
  private board: BoardView | null = null;
  private sticks: SticksView | null = null;
  private width = globalThis.innerWidth;
  private focusRing: Spot | null = null;
  private engine: EngineClient | null = null;
  private readonly remembers = storageWorks();
  private readonly dark = query("(prefers-color-scheme: dark)");
  private readonly forced = query("(forced-colors: active)");
  private readonly stillness = query("(prefers-reduced-motion: reduce)");
  private readonly resizing = new ResizeObserver(() => this.resized());
  private readonly session: GameSession;
  private readonly input: BoardInput;

  /** The spot the Tab key reaches on the board. */
  current: Spot = 1;

  constructor() {
    super();
    this.query = "";
    const stage = new BoardStage({
      board: () => this.board,
      sticks: () => this.sticks,
      motion: () => ({
        speed: SPEED_FACTOR[this.session.view.settings.speed],
        reducedMotion: this.stillness.matches,
      }),
      ready: () => this.updateComplete,
    });
    this.session = new GameSession({
      stage,
      changed: () => this.requestUpdate(),
      announce: (sentences) => this.announce(sentences),
      needWords: (part) => this.words.need(part),
    });
    const element = this;
    this.input = new BoardInput({
      session: this.session,
      board: () => this.board,
      canvas: () => this.find<HTMLCanvasElement>(".board canvas"),
      get current() {
        return element.current;
      },
      set current(spot) {
        element.current = spot;
        element.requestUpdate();
      },
      focusSpot: (spot) => this.focusSpot(spot),
      showFocus: (spot) => {
        this.focusRing = spot;
        this.requestUpdate();
      },
      announceStatus: () => this.announce([...this.session.view.happened, prompt(this.session.view)]),
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.resizing.observe(this);
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
    this.board?.destroy();
    this.sticks?.destroy();
    this.board = null;
    this.sticks = null;
    this.engine = null;
  }

  private async begin(): Promise<void> {
    const settings = settingsFrom(savedSettings());
    const asked = new URLSearchParams(this.query).get("lang");
    const language = settings.language === "auto" ? null : settings.language;
    const speaking = this.speak([asked, language, ...navigator.languages]);
    try {
      const [engine] = await Promise.all([EngineClient.start(), speaking]);
      this.engine = engine;
      const rulesets = engine.rulesets.map((info) => info.id);
      const languages = LANGUAGES.map(({ code }) => code);
      const wishes = wishesFrom(this.query, {
        rulesets,
        boards: engine.boards.map((board) => board.id),
        themes: THEMES,
        languages,
      });
      const theme =
        wishes.theme ?? (THEMES.some((name) => name === settings.theme) ? settings.theme : THEMES[0]);
      this.session.update({
        settings: { ...settings, speed: wishes.speed ?? settings.speed, theme: theme ?? settings.theme },
        notices: [...this.session.view.notices, ...wishes.problems],
      });
      const advisor = new AdvisorClient(engine, () => this.session.notice(say("notice-no-net")));
      await this.session.begin(engine, advisor, wishes, savedGames());
      await this.updateComplete;
      this.dispatchEvent(new CustomEvent("senet-ready", { bubbles: true, composed: true }));
    } catch (error) {
      console.error(error);
      await speaking;
      this.session.update({
        status: "failed",
        failure: error instanceof StartError ? error.failure : "engine-broken",
      });
    }
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
    this.dispatchEvent(
      new CustomEvent("senet-language", {
        bubbles: true,
        composed: true,
        detail: { lang: code, dir: direction, title: this.words.text("title") },
      }),
    );
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

  private announce(sentences: readonly Sentence[]): void {
    const text = sentences.map((sentence) => this.words.sentence(sentence)).join(" ");
    if (text) this.announcer.say(text);
  }

  private readonly redraw = (): void => this.requestUpdate();

  private resized(): void {
    this.width = this.clientWidth;
    this.board?.resize();
    this.sticks?.resize();
    this.requestUpdate();
  }

  private changeSettings(patch: Partial<Settings>): void {
    this.session.changeSettings(patch);
    saveSettings(this.session.view.settings);
    if (patch.language)
      void this.speak([patch.language === "auto" ? null : patch.language, ...navigator.languages]);
  }

  /** Where the system asks for its own few colours, the board has only strong ones. */
  private theme(view: ViewState): string {
    if (this.forced.matches) return "contrast";
    // A stone with hollows is nothing but stone.
    return view.board?.hollows && view.settings.theme !== "contrast" ? "limestone" : view.settings.theme;
  }

  private look(view: ViewState): BoardLook {
    return {
      houses: view.shown?.houses === 60 ? 60 : 30,
      orientation: ORIENTATION[view.board?.orientation ?? "standard"],
      layout: layoutFor(this.width),
      theme: this.theme(view),
      dark: this.dark.matches,
      numbers: true,
      handTray: view.shown?.beside ?? false,
    };
  }

  private focusSpot(spot: Spot): void {
    this.current = spot;
    this.requestUpdate();
    this.renderRoot.querySelector<HTMLElement>(`[data-spot="${spot}"]`)?.focus();
  }

  protected override render(): TemplateResult {
    const { words, session } = this;
    const { view } = session;
    return html`
      <header class="top">
        <h1>${words.text("title")}</h1>
        ${view.setup.name ? html`<p class="named" dir="auto">${view.setup.name}</p>` : nothing}
        ${view.status === "ready" ? toolbar(view, words, session) : nothing}
      </header>
      <main>
        ${notices(view, words, session)} ${view.status === "failed" ? failurePanel(view, words) : this.table(view)}
        ${view.status === "ready" ? moveList(view, words) : nothing}
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
              change: (patch) => this.changeSettings(patch),
              closed: () => this.keepFocus(),
            })
          : nothing
      }
    `;
  }

  /** The board, the sticks and what belongs to playing. */
  private table(view: ViewState): TemplateResult {
    const { words, session } = this;
    const look = this.look(view);
    const rows: Spot[][] = visualRows(look);
    if (view.shown) rows.push(view.shown.beside ? ["hand", "off"] : ["off"]);
    const { value } = view.sticks;
    const tool = view.shown?.die ? "die" : "sticks";
    const label =
      value === null || view.activity === "throwing"
        ? words.text("sticks-waiting", { tool })
        : words.text("sticks-value", { value, tool });
    return html`
      <div class="table ${look.orientation === "upright" ? "tall" : ""}">
        <div class="board" dir="ltr">
          <canvas aria-hidden="true"></canvas>
          ${view.shown ? boardGrid(view, words, rows, this.current, this.input) : nothing}
        </div>
        <p id="board-keys" class="unseen">${words.text("board-keys")}</p>
        <section class="dock" aria-label=${words.text("dock-label")}>
          ${statusPanel(view, words)}
          <div class="sticks ${mayThrow(view) ? "waiting" : ""}" @click=${() => session.throwSticks()}>
            <canvas role="img" aria-label=${label}></canvas>
            <p class="value" aria-hidden="true">${view.activity === "throwing" ? "" : value === null ? "" : words.text("number", { value })}</p>
            ${throwsInHand(view, words, session)}
          </div>
          <div class="actions">
            ${mainButton(view, words, session)} ${otherButtons(view, words, session)}
          </div>
          ${playersPanel(view, words)}
        </section>
      </div>
    `;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { view } = this.session;
    const region = this.find("[aria-live]");
    if (region) this.announcer.attach(region);
    if (view.dialog !== null && !this.dialogs) void this.fetchDialogs();
    this.openDialog();
    paintSurroundings(this, this.theme(view), this.dark.matches);
    const board = this.find<HTMLCanvasElement>(".board canvas");
    const sticks = this.find<HTMLCanvasElement>(".sticks canvas");
    if (!view.shown || !board || !sticks) return;
    this.board ??= new BoardView(board);
    this.sticks ??= new SticksView(sticks);
    const model = boardModel(view, this.look(view), this.focusRing);
    this.style.setProperty("--aspect", String(BoardView.aspect(model.look)));
    this.board.set(model);
    this.sticks.set(model);
    this.placeCells();
  }

  private openDialog(): void {
    const dialog = this.find<HTMLDialogElement>("dialog");
    if (dialog && dialog !== this.opened) dialog.showModal();
    this.opened = dialog;
  }

  private find<T extends HTMLElement>(selector: string): T | null {
    return this.renderRoot.querySelector<T>(selector);
  }

  /** Lays the grid's cells over the houses in the picture. */
  private placeCells(): void {
    for (const cell of this.renderRoot.querySelectorAll<HTMLElement>("[data-spot]")) {
      const name = cell.dataset.spot ?? "";
      const box = this.board?.rectOf(name === "off" || name === "hand" ? name : Number(name));
      if (!box) continue;
      const place = { left: box.x, top: box.y, width: box.width, height: box.height };
      for (const [side, length] of Object.entries(place)) {
        const value = `${Math.round(length * 100) / 100}px`;
        if (cell.style.getPropertyValue(side) !== value) cell.style.setProperty(side, value);
      }
    }
  }

  /** After a dialog the focus is where it was, or else on the board; never nowhere. */
  private keepFocus(): void {
    void this.updateComplete.then(() => {
      if (!this.shadowRoot?.activeElement) this.focusSpot(this.current);
    });
  }
}
