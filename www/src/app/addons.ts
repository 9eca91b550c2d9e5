/** The only interface between the add-ons and the page. */
import { nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { type Sentence, sentence } from "../base/i18n/localizer.js";
import { LoadCache } from "../base/load-cache.js";
import { yieldToMain } from "../board/clock.js";
import { lightFor } from "../board/look.js";
import type { BoardInfo, Move } from "../engine/types.js";
import type { SessionEvents } from "../game/session-events.js";
import type { Spot, ViewState } from "../game/view-state.js";
import inGameLater from "../ui/panels/in-game-later.css";
import { adopt } from "../ui/styles/styles.js";
import type { Addon, AddonModule, AddonPage, MenuEntry, Page, Slot } from "./addon.js";

/** An add-on that can be started. */
export interface AddonEntry extends Pick<AddonModule, "only"> {
  load(): Promise<AddonModule>;
}

export class Addons {
  private readonly chosen: readonly AddonEntry[];
  private readonly started = new LoadCache((entry: AddonEntry) => this.startAddon(entry));
  /** In order; add-ons that are missing or switched off leave a gap. */
  private places: readonly (Addon | null)[] = [];
  private readonly disabled = new Set<Addon>();
  private readonly lives = new WeakMap<Addon, AbortController>();
  /** The add-ons have started, so the menu can be shown. */
  private complete = false;
  private destroyed = false;

  constructor(
    private readonly page: Page,
    entries: readonly AddonEntry[],
    /** Called after a dialog has closed. */
    private readonly onDialogClosed: () => void,
  ) {
    const mode = page.query.has("kiosk") ? "kiosk" : "page";
    this.chosen = entries.filter(({ only }) => (only ?? mode) === mode);
  }

  /** Starts the add-ons that are missing. Resolves to the failures; the next call tries again what has failed. */
  async start(): Promise<unknown[]> {
    const results = await Promise.allSettled(this.chosen.map((entry) => this.started.get(entry)));
    if (this.destroyed) return [];
    this.setAddons();
    this.complete = true;
    return results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  }

  private async startAddon({ load }: AddonEntry): Promise<Addon | null> {
    const loaded = await load();
    // Yields between add-ons, so that the page stays responsive.
    await yieldToMain();
    // A page that has closed starts no new listeners.
    if (this.destroyed) return null;
    const life = new AbortController();
    let addon: Addon | null = null;
    const page: AddonPage = Object.create(this.page, {
      signal: { value: life.signal },
      on: {
        value: <Type extends keyof SessionEvents>(
          type: Type,
          listener: (detail: SessionEvents[Type]) => void,
        ) => {
          const guarded = (detail: SessionEvents[Type]) => {
            if (addon) this.guard(addon, () => listener(detail));
          };
          this.page.session.on(type, guarded, life);
        },
      },
    });
    try {
      addon = await loaded.addon(page);
    } catch (error) {
      life.abort();
      throw error;
    }
    this.lives.set(addon, life);
    if (!this.destroyed) return addon;
    this.end(addon);
    return null;
  }

  private end(addon: Addon): void {
    this.lives.get(addon)?.abort();
    addon.destroy?.();
  }

  private setAddons(): void {
    const { all } = this;
    this.places = this.chosen.map((entry) => {
      const addon = this.started.loaded(entry);
      return addon && !this.disabled.has(addon) ? addon : null;
    });
    const added = this.all.filter((addon) => !all.includes(addon));
    adopt(this.page.root, [inGameLater, ...added.flatMap(({ styles = [] }) => styles)]);
  }

  private get all(): readonly Addon[] {
    return this.places.filter((addon) => addon !== null);
  }

  /** Calls a hook. If it throws, only its add-on is disabled. */
  private guard<T>(addon: Addon, call: (addon: Addon) => T): T | undefined {
    try {
      return call(addon);
    } catch (error) {
      this.disable(addon, error);
      return undefined;
    }
  }

  private disable(addon: Addon, error: unknown): void {
    console.error(error);
    this.disabled.add(addon);
    this.places = this.places.map((other) => (other === addon ? null : other));
    try {
      this.end(addon);
    } catch (after) {
      console.error(after);
    }
    // The state must not change during a redraw.
    queueMicrotask(() => {
      if (!this.destroyed) this.page.session.notice(sentence("notice-not-loaded"));
    });
  }

  /** Returns false if an add-on forbids the move, or the throw (null). */
  allows(move: Move | null): boolean {
    return this.all.every((addon) => this.guard(addon, (it) => it.allows?.(move)) !== false);
  }

  reword(sentences: readonly Sentence[]): readonly Sentence[] {
    const { view } = this.page.session;
    return this.all.reduce(
      (result, addon) => this.guard(addon, (it) => it.reword?.(result, view)) ?? result,
      sentences,
    );
  }

  render(where: Slot, view: ViewState): unknown[] {
    if (where === "end" && !this.page.session.isOver) return [];
    return this.places.map((addon) => addon && this.guard(addon, (it) => it.render?.(where, view)));
  }

  menu(view: ViewState): MenuEntry[] {
    return this.all.flatMap((addon) => this.guard(addon, (it) => it.menu?.(view)) ?? []);
  }

  /** Returns true if an add-on handled the key. */
  key(letter: string, spot: Spot): boolean {
    const owner = this.all.find(({ keys }) => keys?.[letter]);
    if (owner) this.guard(owner, ({ keys }) => keys?.[letter]?.(spot));
    return owner !== undefined;
  }

  /** Returns true if an add-on has a dialog of this name, or may have one once all have started. */
  hasDialog(name: string): boolean {
    return !this.complete || this.all.some(({ dialogs }) => dialogs?.[name]);
  }

  /** The open dialog; nothing until the add-ons have started. */
  dialog(view: ViewState): unknown {
    if (view.dialog === null || !this.complete) return nothing;
    // Keyed by name, so that another name creates another dialog. Lit's `keyed` would leak a template that awaited a
    // promise.
    const content = this.dialogOf(view.dialog, view);
    return repeat(
      [view.dialog],
      (name) => name,
      () => content,
    );
  }

  private dialogOf(name: string, view: ViewState): unknown {
    const { page, all } = this;
    const { engine, session, l10n } = page;
    const board = view.board ?? (engine.boards[0] as BoardInfo);
    const light = lightFor(page.element, view.settings.theme);
    const close = () => {
      if (session.view.dialog === name) session.update({ dialog: null, draft: null });
      this.onDialogClosed();
    };
    const owner = all.find(({ dialogs }) => dialogs?.[name]);
    const content =
      owner &&
      this.guard(owner, ({ dialogs }) => dialogs?.[name]?.({ page, view, l10n, board, light, close }));
    if (owner && this.all.includes(owner)) return content;
    // The state must not change during a redraw.
    queueMicrotask(() => this.refuseDialog(name));
    return undefined;
  }

  /** Its add-on is missing or switched off. */
  private refuseDialog(name: string): void {
    const { session } = this.page;
    if (session.view.dialog !== name) return;
    console.error(new Error(`no dialog is called ${name}`));
    session.update({ dialog: null });
    session.notice(sentence("notice-not-loaded"));
  }

  destroy(): void {
    this.destroyed = true;
    for (const addon of this.all)
      try {
        this.end(addon);
      } catch (error) {
        console.error(error);
      }
  }
}
