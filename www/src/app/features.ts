/** The features there are, and the one place where the page meets them. */
import type { TemplateResult } from "lit";
import { type Sentence, say } from "../base/i18n/localizer.js";
import { yieldToMain } from "../board/clock.js";
import type { Knock } from "../board/falls.js";
import type { GameEvent, Move } from "../engine/types.js";
import type {
  DialogHost,
  DialogMaker,
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

/** What it shows is read before the first throw, so the others do not keep it waiting. */
const EARLY: Load = () => import("../features/tutorial/feature.js");

/**
 * Each is loaded by itself, so that one that cannot be had costs only itself. In the order of the menu. On a screen that
 * nobody attends (`kiosk`) there is nothing that leads out of the page, and nothing to take home.
 */
const FEATURES: readonly { load: Load; only?: "page" | "kiosk" }[] = [
  { load: () => import("../features/textures/feature.js") },
  { load: () => import("../features/ending/feature.js") },
  { load: () => import("../features/accessibility/feature.js") },
  { load: () => import("../features/turning/feature.js") },
  { load: () => import("../features/sound/feature.js") },
  { load: () => import("../features/hand/feature.js") },
  { load: () => import("../features/offline/feature.js") },
  { load: EARLY },
  { load: () => import("../features/kiosk/feature.js"), only: "kiosk" },
  { load: () => import("../features/moves/feature.js") },
  { load: () => import("../features/rematch/feature.js"), only: "page" },
  { load: () => import("../features/sticks/feature.js"), only: "page" },
  { load: () => import("../features/review/feature.js") },
  { load: () => import("../features/puzzles/feature.js") },
  { load: () => import("../features/embedding/feature.js") },
  { load: () => import("../features/sharing/feature.js"), only: "page" },
  { load: () => import("../features/lab/feature.js"), only: "page" },
  { load: () => import("../features/print/feature.js"), only: "page" },
  { load: () => import("../features/search/feature.js"), only: "page" },
  { load: () => import("../features/fairness/feature.js"), only: "page" },
  { load: () => import("../features/daily/feature.js"), only: "page" },
  { load: () => import("../features/correspondence/feature.js"), only: "page" },
];

/** Drawings in one turn of the event loop that nobody needs; what follows one another without end are more. */
const MOST_DRAWINGS = 50;

export class Features {
  private readonly dialogs = new Map<string, DialogMaker>();
  /** In the order of the menu; those that are not there have an empty place. */
  private places: readonly (Feature | null)[] = [];
  private complete = false;
  private destroyed = false;
  /** In this turn of the event loop. */
  private drawings = 0;
  /** The place of the feature that is told alone of a drawing too many. */
  private suspect = 0;

  private constructor(private readonly page: FeatureContext) {}

  /**
   * Loads all features and the texts they need; one that fails is told on the page and left out. They begin to serve
   * as soon as the first is there.
   */
  static async load(page: FeatureContext, begun: (features: Features) => void): Promise<void> {
    const features = new Features(page);
    await page.words.need("play");
    adopt(page.root, [dialog, places]);
    const here = page.query.has("kiosk") ? "kiosk" : "page";
    const modules = FEATURES.filter(({ only }) => (only ?? here) === here).map(({ load }) => load);
    const early = await features.take(EARLY);
    features.seat(modules.map((module) => (module === EARLY ? early : null)));
    begun(features);
    if (features.destroyed) return;
    const all = modules.map((module) => (module === EARLY ? early : features.take(module)));
    features.seat(await Promise.all(all));
    if (features.destroyed) return features.destroy();
    await page.words.need("menu");
    await yieldToMain();
    adopt(page.root, [menuStyles]);
    features.complete = true;
  }

  private async take(module: Load): Promise<Feature | null> {
    const { page } = this;
    try {
      const loaded = await module();
      // What comes at once is not begun at once: the page answers in between.
      await yieldToMain();
      // Nothing begins any more to listen on a page that is gone.
      if (this.destroyed) return null;
      const feature = await loaded.feature(page);
      await Promise.all((feature.texts ?? []).map((part) => page.words.need(part)));
      return feature;
    } catch (error) {
      console.error(error);
      page.session.notice(say("notice-not-loaded"));
      return null;
    }
  }

  private seat(places: readonly (Feature | null)[]): void {
    const { all } = this;
    this.places = places;
    const fresh = this.all.filter((feature) => !all.includes(feature));
    adopt(
      this.page.root,
      fresh.flatMap(({ styles }) => styles ?? []),
    );
  }

  private get all(): readonly Feature[] {
    return this.places.filter((feature) => feature !== null);
  }

  /** Calls a feature's hook; one that throws costs only its feature. */
  private guarded<T>(feature: Feature, call: (feature: Feature) => T): T | undefined {
    try {
      return call(feature);
    } catch (error) {
      this.switchOff(feature, error);
      return undefined;
    }
  }

  private switchOff(feature: Feature, error: unknown): void {
    console.error(error);
    this.places = this.places.map((other) => (other === feature ? null : other));
    try {
      feature.destroy?.();
    } catch (after) {
      console.error(after);
    }
    // What is being drawn just now cannot be changed.
    queueMicrotask(() => {
      if (!this.destroyed) this.page.session.notice(say("notice-not-loaded"));
    });
  }

  drawn(view: ViewState): void {
    this.drawings += 1;
    // A turn of the event loop in which pictures follow each other without end has no other turn after it.
    if (this.drawings === 1) setTimeout(() => this.turnEnds());
    const { all, drawings } = this;
    const suspect = all[this.suspect % all.length];
    if (drawings <= MOST_DRAWINGS) for (const feature of all) this.guarded(feature, (it) => it.drawn?.(view));
    // From here on one feature is told: if another drawing follows, that is the one that asks for it.
    else if (suspect && drawings === MOST_DRAWINGS + 1) this.guarded(suspect, (it) => it.drawn?.(view));
    else if (suspect && drawings === MOST_DRAWINGS + 2)
      this.switchOff(suspect, new Error("a feature asked for another drawing after each drawing"));
  }

  private turnEnds(): void {
    const { drawings } = this;
    this.drawings = 0;
    if (drawings <= MOST_DRAWINGS || this.destroyed) return;
    this.suspect += 1;
    this.page.redraw();
  }

  /** False when a feature forbids the move, or the throw (null). */
  allows(move: Move | null): boolean {
    return this.all.every((feature) => this.guarded(feature, (it) => it.allows?.(move)) !== false);
  }

  happened(events: readonly GameEvent[]): void {
    for (const feature of this.all) this.guarded(feature, (it) => it.happened?.(events));
  }

  showing(events: readonly GameEvent[], speed: number, knocks: readonly Knock[]): void {
    for (const feature of this.all) this.guarded(feature, (it) => it.showing?.(events, speed, knocks));
  }

  announcing(sentences: readonly Sentence[]): readonly Sentence[] {
    const { view } = this.page.session;
    return this.all.reduce(
      (said, feature) => this.guarded(feature, (it) => it.announcing?.(said, view)) ?? said,
      sentences,
    );
  }

  place(where: Slot, view: ViewState): unknown[] {
    const over = view.shown?.phase === "over" && view.activity === "idle";
    if (where === "end" && !over) return [];
    return this.places.map((feature) => feature && this.guarded(feature, (it) => it.place?.(where, view)));
  }

  settings(view: ViewState): unknown[] {
    return this.places.map((feature) => feature && this.guarded(feature, (it) => it.settings?.(view)));
  }

  /** True when a feature has taken the key. */
  key(letter: string, spot: Spot): boolean {
    const owner = this.all.find(({ keys }) => keys?.[letter]);
    if (owner) this.guarded(owner, ({ keys }) => keys?.[letter]?.(spot));
    return owner !== undefined;
  }

  /** The dialog of this name; nothing while it is still being loaded. */
  dialog(name: string, host: Omit<DialogHost, "page">): TemplateResult | unknown {
    if (name === "menu") {
      if (!this.complete) return undefined;
      const entries = this.all.flatMap(
        (feature) => this.guarded(feature, (it) => it.menu?.(host.view)) ?? [],
      );
      return menuDialog(entries, host.words, host.close);
    }
    const maker = this.dialogs.get(name);
    const owner = this.ownerOf(name);
    if (maker && owner) {
      const drawn = this.guarded(owner, () => maker({ ...host, page: this.page }));
      if (this.all.includes(owner)) return drawn;
    } else if (owner || this.complete) void this.fetch(name);
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

  private async fetch(name: string): Promise<void> {
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
      session.notice(say("notice-not-loaded"));
    }
  }
}
