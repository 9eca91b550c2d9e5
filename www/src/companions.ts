/** The companions there are, and the one place where the page meets them. */
import type { TemplateResult } from "lit";
import type { Companion, CompanionModule, DialogHost, DialogMaker, PageHost, Place } from "./companion.js";
import type { GameEvent } from "./engine/types.js";
import { type Sentence, say } from "./game/sentence.js";
import type { Spot, ViewState } from "./game/view-state.js";
import { moreMenu } from "./more/menu.js";
import { moreMenuStyles } from "./more/menu-styles.js";
import { adopt } from "./styles/adopt.js";

type Load = () => Promise<CompanionModule>;

/** What it shows is read before the first throw, so the others do not keep it waiting. */
const EARLY: Load = () => import("./learning/companion.js");

/** Each is loaded by itself, so that one that cannot be had costs only itself. In the order of the menu. */
const MODULES: readonly Load[] = [
  () => import("./board/finish/companion.js"),
  () => import("./comfort/comfort.js"),
  () => import("./sound/companion.js"),
  () => import("./offline/offline.js"),
  EARLY,
  () => import("./looking-back/looking-back.js"),
  () => import("./embedding/companion.js"),
  () => import("./sharing/sharing.js"),
  () => import("./print/companion.js"),
  () => import("./fairness/fairness.js"),
  () => import("./daily/daily.js"),
  () => import("./distance/distance.js"),
];

/** On a screen that nobody attends there is nothing that leads out of the page, and nothing to take home. */
const KIOSK_MODULES: typeof MODULES = [
  () => import("./board/finish/companion.js"),
  () => import("./comfort/comfort.js"),
  () => import("./sound/companion.js"),
  () => import("./offline/offline.js"),
  EARLY,
  () => import("./kiosk/companion.js"),
  () => import("./looking-back/looking-back.js"),
  () => import("./embedding/companion.js"),
];

export class Companions {
  private readonly dialogs = new Map<string, DialogMaker>();
  /** In the order of the menu; those that are not there have an empty place. */
  private places: readonly (Companion | null)[] = [];
  private complete = false;
  private destroyed = false;

  private constructor(private readonly page: PageHost) {}

  /**
   * Loads all companions and the texts they need; one that fails is told on the page and left out. They begin to serve
   * as soon as the first is there.
   */
  static async load(page: PageHost, begun: (companions: Companions) => void): Promise<void> {
    const companions = new Companions(page);
    const modules = page.query.has("kiosk") ? KIOSK_MODULES : MODULES;
    const early = await companions.take(EARLY);
    companions.seat(modules.map((module) => (module === EARLY ? early : null)));
    begun(companions);
    const all = modules.map((module) => (module === EARLY ? early : companions.take(module)));
    const loaded = await Promise.all(all);
    await page.words.need("more");
    adopt(page.root, [moreMenuStyles]);
    companions.complete = true;
    companions.seat(loaded);
    if (companions.destroyed) companions.destroy();
  }

  private async take(module: Load): Promise<Companion | null> {
    const { page } = this;
    try {
      const companion = await (await module()).companion(page);
      await Promise.all((companion.texts ?? []).map((part) => page.words.need(part)));
      return companion;
    } catch (error) {
      console.error(error);
      page.session.notice(say("notice-not-loaded"));
      return null;
    }
  }

  private seat(places: readonly (Companion | null)[]): void {
    const { all } = this;
    this.places = places;
    const fresh = this.all.filter((companion) => !all.includes(companion));
    adopt(
      this.page.root,
      fresh.flatMap(({ styles }) => styles ?? []),
    );
  }

  private get all(): readonly Companion[] {
    return this.places.filter((companion) => companion !== null);
  }

  drawn(view: ViewState): void {
    for (const companion of this.all) companion.drawn?.(view);
  }

  happened(events: readonly GameEvent[]): void {
    for (const companion of this.all) companion.happened?.(events);
  }

  showing(events: readonly GameEvent[], speed: number): void {
    for (const companion of this.all) companion.showing?.(events, speed);
  }

  announcing(sentences: readonly Sentence[]): readonly Sentence[] {
    const { view } = this.page.session;
    return this.all.reduce((said, companion) => companion.announcing?.(said, view) ?? said, sentences);
  }

  place(where: Place, view: ViewState): unknown[] {
    return this.places.map((companion) => companion?.place?.(where, view));
  }

  settings(view: ViewState): unknown[] {
    return this.places.map((companion) => companion?.settings?.(view));
  }

  /** True when a companion has taken the key. */
  key(letter: string, spot: Spot): boolean {
    const owner = this.all.find(({ keys }) => keys?.[letter]);
    owner?.keys?.[letter]?.(spot);
    return owner !== undefined;
  }

  /** The dialog of this name; nothing while it is still being loaded. */
  dialog(name: string, host: Omit<DialogHost, "page">): TemplateResult | unknown {
    if (name === "more") {
      if (!this.complete) return undefined;
      const entries = this.all.flatMap((companion) => companion.menu?.(host.view) ?? []);
      return moreMenu(entries, host.words, host.close);
    }
    const maker = this.dialogs.get(name);
    if (maker) return maker({ ...host, page: this.page });
    if (this.complete || this.makerOf(name)) void this.fetch(name);
    return undefined;
  }

  destroy(): void {
    this.destroyed = true;
    for (const companion of this.all) companion.destroy?.();
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
