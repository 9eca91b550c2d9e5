/**
 * <senet-game>: a complete game of senet against the computer or for two people on one device.
 *
 * Attribute and property
 *   query   URL options such as "?opponent=casual&side=white", listed in url-options.ts. Read once, when the element is
 *     first connected.
 *
 * Events (they bubble and cross shadow roots)
 *   senet-language      the language has changed; detail: { lang, dir, title }
 *   senet-ready         the board is set up and playable
 *   senet-before-move   a person wants to play detail.move (null: to throw); cancelable
 *   senet-complete      everything else has loaded: sounds, lessons, sharing …
 *
 * The element sets its own `lang` and `dir`. It keeps the game across reloads if storage is allowed, sends no requests
 * to other servers, and handles keys only while its board has the focus.
 */
import "../base/translated-text.js";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { Announcer } from "../base/live-region.js";
import { SPEED_FACTOR } from "../base/settings.js";
import type { BoardLook } from "../board/board-view.js";
import { onDensityChange } from "../board/canvas.js";
import { aspectOf } from "../board/geometry.js";
import { placeCells } from "../board/grid/board-grid.js";
import { BoardInput } from "../board/grid/board-input.js";
import { hasFastWebGl, lookFor, themeFor, usesObjectView } from "../board/look.js";
import { boardModel } from "../board/model.js";
import { THEMES } from "../board/palette.js";
import { BoardStage, Pictures, type RendererFactory } from "../board/pictures.js";
import type { EngineClient } from "../engine/engine-client.js";
import { StartError } from "../engine/wasm.js";
import type { FeatureContext, Slot } from "../features/feature.js";
import type { GameSession } from "../game/game-session.js";
import { framePlace } from "../game/url-options.js";
import type { Spot, ViewState } from "../game/view-state.js";
import { failurePanel, notices } from "../ui/panels/notices.js";
import { table } from "../ui/panels/table.js";
import { toolbar } from "../ui/panels/toolbar.js";
import { applyThemeColours, styles } from "../ui/styles/styles.js";
import { lazyModules, PageController } from "./page-controller.js";

const query = (text: string) => globalThis.matchMedia(text);

export class SenetGame extends LitElement {
  static override styles = styles;
  static override properties = { query: { type: String } };

  declare query: string;

  private readonly announcer = new Announcer();
  /** The last dialog opened, so that it is not opened again while it closes. */
  private openedDialog: HTMLDialogElement | null = null;
  /** The number of light sides counted so far. */
  private counted: number | null = null;
  private width = globalThis.innerWidth;
  /** True if this machine cannot draw the object view. */
  private objectFailed = false;
  /** False if the machine is too slow for it; null until measured. */
  private isFast: boolean | null = null;
  private readonly dark = query("(prefers-color-scheme: dark)");
  private readonly forced = query("(forced-colors: active)");
  private readonly reducedMotion = query("(prefers-reduced-motion: reduce)");
  private readonly resizeObserver = new ResizeObserver(() => this.onResize());
  /** Aborted when the element is removed. */
  private connection = new AbortController();
  private readonly pictures: Pictures;
  private readonly page: PageController;
  private readonly input: BoardInput;

  constructor() {
    super();
    this.query = "";
    this.pictures = new Pictures({
      load: () => this.loadRenderers(),
      model: () => boardModel(this.session.view, this.look(this.session.view), this.input.ring),
      onReady: () => {
        this.observeSizes();
        this.requestUpdate();
      },
    });
    const stage = new BoardStage({
      board: () => this.pictures.board,
      sticks: () => this.pictures.sticks,
      motion: () => ({
        speed: SPEED_FACTOR[this.session.view.settings.speed],
        reducedMotion: this.reducedMotion.matches,
      }),
      onAnimation: (...args) => this.page.features?.onAnimation(...args),
      onCount: (value) => {
        this.counted = value;
        this.requestUpdate();
      },
      ready: () => this.whenDrawn(),
    });
    const element = this;
    this.page = new PageController({
      element,
      get root() {
        return element.renderRoot as ShadowRoot;
      },
      get current() {
        return element.input.current;
      },
      stage,
      storagePlace: () => this.storagePlace(),
      board: () => this.pictures.board,
      sticks: () => this.pictures.sticks,
      focusSpot: (spot) => this.focusSpot(spot),
      changed: this.redraw,
      whenDrawn: () => this.whenDrawn(),
      announce: (text) => this.announcer.announce(text),
    });
    this.input = new BoardInput({
      session: this.session,
      board: () => this.pictures.board,
      focusSpot: (spot) => this.focusSpot(spot),
      changed: this.redraw,
      featureKey: (letter) => this.page.features?.key(letter, this.input.current) ?? false,
      announceStatus: () => this.page.announce(this.page.inGame?.statusSentences(this.session.view) ?? []),
    });
  }

  /** True if the game is the whole page. */
  private get isWholePage(): boolean {
    return this.hasAttribute("page");
  }

  protected get session(): GameSession {
    return this.page.session;
  }

  /** Null until it has loaded. */
  protected get engine(): EngineClient | null {
    return this.page.engine;
  }

  protected storagePlace(): string {
    return framePlace(globalThis.window);
  }

  protected featureContext(engine: EngineClient): FeatureContext {
    return this.page.context(engine);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.observeSizes();
    this.connection = new AbortController();
    const { signal } = this.connection;
    for (const query of [this.dark, this.forced]) query.addEventListener("change", this.redraw, { signal });
    onDensityChange(() => this.pictures.resize(), signal);
    this.dataset.scheme ??= new URLSearchParams(this.query).get("scheme") ?? "";
    this.page.open(this.query).catch(console.error);
    // Loads in parallel with the engine. A failure is reported when the module is needed.
    this.loadRenderers().catch(() => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resizeObserver.disconnect();
    this.connection.abort();
    // A moved element is connected again at once; a removed one is not.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.page.close();
      this.pictures.clear();
    });
  }

  /** Resolves when the current state, including the first picture, has been drawn. */
  private async whenDrawn(): Promise<void> {
    // Falls back to the flat view if the object view fails.
    for (let pictures = 0; pictures < 2; pictures++) {
      await this.updateComplete;
      await this.pictures.first;
    }
    await this.updateComplete;
  }

  /** Whether to use the object view. Never on a machine where it has failed. */
  private get usesObject(): boolean {
    const isFast = () => {
      this.isFast ??= !this.page.isKnownSlow() && hasFastWebGl();
      return this.isFast;
    };
    const { innerHeight: height } = globalThis;
    const place = { width: this.width, height, forced: this.forced.matches, isFast };
    return !this.objectFailed && usesObjectView(this.session.view, place);
  }

  /** The code of the current view. */
  private async loadRenderers(): Promise<RendererFactory> {
    if (this.usesObject) {
      try {
        const { objectRenderers } = await lazyModules.object();
        const isRequested = this.session.view.settings.view === "object";
        return objectRenderers(this.renderRoot as ShadowRoot, isRequested, (slow) =>
          this.fallBackToFlat(slow),
        );
      } catch (error) {
        console.warn(error);
        this.fallBackToFlat(false);
      }
    }
    const { flatRenderers } = await lazyModules.flat().catch((error: unknown) => {
      throw new StartError("wasm-not-found", error);
    });
    return flatRenderers;
  }

  /** Stops the object view if it failed, or if it is slow and the visitor did not ask for it. */
  private fallBackToFlat(slow: boolean): void {
    if (slow) {
      this.isFast = false;
      this.page.rememberSlow();
    } else this.objectFailed = true;
    this.requestUpdate();
    this.whenDrawn().catch((error: unknown) => this.page.failed(error));
  }

  private renderSlot(where: Slot): unknown {
    return this.page.features?.render(where, this.session.view);
  }

  private readonly redraw = (): void => this.requestUpdate();

  /** Notifies the pictures whenever their size changes, for any reason. */
  private observeSizes(): void {
    for (const watched of [this, ...this.renderRoot.querySelectorAll("canvas")])
      this.resizeObserver.observe(watched);
  }

  private onResize(): void {
    // A folded board, as on a phone, fills a portrait screen best.
    const upright = this.isWholePage && globalThis.innerHeight > 1.25 * globalThis.innerWidth;
    this.width = upright ? 0 : this.clientWidth;
    this.pictures.resize();
    this.requestUpdate();
  }

  /** The colour scheme of the embedding page, otherwise the system's. */
  private get isDark(): boolean {
    const { scheme } = this.dataset;
    return scheme === "dark" || (scheme !== "light" && this.dark.matches);
  }

  private look(view: ViewState): BoardLook {
    return lookFor(view, this.width, {
      dark: this.isDark,
      forced: this.forced.matches,
      object: this.usesObject,
    });
  }

  private focusSpot(spot: Spot): void {
    this.input.current = spot;
    this.requestUpdate();
    // The label must be correct before a screen reader announces it.
    this.onceDrawn(() => this.find(`[data-spot="${spot}"]`)?.focus());
  }

  protected override render(): TemplateResult {
    const { page, session } = this;
    const { l10n } = page;
    const { view } = session;
    // Shows no text before the language is known, so that none is replaced.
    if (!page.hasLanguage) return html``;
    return html`
      <header class="top" role=${this.isWholePage ? nothing : "none"}>
        <h1 aria-level=${this.isWholePage ? nothing : 2}>${l10n.text("title")}</h1>
        ${view.setup.name ? html`<p class="named" dir="auto">${view.setup.name}</p>` : nothing}
        ${view.status === "failed" ? nothing : toolbar(view, l10n, session)}
      </header>
      <div class="middle" role=${this.isWholePage ? "main" : nothing}>
        ${notices(view, l10n, session, page.inGame)} ${this.renderSlot("above")} ${view.status === "failed" ? failurePanel(view, l10n) : this.table(view)}
        ${page.inGame?.aboutGame(page, this.renderSlot("game"))} ${this.renderSlot("below")}
        <div class="visually-hidden" aria-live="polite" aria-relevant="additions"></div>
      </div>
      ${
        view.dialog !== null && page.engine && page.dialogs
          ? page.dialogs.dialogs({
              view,
              l10n,
              engine: page.engine,
              session,
              themes: THEMES,
              element: this,
              isStored: page.canSave,
              features: page.features,
              change: (patch) => page.changeSettings(patch),
              closed: () => this.restoreFocus(),
            })
          : nothing
      }
    `;
  }

  private table(view: ViewState): TemplateResult {
    const { page, session, input } = this;
    const { l10n } = page;
    return table({
      view,
      l10n,
      session,
      look: this.look(view),
      object: this.usesObject,
      isPlaced:
        (page.hasKnownSize || view.shown !== null) && (!this.usesObject || this.pictures.board !== null),
      current: input.current,
      counted: this.counted,
      input,
      lazyParts: page.inGame,
      label: l10n.text("dock-label"),
      over: this.renderSlot("board"),
      extraActions: this.renderSlot("actions"),
      more: [this.renderSlot("dock"), this.renderSlot("end")],
    });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { page } = this;
    const { view } = this.session;
    const region = this.find("[aria-live]");
    if (region) this.announcer.attach(region);
    if (view.dialog !== null && !page.dialogs) page.fetchDialogs().catch(console.error);
    this.openDialog();
    applyThemeColours(this, themeFor(view, this.forced.matches), this.isDark);
    // Reserves space for the board. In the object view it is foreshortened.
    const foreshortened = this.usesObject ? 1.08 : 1;
    this.style.setProperty("--aspect", String(aspectOf(this.look(view)) * foreshortened));
    this.toggleAttribute("data-object", this.usesObject);
    const board = this.find<HTMLCanvasElement>(".board canvas");
    const sticks = this.find<HTMLCanvasElement>(".sticks canvas");
    const layout = view.shown && board && sticks && this.pictures.show(board, sticks);
    if (!layout) return;
    placeCells(this.renderRoot, layout);
    page.features?.afterDraw(view);
  }

  private openDialog(): void {
    const dialog = this.find<HTMLDialogElement>("dialog");
    if (dialog && dialog !== this.openedDialog) dialog.showModal();
    this.openedDialog = dialog;
  }

  private find<T extends HTMLElement>(selector: string): T | null {
    return this.renderRoot.querySelector<T>(selector);
  }

  /** After a dialog closes, the focus returns to its previous element, or else to the board. */
  private restoreFocus(): void {
    this.onceDrawn(() => {
      if (!this.shadowRoot?.activeElement) this.focusSpot(this.input.current);
    });
  }

  private onceDrawn(act: () => void): void {
    this.updateComplete.then(act).catch(console.error);
  }
}
