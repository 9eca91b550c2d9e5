/** The features there are, and the one place where the page meets them. */
import type { TemplateResult } from "lit";
import { type Sentence, say } from "../base/i18n/localizer.js";
import { yieldToMain } from "../board/clock.js";
import type { Knock } from "../board/falls.js";
import type { GameEvent } from "../engine/types.js";
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
  { load: () => import("../features/print/feature.js"), only: "page" },
  { load: () => import("../features/fairness/feature.js"), only: "page" },
  { load: () => import("../features/daily/feature.js"), only: "page" },
  { load: () => import("../features/correspondence/feature.js"), only: "page" },
];

export class Features {
  private readonly dialogs = new Map<string, DialogMaker>();
  /** In the order of the menu; those that are not there have an empty place. */
  private places: readonly (Feature | null)[] = [];
  private complete = false;
  private destroyed = false;

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

  drawn(view: ViewState): void {
    for (const feature of this.all) feature.drawn?.(view);
  }

  happened(events: readonly GameEvent[]): void {
    for (const feature of this.all) feature.happened?.(events);
  }

  showing(events: readonly GameEvent[], speed: number, knocks: readonly Knock[]): void {
    for (const feature of this.all) feature.showing?.(events, speed, knocks);
  }

  announcing(sentences: readonly Sentence[]): readonly Sentence[] {
    const { view } = this.page.session;
    return this.all.reduce((said, feature) => feature.announcing?.(said, view) ?? said, sentences);
  }

  place(where: Slot, view: ViewState): unknown[] {
    const over = view.shown?.phase === "over" && view.activity === "idle";
    if (where === "end" && !over) return [];
    return this.places.map((feature) => feature?.place?.(where, view));
  }

  settings(view: ViewState): unknown[] {
    return this.places.map((feature) => feature?.settings?.(view));
  }

  /** True when a feature has taken the key. */
  key(letter: string, spot: Spot): boolean {
    const owner = this.all.find(({ keys }) => keys?.[letter]);
    owner?.keys?.[letter]?.(spot);
    return owner !== undefined;
  }

  /** The dialog of this name; nothing while it is still being loaded. */
  dialog(name: string, host: Omit<DialogHost, "page">): TemplateResult | unknown {
    if (name === "menu") {
      if (!this.complete) return undefined;
      const entries = this.all.flatMap((feature) => feature.menu?.(host.view) ?? []);
      return menuDialog(entries, host.words, host.close);
    }
    const maker = this.dialogs.get(name);
    if (maker) return maker({ ...host, page: this.page });
    if (this.complete || this.makerOf(name)) void this.fetch(name);
    return undefined;
  }

  destroy(): void {
    this.destroyed = true;
    for (const feature of this.all) feature.destroy?.();
  }

  private makerOf(name: string): (() => Promise<DialogMaker>) | undefined {
    return this.all.map(({ dialogs }) => dialogs?.[name]).find((found) => found !== undefined);
  }

  private async fetch(name: string): Promise<void> {
    const { session } = this.page;
    try {
      const load = this.makerOf(name);
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
