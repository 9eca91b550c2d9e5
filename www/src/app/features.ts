/** The only interface between the features and the page. */
import type { TemplateResult } from "lit";
import { type Sentence, sentence } from "../base/i18n/localizer.js";
import { LoadCache } from "../base/load-cache.js";
import { yieldToMain } from "../board/clock.js";
import type { Knock } from "../board/throw-animations.js";
import type { GameEvent, Move } from "../engine/types.js";
import type { DialogHost, Feature, FeatureContext, FeatureModule, Slot } from "../features/feature.js";
import type { Spot, ViewState } from "../game/view-state.js";
import menuStyles from "../ui/menu/menu.css";
import { menuDialog } from "../ui/menu/menu.js";
import { adopt } from "../ui/styles/styles.js";
import places from "./places.css";

/** A feature that can be started. */
export interface FeatureEntry extends Pick<FeatureModule, "only"> {
  load(): Promise<FeatureModule>;
}

/** Redraws per turn of the event loop that are still normal; more indicate an endless loop. */
const MAX_REDRAWS = 50;

export class Features {
  private readonly chosen: readonly FeatureEntry[];
  private readonly started = new LoadCache((entry: FeatureEntry) => this.startFeature(entry));
  /** In order; features that are missing or switched off leave a gap. */
  private places: readonly (Feature | null)[] = [];
  private readonly disabled = new Set<Feature>();
  /** The features have started, so the menu can be shown. */
  private complete = false;
  private destroyed = false;
  /** Redraws in this turn of the event loop. */
  private redraws = 0;
  /** Index of the feature that is notified alone, to find the cause of an endless loop. */
  private suspect = 0;

  constructor(
    private readonly page: FeatureContext,
    entries: readonly FeatureEntry[],
  ) {
    const mode = page.query.has("kiosk") ? "kiosk" : "page";
    this.chosen = entries.filter(({ only }) => (only ?? mode) === mode);
    adopt(page.root, [places, menuStyles]);
  }

  /** Starts the features that are missing. Resolves to the failures; the next call tries again what has failed. */
  async start(): Promise<unknown[]> {
    const results = await Promise.allSettled(this.chosen.map((entry) => this.started.get(entry)));
    if (this.destroyed) return [];
    this.setFeatures();
    this.complete = true;
    return results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  }

  private async startFeature({ load }: FeatureEntry): Promise<Feature | null> {
    const loaded = await load();
    // Yields between features, so that the page stays responsive.
    await yieldToMain();
    // A page that has closed starts no new listeners.
    if (this.destroyed) return null;
    const feature = await loaded.feature(this.page);
    if (!this.destroyed) return feature;
    feature.destroy?.();
    return null;
  }

  private setFeatures(): void {
    const { all } = this;
    this.places = this.chosen.map((entry) => {
      const feature = this.started.loaded(entry);
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

  /** The dialog of this name, or nothing until the features have started. */
  dialog(name: string, host: Omit<DialogHost, "page">): TemplateResult | unknown {
    if (!this.complete) return undefined;
    if (name === "menu") {
      const entries = this.all.flatMap((feature) => this.guard(feature, (it) => it.menu?.(host.view)) ?? []);
      return menuDialog(entries, host.l10n, host.close);
    }
    const owner = this.all.find(({ dialogs }) => dialogs?.[name]);
    const content =
      owner && this.guard(owner, ({ dialogs }) => dialogs?.[name]?.({ ...host, page: this.page }));
    if (owner && this.all.includes(owner)) return content;
    // The view cannot change while it is being drawn.
    queueMicrotask(() => this.refuseDialog(name));
    return undefined;
  }

  /** Its feature is missing or switched off. */
  private refuseDialog(name: string): void {
    const { session } = this.page;
    if (session.view.dialog !== name) return;
    console.error(new Error(`no dialog is called ${name}`));
    session.update({ dialog: null });
    session.notice(sentence("notice-not-loaded"));
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
}
