/**
 * An unattended screen (`?kiosk`, or `?kiosk=curator.json`): the game plays itself until somebody touches it. After a
 * visit everything is reset. docs/exhibit.md describes the setup.
 */

import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Addon, AddonPage, Page } from "../../src/app/addon.js";
import { moveFocus } from "../../src/base/focus.js";
import { LANGUAGES, type Language, sentence } from "../../src/base/i18n/localizer.js";
import { DEFAULT_THEME, themeOf } from "../../src/board/palette.js";
import type { GameEvent, Side } from "../../src/engine/types.js";
import { LENGTHS } from "../../src/game/rulesets.js";
import type { Setup, ViewState } from "../../src/game/view-state.js";
import dialogStyles from "../shared/dialog.css";
import { undrawable } from "../shared/drawable.js";
import { resetLessons } from "../shared/lesson-progress.js";
import { qrPicture } from "../shared/share-fields.js";
import { attractPanel, exhibitHead, NEWS, type News, SelfPlay } from "./attract-panel.js";
import { Counts } from "./counts.js";
import { curatorDialog } from "./curator-dialog.js";
import { CuratorFile, curatorFaultSentence } from "./curator-file.js";
import { resolveRules } from "./curator-rules.js";
import { type Curator, type OfferedRules, offeredRulesets, TIMERS, type TimerName } from "./curator-types.js";
import { firstSettings, firstSetup } from "./first-visit.js";
import { gameChoice } from "./game-choice.js";
import { Inactivity, StillThere } from "./inactivity.js";
import kioskStyles from "./kiosk.css";
import { listenForCurator, lockNavigation } from "./navigation-lock.js";
import { PRESENCE_EVENTS, Presence } from "./presence.js";
import { ScreenWakeLock, wander } from "./screen-care.js";
import { DEFAULT_INCHES, ScreenSize } from "./screen-size.js";
import { SignsOfLife } from "./signs-of-life.js";
import uprightStyles from "./upright.css";
import { languageDialog, visitorBar } from "./visitor-bar.js";

export const order = 90;
export const only = "kiosk";
export const apart = true;

const CONTRAST = "contrast";
/** Dialogs that lead to files, links or saved games, and their replacements. */
const REPLACEMENTS: Readonly<Record<string, string | null>> = {
  "new-game": "kiosk-game",
  "house-rules": null,
  forget: null,
};

/** Time limit for loading a language, in milliseconds, so that visitors do not wait. */
const LANGUAGE_PATIENCE_MS = 10_000;

class Kiosk {
  readonly file: CuratorFile | null;
  readonly counts = new Counts();
  /** The file's settings at the start of this visit. */
  private curator: Curator = {};
  /** The attract mode is running. */
  private attracting = false;
  private hasStarted = false;
  private readonly signs: SignsOfLife;
  /** The file has been read or has failed, and the first visitor can start. */
  private isOpen = false;
  private caption = 0;
  /** The last event of the attract mode, shown instead of the next caption. */
  private news: News | null = null;
  /** The sides that have been behind at some time in this game. */
  private readonly behind = new Set<Side>();
  private wantsFocus = false;
  private readonly presence = new Presence();
  private destroyed = false;
  private begunSetup: Setup | null = null;
  private endedSetup: Setup | null = null;
  private captionTimer: ReturnType<typeof setTimeout> | undefined;
  private rereadTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly size: ScreenSize;
  readonly wake: ScreenWakeLock;
  /** How often the picture has been shifted against burn-in. */
  private moves = 0;
  /** The visitors' bar covers nothing, whatever its height. */
  private readonly barSize = new ResizeObserver(() => this.reserveBarSpace());
  private measured: Element | null = null;
  private readonly selfPlay: SelfPlay;
  private readonly stillThere: StillThere;
  private readonly inactivity: Inactivity;
  private readonly cleanups: (() => void)[];

  constructor(private readonly page: Page) {
    this.file = CuratorFile.named(
      page.query.get("kiosk"),
      (what) => this.fileChanged(what),
      (written) => resolveRules(written, page.engine),
    );
    this.size = new ScreenSize(page.element, () => this.curator.inches ?? DEFAULT_INCHES);
    this.wake = new ScreenWakeLock(
      () => this.file?.used?.curator.hours,
      () => page.redraw(),
    );
    this.stillThere = new StillThere(page);
    this.selfPlay = new SelfPlay(page, () => this.attract());
    const { session } = page;
    this.signs = new SignsOfLife(page.element, {
      works: () => page.board() !== null && !(this.attracting && this.selfPlay.isFailing),
      rests: () => !this.attracting || session.view.dialog !== null,
    });
    this.inactivity = new Inactivity({
      times: () => ({ inactivity: this.time("inactivity"), countdown: this.time("countdown") }),
      counting: (seconds) => this.stillThere.show(seconds),
      ended: () => {
        this.counts.count("resets");
        this.endVisit();
      },
    });
    this.cleanups = [
      lockNavigation(),
      listenForCurator((pointer) => {
        // The finger that opened the dialog from the corner must not press anything in it when lifted.
        if (pointer !== null) this.presence.spend(pointer);
        this.page.session.update({ dialog: "curator" });
      }),
      this.listen(),
    ];
    // Silent until the file has been read.
    page.change({ sound: false });
  }

  /** Reads the file first, so that nobody sees its changes apply. */
  private async begin(): Promise<void> {
    this.hasStarted = true;
    await this.file?.read();
    if (this.destroyed) return;
    this.isOpen = true;
    this.wake.begin();
    await this.speakFirst();
    if (this.destroyed) return;
    this.reset();
    this.rereadLater();
    this.signs.begin();
  }

  /** Starts in the file's first language. */
  private async speakFirst(): Promise<void> {
    const { page } = this;
    const code = this.file?.used?.curator.languages?.[0];
    if (code === undefined || code === page.l10n.language.code) return;
    await new Promise((resolve) => {
      page.element.addEventListener("senet-language", resolve, { once: true });
      setTimeout(resolve, LANGUAGE_PATIENCE_MS);
      page.change({ language: code });
    });
  }

  private time(name: TimerName): number {
    return (this.curator.timers?.[name] ?? TIMERS[name]) * 1000;
  }

  private rereadLater(): void {
    if (!this.file) return;
    this.rereadTimer = setTimeout(() => {
      this.file?.retryPictures();
      this.file?.read().catch(console.error);
      this.rereadLater();
    }, this.time("reread"));
  }

  private fileChanged(what: "curator" | "faults"): void {
    if (!this.isOpen || this.destroyed) return;
    if (what === "curator" && !this.inactivity.running) this.reset();
    this.page.redraw();
  }

  // ---- Visits ----

  /** Resets everything. */
  reset(): void {
    const { page } = this;
    this.curator = this.file?.used?.curator ?? {};
    this.inactivity.pause();
    this.size.reset();
    page.element.removeAttribute("data-strong");
    page.session.update({ dialog: null, draft: null, notices: [] });
    const { language, ...others } = firstSettings(page, this.curator);
    page.change(others);
    if (language !== page.session.view.settings.language) page.change({ language });
    // The next visitor starts with no lessons done.
    resetLessons();
    globalThis.scrollTo(0, 0);
    this.file?.read().catch(console.error);
    if (this.curator.attract ?? true) this.attract();
    else this.newGame();
  }

  private endVisit(): void {
    this.reset();
    // Sounds do not interrupt the attract mode.
    if (!this.attracting) this.page.announce([sentence("kiosk-visit-over")]);
  }

  /** Starts a new self-playing game. */
  private attract(): void {
    const { page } = this;
    this.attracting = true;
    this.behind.clear();
    page.element.setAttribute("data-attract", "");
    page.session.newGame({ ...firstSetup(page, this.curator), opponent: "person" }, true);
    this.selfPlay.start();
    this.turnCaption(0);
  }

  private turnCaption(turn: number): void {
    clearTimeout(this.captionTimer);
    this.caption = turn;
    this.news = null;
    this.moves += 1;
    wander(this.page.element, this.moves);
    this.captionTimer = setTimeout(() => this.turnCaption(turn + 1), this.time("caption"));
    this.page.redraw();
  }

  /** An event caption explains the rule while it happens. */
  onEvents(events: readonly GameEvent[]): void {
    const { l10n, session } = this.page;
    if (this.attracting) this.signs.give();
    // A curator's own captions replace ours. Our captions describe only the recommended game.
    const translated = this.curator.texts?.[l10n.language.code]?.captions;
    if (!this.attracting || translated || !LENGTHS.includes(session.view.setup.ruleset)) return;
    const { off } = session.game?.snapshot().state ?? {};
    if (off && off.white !== off.black) this.behind.add(off.white < off.black ? "white" : "black");
    for (const { type, ...event } of events) {
      const comeback =
        type === "won" && "side" in event && event.side !== null && this.behind.has(event.side);
      const news = comeback ? "comeback" : NEWS[type];
      if (!news) continue;
      this.turnCaption(this.caption);
      this.news = news;
    }
  }

  /** After a visitor's game: the QR code for more information. */
  end(): unknown {
    const { address } = this.curator;
    if (!address || this.attracting) return nothing;
    const { l10n } = this.page;
    const label = l10n.text("kiosk-take-home");
    return html`<div class="kiosk-home">${guard([address], () => qrPicture(address, address))} <p>${label}</p></div>`;
  }

  /** A visitor has arrived; start a fresh game at once. */
  private startVisit(): void {
    if (!this.attracting) return;
    this.leaveAttract();
    this.newGame();
    this.wantsFocus = true;
  }

  private leaveAttract(): void {
    this.attracting = false;
    this.selfPlay.stop();
    // The game that played itself is still on the board, and nobody's visit.
    this.begunSetup = this.page.session.view.setup;
    this.endedSetup = this.begunSetup;
    clearTimeout(this.captionTimer);
    wander(this.page.element, null);
    this.page.element.removeAttribute("data-attract");
  }

  newGame(chosen: Partial<Setup> = {}): void {
    this.page.session.newGame({ ...firstSetup(this.page, this.curator), ...chosen }, true);
  }

  // ---- Input ----

  private listen(): () => void {
    const onInput = (event: Event) => this.onInput(event);
    for (const name of PRESENCE_EVENTS) document.addEventListener(name, onInput, { capture: true });
    return () => {
      for (const name of PRESENCE_EVENTS) document.removeEventListener(name, onInput, { capture: true });
    };
  }

  private onInput(event: Event): void {
    if (event.type === "pointerdown" || event.type === "keydown")
      this.page.element.toggleAttribute("data-touched", event.type === "pointerdown");
    const verdict = this.presence.judge(event);
    if (verdict === "swallow") swallow(event);
    if (verdict !== "input") return;
    if (this.attracting) {
      // A shifted picture leaves a strip of the page itself beside the veil.
      const isBeside = event.type === "pointerdown" && !this.page.element.contains(event.target as Node);
      if (event.type !== "keydown" && !isBeside) return;
      swallow(event);
      this.startVisit();
    } else if (this.inactivity.counting) {
      swallow(event);
      if (event.type === "pointerdown") this.presence.spend((event as PointerEvent).pointerId);
    }
    this.inactivity.touch();
  }

  /** Handles a press on the overlay of the attract mode. */
  private readonly onOverlayPress = (event: PointerEvent): void => {
    event.preventDefault();
    this.presence.spend(event.pointerId);
    this.startVisit();
    this.inactivity.touch();
  };

  /** Using the visitors' bar also ends the attract mode. */
  private readonly used = (act: () => void) => () => {
    this.startVisit();
    act();
    this.inactivity.touch();
    this.page.redraw();
  };

  // ---- Drawing ----

  onShown(view: ViewState): void {
    // By the first drawing, every part of the page and its texts have loaded.
    if (!this.hasStarted) this.begin().catch(console.error);
    this.observeBar();
    this.page.board()?.orbit?.tour(this.attracting);
    if (this.attracting) this.selfPlay.watch(view);
    else this.countGame(view);
    this.redirectDialog(view);
    if (!this.wantsFocus || view.dialog) return;
    this.wantsFocus = false;
    moveFocus(this.page.root.querySelector<HTMLElement>(".actions button.main"));
  }

  private observeBar(): void {
    const bar = this.page.root.querySelector(".kiosk-bar");
    if (bar === this.measured) return;
    this.barSize.disconnect();
    this.measured = bar;
    if (bar) this.barSize.observe(bar);
  }

  private reserveBarSpace(): void {
    const { offsetHeight = 0 } = (this.measured ?? {}) as HTMLElement;
    this.page.element.style.setProperty("--bar-height", `calc(${offsetHeight}px + 1rem)`);
  }

  private redirectDialog({ dialog }: ViewState): void {
    if (dialog === null) return;
    const instead = this.attracting && dialog !== "curator" ? null : REPLACEMENTS[dialog];
    if (instead !== undefined) this.page.session.update({ dialog: instead });
  }

  private countGame({ game, setup }: ViewState): void {
    if (!game || this.page.session.isExercise) return;
    if (game.throws > 0 && this.begunSetup !== setup) {
      this.begunSetup = setup;
      this.counts.count("begun");
    }
    if (game.phase === "over" && this.endedSetup !== setup) {
      this.endedSetup = setup;
      this.counts.count("ended");
    }
  }

  above(): unknown {
    const { page, curator, attracting } = this;
    return html`
      ${this.file ? exhibitHead(curator, this.file, page.l10n) : nothing}
      ${
        attracting
          ? html`${attractPanel(
              curator,
              page.l10n,
              this.news ?? this.caption,
              this.used(() => undefined),
            )}
              <div class="kiosk-veil" @pointerdown=${this.onOverlayPress}></div>`
          : nothing
      }
    `;
  }

  /** The languages on offer in the file's order, without those that this device cannot display. */
  get languages(): readonly Language[] {
    const missing = undrawable();
    const { languages } = this.curator;
    const offered = languages
      ? languages.flatMap((wantedCode) => LANGUAGES.filter(({ code }) => code === wantedCode))
      : LANGUAGES;
    return offered.filter(({ code }) => !missing.has(code));
  }

  readonly speak = (code: string): void => this.used(() => this.page.change({ language: code }))();

  below({ settings }: ViewState): unknown {
    const { page } = this;
    const urgent = this.file?.urgentFaults ?? [];
    const [fault] = urgent;
    const strong = themeOf(settings.theme) === CONTRAST;
    return visitorBar({
      l10n: page.l10n,
      languages: this.languages,
      larger: this.size.larger,
      contrast: strong,
      sound: settings.sound,
      playing: !this.attracting,
      fault: fault
        ? page.l10n.text("kiosk-corner", {
            count: urgent.length,
            fault: page.l10n.sentence(curatorFaultSentence(fault)),
          })
        : null,
      speak: this.speak,
      openLanguages: this.used(() => page.session.update({ dialog: "kiosk-language" })),
      enlarge: this.used(() => this.size.next()),
      raiseContrast: this.used(() => {
        page.element.toggleAttribute("data-strong", !strong);
        const { theme } = firstSettings(page, this.curator);
        const weak = themeOf(theme) === CONTRAST ? DEFAULT_THEME : theme;
        page.change({ theme: strong ? weak : CONTRAST });
      }),
      turnSound: this.used(() => page.change({ sound: !settings.sound })),
      finish: () => this.endVisit(),
    });
  }

  /** In attract mode only the invitation is announced. */
  get isSilent(): boolean {
    return this.attracting || !this.isOpen;
  }

  get rulesets(): readonly OfferedRules[] {
    return offeredRulesets(this.curator);
  }

  destroy(): void {
    this.destroyed = true;
    this.signs.destroy();
    this.file?.destroy();
    for (const end of this.cleanups) end();
    clearTimeout(this.captionTimer);
    clearTimeout(this.rereadTimer);
    this.inactivity.pause();
    this.selfPlay.destroy();
    this.size.destroy();
    this.wake.destroy();
    this.barSize.disconnect();
    wander(this.page.element, null);
  }

  opponent = (): Setup["opponent"] => firstSetup(this.page, this.curator).opponent;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export async function addon(page: AddonPage): Promise<Addon> {
  await page.l10n.loadFile("kiosk");
  const kiosk = new Kiosk(page);
  page.on("events", (events) => kiosk.onEvents(events));
  page.on("shown", (view) => kiosk.onShown(view));
  return {
    styles: [dialogStyles, kioskStyles, uprightStyles],
    reword: (sentences) => (kiosk.isSilent ? [] : sentences),
    render: (where, view) =>
      where === "above"
        ? kiosk.above()
        : where === "end"
          ? kiosk.end()
          : where === "below"
            ? kiosk.below(view)
            : nothing,
    dialogs: {
      "kiosk-game": (host) =>
        gameChoice(host, {
          rulesets: kiosk.rulesets,
          opponent: kiosk.opponent(),
          start: (chosen) => kiosk.newGame(chosen),
        }),
      "kiosk-language": (host) => languageDialog(host, kiosk),
      curator: (host) => curatorDialog(host, kiosk.counts, kiosk.file, kiosk.wake),
    },
    destroy: () => kiosk.destroy(),
  };
}
