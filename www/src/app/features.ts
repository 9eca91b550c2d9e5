/** The list of features, and the only interface between them and the page. */
import type { TemplateResult } from "lit";
import { type Sentence, sentence } from "../base/i18n/localizer.js";
import { LoadCache } from "../base/load-cache.js";
import { yieldToMain } from "../board/clock.js";
import type { Knock } from "../board/throw-animations.js";
import type { GameEvent, Move } from "../engine/types.js";
import type {
  DialogHost,
  DialogRenderer,
  Feature,
  FeatureContext,
  FeatureModule,
  Slot,
} from "../features/feature.js";
import type { Spot, ViewState } from "../game/view-state.js";
import dialog from "../ui/dialogs/dialog.css";
import menuStyles from "../ui/menu/menu.css";
import { menuDialog } from "../ui/menu/menu.js";
import { adopt } from "../ui/styles/styles.js";
import places from "./places.css";

type Load = () => Promise<FeatureModule>;

/** Loads after the others, because nobody reads its content before the first throw. */
const EARLY: Load = () => import("../features/tutorial/feature.js");

/**
 * Each feature loads separately, so that a failed one does not affect the others. Ordered as in the menu. An unattended
 * screen (`kiosk`) offers no links out of the page and no downloads.
 */
const FEATURES: readonly { load: Load; only?: "page" | "kiosk" }[] = [
  { load: () => import("../features/textures/feature.js") },
  { load: () => import("../features/ending/feature.js") },
  { load: () => import("../features/accessibility/feature.js") },
  { load: () => import("../features/orbit/feature.js") },
  { load: () => import("../features/sound/feature.js") },
  { load: () => import("../features/hand/feature.js") },
  { load: () => import("../features/offline/feature.js") },
  { load: EARLY },
  { load: () => import("../features/kiosk/feature.js"), only: "kiosk" },
  { load: () => import("../features/moves/feature.js") },
  { load: () => import("../features/same-sticks/feature.js"), only: "page" },
  { load: () => import("../features/review/feature.js") },
  { load: () => import("../features/puzzles/feature.js") },
  { load: () => import("../features/embedding/feature.js") },
  { load: () => import("../features/side-pages/feature.js"), only: "page" },
  { load: () => import("../features/sharing/feature.js"), only: "page" },
  { load: () => import("../features/search/feature.js"), only: "page" },
  { load: () => import("../features/fairness/feature.js"), only: "page" },
  { load: () => import("../features/correspondence/feature.js"), only: "page" },
];

/** Redraws per turn of the event loop that are still normal; more indicate an endless loop. */
const MAX_REDRAWS = 50;

export class Features {
  private readonly modules: readonly Load[];
  private readonly features = new LoadCache((module: Load) => this.loadFeature(module));
  private readonly dialogs = new LoadCache((name: string) => this.loadDialog(name));
  /** In menu order; features that are missing or switched off leave a gap. */
  private places: readonly (Feature | null)[] = [];
  private readonly disabled = new Set<Feature>();
  /** The menu can be shown. */
  private complete = false;
  private destroyed = false;
  /** Redraws in this turn of the event loop. */
  private redraws = 0;
  /** Index of the feature that is notified alone, to find the cause of an endless loop. */
  private suspect = 0;

  constructor(private readonly page: FeatureContext) {
    const mode = page.query.has("kiosk") ? "kiosk" : "page";
    this.modules = FEATURES.filter(({ only }) => (only ?? mode) === mode).map(({ load }) => load);
  }

  /**
   * Loads the features that are missing, their texts and the menu. Resolves to the failures; the next call tries again
   * what has failed. Each feature becomes active once it has loaded.
   */
  async load(): Promise<unknown[]> {
    const { page } = this;
    adopt(page.root, [dialog, places]);
    const first = await this.activate(this.modules.filter((module) => module === EARLY));
    if (this.destroyed) return [];
    const others = await this.activate(this.modules.filter((module) => module !== EARLY));
    if (this.destroyed) return [];
    const menu = await failuresOf([page.l10n.loadPart("menu")]);
    await yieldToMain();
    adopt(page.root, [menuStyles]);
    this.complete ||= menu.length === 0;
    return [...first, ...others, ...menu];
  }

  private async activate(modules: readonly Load[]): Promise<unknown[]> {
    const failures = await failuresOf(modules.map((module) => this.features.get(module)));
    if (!this.destroyed) this.setFeatures();
    return failures;
  }

  private async loadFeature(module: Load): Promise<Feature | null> {
    const { page } = this;
    const loaded = await module();
    // Yields between features, so that the page stays responsive.
    await yieldToMain();
    // A page that has closed starts no new listeners.
    if (this.destroyed) return null;
    const feature = await loaded.feature(page);
    try {
      await Promise.all((feature.texts ?? []).map((part) => page.l10n.loadPart(part)));
    } catch (error) {
      // The next attempt creates another one.
      feature.destroy?.();
      throw error;
    }
    if (!this.destroyed) return feature;
    feature.destroy?.();
    return null;
  }

  private setFeatures(): void {
    const { all } = this;
    this.places = this.modules.map((module) => {
      const feature = this.features.loaded(module);
      return feature && !this.disabled.has(feature) ? feature : null;
    });
    const added = this.all.filter((feature) => !all.includes(feature));
    adopt(
      this.page.root,
      added.flatMap(({ styles }) => styles ?? []),
    );
  }

  private get all(): readonly Feature[] {
    return this.places.filter((feature) => feature !== null);
  }

  /** Calls a hook. If it throws, only its feature is disabled. */
  private guard<T>(feature: Feature, call: (feature: Feature) => T): T | undefined {
    try {
      return call(feature);
    } catch (error) {
      this.disable(feature, error);
      return undefined;
    }
  }

  private disable(feature: Feature, error: unknown): void {
    console.error(error);
    this.disabled.add(feature);
    this.places = this.places.map((other) => (other === feature ? null : other));
    try {
      feature.destroy?.();
    } catch (after) {
      console.error(after);
    }
    // The view cannot change while it is being drawn.
    queueMicrotask(() => {
      if (!this.destroyed) this.page.session.notice(sentence("notice-not-loaded"));
    });
  }

  afterDraw(view: ViewState): void {
    this.redraws += 1;
    // Counts per turn, because an endless chain of redraws never reaches the next turn.
    if (this.redraws === 1) setTimeout(() => this.onTurnEnd());
    const { all, redraws } = this;
    const suspect = all[this.suspect % all.length];
    if (redraws <= MAX_REDRAWS) for (const feature of all) this.guard(feature, (it) => it.afterDraw?.(view));
    // From now on only one feature is notified. If another redraw follows, that feature requested it.
    else if (suspect && redraws === MAX_REDRAWS + 1) this.guard(suspect, (it) => it.afterDraw?.(view));
    else if (suspect && redraws === MAX_REDRAWS + 2)
      this.disable(suspect, new Error("a feature asked for another drawing after each drawing"));
  }

  private onTurnEnd(): void {
    const { redraws } = this;
    this.redraws = 0;
    if (redraws <= MAX_REDRAWS || this.destroyed) return;
    this.suspect += 1;
    this.page.redraw();
  }

  /** Returns false if a feature forbids the move, or the throw (null). */
  allows(move: Move | null): boolean {
    return this.all.every((feature) => this.guard(feature, (it) => it.allows?.(move)) !== false);
  }

  onEvents(events: readonly GameEvent[]): void {
    for (const feature of this.all) this.guard(feature, (it) => it.onEvents?.(events));
  }

  onAnimation(events: readonly GameEvent[], speed: number, knocks: readonly Knock[]): void {
    for (const feature of this.all) this.guard(feature, (it) => it.onAnimation?.(events, speed, knocks));
  }

  reword(sentences: readonly Sentence[]): readonly Sentence[] {
    const { view } = this.page.session;
    return this.all.reduce(
      (result, feature) => this.guard(feature, (it) => it.reword?.(result, view)) ?? result,
      sentences,
    );
  }

  render(where: Slot, view: ViewState): unknown[] {
    const over = view.shown?.phase === "over" && view.activity === "idle";
    if (where === "end" && !over) return [];
    return this.places.map((feature) => feature && this.guard(feature, (it) => it.render?.(where, view)));
  }

  settings(view: ViewState): unknown[] {
    return this.places.map((feature) => feature && this.guard(feature, (it) => it.settings?.(view)));
  }

  /** Returns true if a feature handled the key. */
  key(letter: string, spot: Spot): boolean {
    const owner = this.all.find(({ keys }) => keys?.[letter]);
    if (owner) this.guard(owner, ({ keys }) => keys?.[letter]?.(spot));
    return owner !== undefined;
  }

  /** The dialog of this name, or nothing while it is loading. */
  dialog(name: string, host: Omit<DialogHost, "page">): TemplateResult | unknown {
    if (name === "menu") {
      if (!this.complete) return undefined;
      const entries = this.all.flatMap((feature) => this.guard(feature, (it) => it.menu?.(host.view)) ?? []);
      return menuDialog(entries, host.l10n, host.close);
    }
    const owner = this.ownerOf(name);
    if (!owner && !this.complete) return undefined;
    const maker = this.dialogs.peek(name, (attempt) => this.followDialog(name, attempt));
    if (!maker || !owner) return undefined;
    const content = this.guard(owner, () => maker({ ...host, page: this.page }));
    return this.all.includes(owner) ? content : undefined;
  }

  destroy(): void {
    this.destroyed = true;
    for (const feature of this.all)
      try {
        feature.destroy?.();
      } catch (error) {
        console.error(error);
      }
  }

  private ownerOf(name: string): Feature | undefined {
    return this.all.find(({ dialogs }) => dialogs?.[name]);
  }

  private async loadDialog(name: string): Promise<DialogRenderer> {
    const load = this.ownerOf(name)?.dialogs?.[name];
    if (!load) throw new Error(`no dialog is called ${name}`);
    return load();
  }

  /** Shows a dialog once it has loaded. If it fails to, closes it, so that another press tries again. */
  private followDialog(name: string, attempt: Promise<unknown>): void {
    const { session, redraw } = this.page;
    attempt.then(redraw, (error: unknown) => {
      console.error(error);
      if (session.view.dialog !== name) return;
      session.update({ dialog: null });
      session.notice(sentence("notice-not-loaded"));
    });
  }
}

/** Waits for all of these; resolves to the reasons of those that failed. */
async function failuresOf(attempts: readonly Promise<unknown>[]): Promise<unknown[]> {
  const results = await Promise.allSettled(attempts);
  return results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
}
