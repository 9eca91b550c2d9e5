/**
 * What the page does behind what it shows: it begins with the engine, the texts and the kept game, lets go of them
 * when the element is gone, speaks the language that is chosen, and brings in what is not needed for the first move.
 * It draws nothing: what it needs of the element is in `PageHost`.
 */
import {
  faultSentence,
  LANGUAGES,
  type Localizer,
  pickLanguage,
  type Sentence,
  Speech,
  say,
} from "../base/i18n/localizer.js";
import { DEFAULT_SETTINGS, type Settings, settingsFrom, VIEWS } from "../base/settings.js";
import {
  forbidKeeping,
  KEEP_NOTHING,
  readPart,
  type StoredGames,
  savedGames,
  storageWorks,
  writePart,
} from "../base/storage.js";
import { yieldToMain } from "../board/clock.js";
import { THEMES } from "../board/palette.js";
import { AdvisorClient } from "../engine/advisor-client.js";
import type { EngineClient } from "../engine/engine-client.js";
import { StartError, type StartFailure } from "../engine/wasm.js";
import type { FeatureContext } from "../features/feature.js";
import type { Stage } from "../game/game-run.js";
import { GameSession } from "../game/game-session.js";
import { onUsualBoard } from "../game/rulesets/boards.js";
import { LENGTHS } from "../game/rulesets/game-lengths.js";
import type { ChosenSave } from "../game/saved-game.js";
import { gameOptions, keepFrom, optionsIn, type UrlOptions, urlOptionsFrom } from "../game/url-options.js";
import { initialState } from "../game/view-state.js";
import type * as UnderWay from "../ui/panels/under-way.js";
import type * as DialogParts from "./dialogs.js";
import type { Features } from "./features.js";

/** What the page needs of the element. */
export interface PageHost
  extends Pick<FeatureContext, "element" | "root" | "current" | "board" | "sticks" | "focusSpot"> {
  stage: Stage;
  /** Where the game stands: what is kept without a name belongs there. */
  standsAt(): string;
  /** What is drawn has changed. */
  changed(): void;
  /** Resolves when everything that is known now has been drawn. */
  drawn(): Promise<unknown>;
  /** Says a text to screen readers. */
  say(text: string): void;
}

/** What is loaded after the page itself. */
export const LATER = {
  engine: () => import("../engine/engine-client.js"),
  flat: () => import("./flat-picture.js"),
  object: () => import("./object-picture.js"),
  savedGame: () => import("../game/saved-game.js"),
  dialogs: () => import("./dialogs.js"),
  features: () => import("./features.js"),
  underWay: () => import("../ui/panels/under-way.js"),
};

/** The only moves of a first game that a person plays themselves, to learn how. */
const OWN_FORCED = 2;

/** How many of them are left. */
const ownForcedFrom = (kept: unknown): number => (kept === 0 || kept === 1 ? kept : OWN_FORCED);

/** Milliseconds after which a machine is tried again: browsers and drivers become better. */
const FORGOTTEN = 30 * 24 * 3600 * 1000;

export class PageController {
  readonly session: GameSession;
  engine: EngineClient | null = null;
  features: Features | null = null;
  /** What a game under way needs in the dock. */
  underWay: typeof UnderWay | null = null;
  /** What dialogs are made of, once one was wanted. */
  dialogs: typeof DialogParts | null = null;
  /** Something is kept over a reload. */
  remembers = false;
  /** The board's place can be kept before the engine has said which board it is. */
  usual = true;
  /** Somebody is there to learn: this is no screen that nobody attends. */
  attended = true;
  /** Whoever made the address has not named the rules: the length of the game is the visitor's to choose. */
  offersLengths = true;
  /** Something is said, in a language that is known. */
  spoken = false;
  private readonly speech = new Speech();
  private query = "";
  /** From the beginning until the element is gone. */
  private life: AbortController | null = null;
  private fetchingDialogs = false;
  /** Ends what an address that keeps nothing has forbidden. */
  private allowKeeping: () => void = () => undefined;
  /** The palette that is kept; what is seen may be one with more contrast, as the system asks. */
  private theme = DEFAULT_SETTINGS.theme;

  constructor(
    private readonly host: PageHost,
    private readonly later: typeof LATER = LATER,
  ) {
    this.session = new GameSession({
      stage: host.stage,
      changed: () => host.changed(),
      announce: (sentences) => this.announce(sentences),
      needWords: (part) => this.words.need(part),
      allows: (move) =>
        (this.features?.allows(move) ?? true) && this.tell("senet-before-move", { move }, true),
      happened: (events) => this.features?.happened(events),
      ownForced: (left) => {
        if (this.remembers) writePart("own-forced", left);
      },
    });
  }

  get words(): Localizer {
    return this.speech.words;
  }

  /** Begins, with the options of an address; nothing where it has begun already. */
  async open(query: string): Promise<void> {
    if (this.life) return;
    this.life = new AbortController();
    const { signal } = this.life;
    this.query = query;
    const asked = optionsIn(query);
    const keep = keepFrom(asked) || this.host.standsAt();
    // How much an unattended screen is used is the curator's to know, unless the address says otherwise.
    const counted = asked.has("kiosk") && asked.get("keep") !== KEEP_NOTHING ? ["kiosk"] : [];
    if (keep === KEEP_NOTHING) this.allowKeeping = forbidKeeping(...counted);
    this.remembers = keep !== KEEP_NOTHING && storageWorks();
    const settings = settingsFrom(this.remembers ? readPart("settings") : null);
    const key = gameOptions(asked);
    const choosing = this.choice(savedGames(keep, key), key).then((choice) => {
      this.usual = onUsualBoard(asked, settings, choice.saved);
      this.host.changed();
      return choice;
    });
    this.attended = !asked.has("kiosk");
    this.offersLengths = !asked.has("ruleset");
    const begun = initialState();
    // Its room is kept before there is a picture, and only that picture's code is asked for.
    const view = VIEWS.find((name) => name === asked.get("view")) ?? settings.view;
    const theme = THEMES.find((name) => name === asked.get("theme")) ?? this.themeOf(settings.theme);
    const { facing } = settings;
    this.session.view = { ...begun, settings: { ...begun.settings, view, theme, facing } };
    const language = settings.language === "auto" ? null : settings.language;
    const speaking = this.speak([asked.get("lang"), language, ...navigator.languages]);
    try {
      const [engine, kept] = await Promise.all([this.startedEngine(), choosing, speaking]);
      await yieldToMain();
      if (signal.aborted) return;
      this.engine = engine;
      const options = this.urlOptions(engine, query);
      if (this.offersLengths && LENGTHS.includes(settings.length)) options.setup.ruleset = settings.length;
      this.session.update({
        settings: {
          ...settings,
          speed: options.speed ?? settings.speed,
          theme: options.theme ?? this.themeOf(settings.theme),
          view,
        },
        ownForced: this.attended ? ownForcedFrom(this.remembers ? readPart("own-forced") : null) : 0,
        notices: [...this.session.view.notices, ...options.problems],
      });
      await this.session.begin(engine, this.newAdvisor(engine), { ...options, keep }, kept);
      await this.host.drawn();
      if (signal.aborted) return;
      this.tell("senet-ready");
      await this.fetchFeatures(engine, signal);
    } catch (error) {
      if (signal.aborted) return;
      await speaking;
      await this.failed(error);
    }
  }

  /** Nothing can be played: says why. */
  async failed(error: unknown): Promise<void> {
    console.error(error);
    await this.fail(error instanceof StartError ? error.failure : "engine-broken");
  }

  /** Says why the game cannot start. Where not even the words for it can be loaded, nothing can. */
  private async fail(failure: StartFailure): Promise<void> {
    const said = await this.words.need("failure").then(
      () => failure,
      () => "wasm-not-found" as const,
    );
    this.session.update({ status: "failed", failure: said });
  }

  /** Lets go of the engine and of all that was brought in; opened again, the page begins anew from what was saved. */
  close(): void {
    this.life?.abort();
    this.life = null;
    this.allowKeeping();
    this.session.destroy();
    this.features?.destroy();
    this.features = null;
    this.engine = null;
  }

  /** The kept game to go on with. What reads it is loaded only where something is kept. */
  private async choice(stored: StoredGames, options: string): Promise<ChosenSave> {
    if (stored.tab.length + stored.device.length === 0) return { saved: null, damaged: [] };
    // Its place is not kept before it is known on which board it lies.
    this.usual = false;
    const { chooseSave } = await this.later.savedGame().catch((error: unknown) => {
      throw new StartError("wasm-not-found", error);
    });
    return chooseSave(stored, options);
  }

  private async startedEngine(): Promise<EngineClient> {
    const { EngineClient } = await this.later.engine().catch((error: unknown) => {
      throw new StartError("wasm-not-found", error);
    });
    return EngineClient.start();
  }

  /** Another computer player. */
  private newAdvisor(engine: EngineClient): AdvisorClient {
    return new AdvisorClient(engine, {
      withoutNet: (why) => this.session.noticeLater(say("notice-no-net", { why })),
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

  /** Speaks the first of these languages there is; one that cannot be loaded is told, in the language that is spoken. */
  private async speak(wanted: readonly (string | null)[]): Promise<void> {
    const language = pickLanguage(wanted);
    try {
      if (!(await this.speech.speak(language))) return;
    } catch (error) {
      console.error(error);
      this.session.notice(say("notice-language", { language: language.name }));
    }
    this.spoken = true;
    const { words } = this;
    const { element } = this.host;
    element.lang = words.language.code;
    element.dir = words.language.direction;
    this.host.changed();
    this.tell("senet-language", { lang: element.lang, dir: element.dir, title: words.text("title") });
  }

  /** Loads what dialogs are made of, their code and their words, when the first one is wanted. */
  async fetchDialogs(): Promise<void> {
    if (this.fetchingDialogs) return;
    this.fetchingDialogs = true;
    try {
      const [parts] = await Promise.all([this.later.dialogs(), this.words.need("dialogs")]);
      parts.dress(this.host.root);
      this.dialogs = parts;
      this.host.changed();
    } catch (error) {
      console.error(error);
      this.session.update({ dialog: null });
      this.session.notice(say("notice-not-loaded"));
    } finally {
      this.fetchingDialogs = false;
    }
  }

  /** Loads what is not needed for the first move. */
  private async fetchFeatures(engine: EngineClient, signal: AbortSignal): Promise<void> {
    try {
      const [{ Features }, underWay] = await Promise.all([
        this.later.features(),
        this.later.underWay(),
        this.session.ableToTell(),
      ]);
      if (signal.aborted) return;
      underWay.dress(this.host.root);
      this.underWay = underWay;
      await Features.load(this.context(engine), (features) => {
        if (signal.aborted) return features.destroy();
        this.features = features;
        this.host.changed();
      });
      if (signal.aborted) return;
      this.host.changed();
      await this.host.drawn();
      if (!signal.aborted) this.tell("senet-complete");
    } catch (error) {
      console.error(error);
      if (!signal.aborted) this.session.notice(say("notice-not-loaded"));
    }
  }

  /** What features, and pages around the element, can see and do. */
  context(engine: EngineClient): FeatureContext {
    const { host, session, life } = this;
    const page = this;
    return {
      element: host.element,
      root: host.root,
      query: optionsIn(this.query),
      engine,
      session,
      urlOptions: (text) => this.urlOptions(engine, text),
      newAdvisor: () => this.newAdvisor(engine),
      remembers: this.remembers,
      get words() {
        return page.words;
      },
      get current() {
        return host.current;
      },
      board: () => host.board(),
      sticks: () => host.sticks(),
      rattling: (knocks) => this.features?.showing([], 1, knocks),
      focusSpot: (spot) => host.focusSpot(spot),
      announce: (sentences) => this.announce(sentences),
      change: (patch) => this.changeSettings(patch),
      attempt: (work, told = faultSentence) => {
        work.catch((error: unknown) => {
          console.error(error);
          if (!life?.signal.aborted) session.notice(told(error));
        });
      },
      redraw: () => host.changed(),
    };
  }

  /** Says sentences to screen readers, as briefly as is wanted. */
  announce(sentences: readonly Sentence[]): void {
    // A screen that nobody attends first learns what it is to speak.
    if (!this.attended && !this.features) return;
    const said = this.features?.announcing(sentences) ?? sentences;
    const text = this.words.sentences(said);
    if (text) this.host.say(text);
  }

  /** The machine was found too slow for the object, not long ago. */
  foundSlow(): boolean {
    const found = this.remembers ? readPart("slow") : null;
    return typeof found === "number" && Math.abs(Date.now() - found) < FORGOTTEN;
  }

  keepSlow(): void {
    if (this.remembers) writePart("slow", Date.now());
  }

  /** Changes settings and keeps them. */
  changeSettings(patch: Partial<Settings>): void {
    if (patch.theme) {
      this.theme = patch.theme;
      if (this.remembers) writePart("theme-chosen", true);
    }
    this.session.changeSettings(patch);
    const { theme } = this;
    if (this.remembers) writePart("settings", { ...this.session.view.settings, theme });
    if (patch.language)
      void this.speak([patch.language === "auto" ? null : patch.language, ...navigator.languages]);
  }

  /** The kept palette; where the system asks for more contrast, the one that has it, unless another was chosen. */
  private themeOf(kept: string): string {
    this.theme = THEMES.find((name) => name === kept) ?? DEFAULT_SETTINGS.theme;
    const chosen =
      this.theme !== DEFAULT_SETTINGS.theme || (this.remembers && readPart("theme-chosen") === true);
    return !chosen && globalThis.matchMedia?.("(prefers-contrast: more)").matches ? "contrast" : this.theme;
  }

  /** False when somebody has forbidden it. */
  private tell(event: string, detail?: unknown, cancelable = false): boolean {
    return this.host.element.dispatchEvent(
      new CustomEvent(event, { bubbles: true, composed: true, detail, cancelable }),
    );
  }
}
