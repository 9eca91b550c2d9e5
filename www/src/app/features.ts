/** The list of features, and the only interface between them and the page. */
import type { TemplateResult } from "lit";
import { type Sentence, sentence } from "../base/i18n/localizer.js";
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
  private readonly dialogs = new Map<string, DialogRenderer>();
  /** In menu order; features that failed to load leave a gap. */
  private places: readonly (Feature | null)[] = [];
  private complete = false;
  private destroyed = false;
  /** Redraws in this turn of the event loop. */
  private redraws = 0;
  /** Index of the feature that is notified alone, to find the cause of an endless loop. */
  private suspect = 0;

  private constructor(private readonly page: FeatureContext) {}

  /**
   * Loads all features and their texts. A failure is reported on the page. Features become active as soon as the first
   * has loaded.
   */
  static async load(page: FeatureContext, onStart: (features: Features) => void): Promise<void> {
    const features = new Features(page);
    await page.l10n.loadPart("play");
    adopt(page.root, [dialog, places]);
    const mode = page.query.has("kiosk") ? "kiosk" : "page";
    const modules = FEATURES.filter(({ only }) => (only ?? mode) === mode).map(({ load }) => load);
    const early = await features.loadFeature(EARLY);
    features.setFeatures(modules.map((module) => (module === EARLY ? early : null)));
    onStart(features);
    if (features.destroyed) return;
    const all = modules.map((module) => (module === EARLY ? early : features.loadFeature(module)));
    features.setFeatures(await Promise.all(all));
    if (features.destroyed) return features.destroy();
    await page.l10n.loadPart("menu");
    await yieldToMain();
    adopt(page.root, [menuStyles]);
    features.complete = true;
  }

  private async loadFeature(module: Load): Promise<Feature | null> {
    const { page } = this;
    try {
      const loaded = await module();
      // Yields between features, so that the page stays responsive.
      await yieldToMain();
      // A page that has closed starts no new listeners.
      if (this.destroyed) return null;
      const feature = await loaded.feature(page);
      await Promise.all((feature.texts ?? []).map((part) => page.l10n.loadPart(part)));
      return feature;
    } catch (error) {
      console.error(error);
      page.session.notice(sentence("notice-not-loaded"));
      return null;
    }
  }

  private setFeatures(places: readonly (Feature | null)[]): void {
    const { all } = this;
    this.places = places;
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
    const maker = this.dialogs.get(name);
    const owner = this.ownerOf(name);
    if (maker && owner) {
      const content = this.guard(owner, () => maker({ ...host, page: this.page }));
      if (this.all.includes(owner)) return content;
    } else if (owner || this.complete) this.fetchDialog(name).catch(console.error);
    return undefined;
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

  private async fetchDialog(name: string): Promise<void> {
    const { session } = this.page;
    try {
      const load = this.ownerOf(name)?.dialogs?.[name];
      if (!load) throw new Error(`no dialog is called ${name}`);
      this.dialogs.set(name, await load());
      this.page.redraw();
    } catch (error) {
      console.error(error);
      if (session.view.dialog !== name) return;
      session.update({ dialog: null });
      session.notice(sentence("notice-not-loaded"));
    }
  }
}
