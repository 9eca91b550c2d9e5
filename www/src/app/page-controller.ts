/**
 * The page's logic without its drawing: starts the engine, texts and saved game, releases them when the element is
 * removed, switches languages, and loads whatever the first move does not need. `PageHost` declares what it needs from
 * the element.
 */

import {
  CurrentLanguage,
  faultSentence,
  LANGUAGES,
  type Localizer,
  pickLanguage,
  type Sentence,
  sentence,
} from "../base/i18n/localizer.js";
import { LoadCache, retryFailedLoads } from "../base/load-cache.js";
import { DEFAULT_SETTINGS, type Settings, settingsFrom, VIEWS } from "../base/settings.js";
import { forbidSaving, NEVER_SAVE, readPart, savedGames, storageWorks, writePart } from "../base/storage.js";
import { yieldToMain } from "../board/clock.js";
import { DEFAULT_THEME, THEMES } from "../board/palette.js";
import { AdvisorClient } from "../engine/advisor-client.js";
import { EngineClient } from "../engine/engine-client.js";
import { type StartFailure, startErrorOf } from "../engine/wasm.js";
import type { Stage } from "../game/game-run.js";
import { GameSession } from "../game/game-session.js";
import { LENGTHS } from "../game/rulesets.js";
import { chooseSave, onUsualBoard } from "../game/saved-game.js";
import {
  gameOptions,
  optionsIn,
  saveNameFrom,
  type UrlOptions,
  urlOptionsFrom,
} from "../game/url-options.js";
import { initialState, type ViewState } from "../game/view-state.js";
import type { Page } from "./addon.js";
import type { Addons } from "./addons.js";
import * as lazyModules from "./lazy-modules.js";

/** What the controller needs from the element. */
interface PageHost
  extends Pick<Page, "element" | "root" | "current" | "board" | "sticks" | "focusSpot" | "modelOf"> {
  stage: Stage;
  /** Identifies the game's place on the page, the storage key for games without a name. */
  storagePlace(): string;
  /** Requests a redraw. */
  changed(): void;
  /** Resolves when the current state has been drawn. */
  whenDrawn(): Promise<unknown>;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  /** A dialog has closed. */
  dialogClosed(): void;
}

const NOT_LOADED = sentence("notice-not-loaded");

/** How many forced moves a visitor still plays by hand, as practice: the first one of a first game. */
const practiceMovesFrom = (stored: unknown): number => (stored === 0 ? 0 : 1);

/** The saved settings. Earlier versions saved the default palette also for visitors who had not chosen it. */
function savedSettings(): Settings {
  const settings = settingsFrom(readPart("settings"));
  const theme = THEMES.find((name) => name === settings.theme);
  const isChosen = theme && (theme !== DEFAULT_THEME || readPart("theme-chosen") === true);
  return { ...settings, theme: isChosen ? theme : DEFAULT_SETTINGS.theme };
}

export class PageController {
  readonly session: GameSession;
  engine: EngineClient | null = null;
  /** Null until the rest of the page has loaded. */
  addons: Addons | null = null;
  /** True if storage survives a reload. */
  canSave = false;
  /** The board's space can be reserved before the engine confirms which board it is. */
  hasKnownSize = true;
  /** True for a first visit with a person present, not on an unattended screen. */
  isAttended = true;
  /** The URL names no rules, so the visitor's preferred game length applies. */
  offersLengths = true;
  /** A language has loaded, so texts can be shown. */
  hasLanguage = false;
  private readonly currentLanguage = new CurrentLanguage();
  private query = "";
  /** Aborted when the element is removed. */
  private lifetime: AbortController | null = null;
  /** Everything that the first throw does not need. */
  private readonly rest = new LoadCache((engine: EngineClient) => this.loadRest(engine));
  /** The page has said that the rest could not be loaded; another part may have the same message. */
  private isRestMissing = false;
  /** The last state that the add-ons know is shown. */
  private shownView: ViewState | null = null;
  /** The event `senet-complete` has been sent. */
  private isComplete = false;
  /** Ends the storage ban of `keep=off`. */
  private allowSaving: () => void = () => undefined;
  /** The visitor's own settings. The displayed ones may have values from the URL or from the embedding page. */
  private settings = DEFAULT_SETTINGS;

  constructor(
    private readonly host: PageHost,
    private readonly modules: typeof lazyModules = lazyModules,
  ) {
    this.session = new GameSession({
      stage: host.stage,
      changed: () => host.changed(),
      announce: (sentences) => this.announce(sentences),
      restTexts: () => this.l10n.loadFile("rest"),
      allows: (move) =>
        (this.addons?.allows(move) ?? true) &&
        (this.session.isExercise || this.dispatch("senet-before-move", { move }, true)),
      practiceMoves: (left) => {
        if (this.canSave) writePart("own-forced", left);
      },
    });
  }

  get l10n(): Localizer {
    return this.currentLanguage.l10n;
  }

  /** Starts with the options of a URL. Does nothing if already started. */
  async open(query: string): Promise<void> {
    if (this.lifetime) return;
    this.lifetime = new AbortController();
    const { signal } = this.lifetime;
    this.query = query;
    const params = optionsIn(query);
    const keep = saveNameFrom(params) || this.host.storagePlace();
    // Usage statistics on an unattended screen are set in the curator file, unless the URL overrides it.
    const exceptions = params.has("kiosk") && params.get("keep") !== NEVER_SAVE ? ["kiosk"] : [];
    if (keep === NEVER_SAVE) this.allowSaving = forbidSaving(...exceptions);
    this.canSave = keep !== NEVER_SAVE && storageWorks();
    this.settings = this.canSave ? savedSettings() : DEFAULT_SETTINGS;
    const { settings } = this;
    const key = gameOptions(params);
    const choice = chooseSave(savedGames(keep, key), key);
    this.hasKnownSize = onUsualBoard(params, settings, choice.saved);
    this.isAttended = !params.has("kiosk");
    this.offersLengths = !params.has("ruleset");
    const initial = initialState();
    // Reserves the board's space before the picture exists, and loads only that picture's code.
    const view = VIEWS.find((name) => name === params.get("view")) ?? settings.view;
    const theme = THEMES.find((name) => name === params.get("theme")) ?? settings.theme;
    const { facing } = settings;
    this.session.view = { ...initial, settings: { ...initial.settings, view, theme, facing } };
    const language = settings.language === "auto" ? null : settings.language;
    const speaking = this.chooseLanguage([params.get("lang"), language, ...navigator.languages]);
    try {
      const [engine] = await Promise.all([EngineClient.start(), speaking]);
      await yieldToMain();
      if (signal.aborted) return;
      this.engine = engine;
      const options = this.urlOptions(engine, query);
      if (this.offersLengths && LENGTHS.includes(settings.length)) options.setup.ruleset = settings.length;
      this.session.update({
        settings: {
          ...settings,
          speed: options.speed ?? settings.speed,
          theme: options.theme ?? settings.theme,
          view,
        },
        practiceMoves: this.isAttended ? practiceMovesFrom(this.canSave ? readPart("own-forced") : null) : 0,
        notices: [...this.session.view.notices, ...options.problems],
      });
      await this.session.begin(engine, this.newAdvisor(engine), { ...options, key, keep }, choice);
      await this.host.whenDrawn();
      if (signal.aborted) return;
      this.dispatch("senet-ready");
      for (const [target, event] of [
        [globalThis, "online"],
        [this.host.element, "click"],
        [this.host.element, "keydown"],
      ] as const)
        target.addEventListener?.(event, () => this.retry(engine), { capture: true, signal });
      await this.fetchRest(engine);
    } catch (error) {
      if (signal.aborted) return;
      await speaking;
      await this.failed(error);
    }
  }

  /** Reports a failure. Only without a game does it mean that none can be played. */
  async failed(error: unknown): Promise<void> {
    console.error(error);
    if (this.session.game) this.session.noteFailure(error);
    else await this.fail(startErrorOf(error).failure);
  }

  /** Reports why the game cannot start. If even the texts for that cannot load, the page stays empty. */
  private async fail(failure: StartFailure): Promise<void> {
    const shownFailure = await this.l10n.loadFile("rest").then(
      () => failure,
      () => "wasm-not-found" as const,
    );
    this.session.update({ status: "failed", failure: shownFailure });
  }

  /** Releases the engine and everything loaded. If connected again, the page restarts from the saved state. */
  close(): void {
    this.lifetime?.abort();
    this.lifetime = null;
    this.allowSaving();
    this.session.destroy();
    this.addons?.destroy();
    this.addons = null;
    this.rest.clear();
    this.isComplete = false;
    this.engine = null;
  }

  /** Selects another computer player. */
  private newAdvisor(engine: EngineClient): AdvisorClient {
    return new AdvisorClient(engine, {
      onNetMissing: (why) => this.session.lateNote(sentence("notice-no-net", { why })),
    });
  }

  private urlOptions(engine: EngineClient, query: string): UrlOptions {
    return urlOptionsFrom(query, {
      rulesets: engine.rulesets.map((info) => info.id),
      boards: engine.boards.map((board) => board.id),
      themes: THEMES,
      languages: LANGUAGES.map(({ code }) => code),
    });
  }

  /** Switches to the first available language of the list. A load failure is reported in the current language. */
  private async chooseLanguage(wanted: readonly (string | null)[]): Promise<void> {
    const language = pickLanguage(wanted);
    try {
      if (!(await this.currentLanguage.switchTo(language))) return;
    } catch (error) {
      console.error(error);
      this.session.notice(sentence("notice-language", { language: language.name }));
    }
    this.hasLanguage = true;
    const { l10n } = this;
    const { element } = this.host;
    element.lang = l10n.language.code;
    element.dir = l10n.language.direction;
    this.host.changed();
    this.dispatch("senet-language", { lang: element.lang, dir: element.dir, title: l10n.text("title") });
  }

  /** The network has returned or the visitor has pressed something, so what has failed to load is tried again. */
  private retry(engine: EngineClient): void {
    const hasFailed = retryFailedLoads();
    this.fetchRest(engine).catch(console.error);
    if (hasFailed) this.host.changed();
  }

  /** Loads what the first throw does not need. A failure is reported; `retry` tries again what is missing. */
  private async fetchRest(engine: EngineClient): Promise<void> {
    const signal = this.lifetime?.signal;
    try {
      await this.rest.get(engine);
      if (this.isRestMissing) this.session.withdraw(NOT_LOADED);
      this.isRestMissing = false;
    } catch (error) {
      if (signal?.aborted) return;
      console.error(error);
      this.isRestMissing = true;
      // The next press opens the dialog if it has loaded by then.
      if (!this.addons) this.session.update({ dialog: null });
      this.session.notice(NOT_LOADED);
    }
  }

  private async loadRest(engine: EngineClient): Promise<void> {
    const signal = this.lifetime?.signal;
    const isGone = () => signal?.aborted !== false;
    const [rest] = await Promise.all([this.modules.rest(), this.l10n.loadFile("rest")]);
    if (isGone()) return;
    if (!this.addons) {
      this.addons = new rest.Addons(this.context(engine), rest.addons, () => this.host.dialogClosed());
    }
    const [failure] = await this.addons.start();
    if (isGone()) return;
    this.shownView = null;
    this.host.changed();
    await this.host.whenDrawn();
    if (isGone()) return;
    if (!this.isComplete) {
      this.isComplete = true;
      this.dispatch("senet-complete");
    }
    if (failure !== undefined) throw failure;
  }

  /** Call this after each drawing: tells the add-ons what the page shows, once for each state. */
  emitShown(): void {
    const { view } = this.session;
    if (!this.addons || view === this.shownView) return;
    this.shownView = view;
    this.session.emit("shown", view);
  }

  /** The interface for add-ons and for pages around the element. */
  context(engine: EngineClient): Page {
    const { host, session, lifetime } = this;
    const page = this;
    return {
      element: host.element,
      root: host.root,
      query: optionsIn(this.query),
      engine,
      session,
      urlOptions: (text) => this.urlOptions(engine, text),
      newAdvisor: () => this.newAdvisor(engine),
      canSave: this.canSave,
      get l10n() {
        return page.l10n;
      },
      get current() {
        return host.current;
      },
      board: () => host.board(),
      sticks: () => host.sticks(),
      onShake: (knocks) => session.emit("animation", { events: [], speed: 1, knocks }),
      hasDialog: (name) => this.addons?.hasDialog(name) ?? false,
      hasObjectView: this.modules.object !== null,
      render: (where, view) => this.addons?.render(where, view),
      menu: (view) => this.addons?.menu(view) ?? [],
      onComplete: (act) => {
        if (this.isComplete) act();
        else host.element.addEventListener("senet-complete", act, { once: true, signal: lifetime?.signal });
      },
      focusSpot: (spot) => host.focusSpot(spot),
      modelOf: (state) => host.modelOf(state),
      announce: (sentences) => this.announce(sentences),
      change: (patch) => this.changeSettings(patch),
      attempt: (work, toSentence = faultSentence) => {
        work.catch((error: unknown) => {
          console.error(error);
          if (!lifetime?.signal.aborted) session.notice(toSentence(error));
        });
      },
      redraw: () => host.changed(),
      drawn: () => host.whenDrawn(),
    };
  }

  /** Announces sentences to screen readers, in brief if the visitor prefers. */
  announce(sentences: readonly Sentence[]): void {
    // An unattended screen waits for the language of its curator file.
    if (!this.isAttended && !this.addons) return;
    const sentencesToSay = this.addons?.reword(sentences) ?? sentences;
    const text = this.l10n.sentences(sentencesToSay);
    if (text) this.host.announce(text);
  }

  /** Changes settings and saves them. */
  changeSettings(patch: Partial<Settings>): void {
    // Another tab may have changed others.
    const isSaved = this.canSave && readPart("settings") !== null;
    this.settings = { ...(isSaved ? savedSettings() : this.settings), ...patch };
    this.session.changeSettings(patch);
    if (this.canSave) {
      if (patch.theme) writePart("theme-chosen", patch.theme !== "auto");
      writePart("settings", this.settings);
    }
    if (patch.language)
      this.chooseLanguage([patch.language === "auto" ? null : patch.language, ...navigator.languages]).catch(
        console.error,
      );
  }

  /** Returns false if a listener cancelled the move. */
  private dispatch(event: string, detail?: unknown, cancelable = false): boolean {
    return this.host.element.dispatchEvent(
      new CustomEvent(event, { bubbles: true, composed: true, detail, cancelable }),
    );
  }
}
