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
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { moveFocus } from "../base/focus.js";
import { Announcer, exposedRegion, liveRegion } from "../base/live-region.js";
import { DARK, FORCED_COLOURS, MORE_CONTRAST, mediaQuery, REDUCED_MOTION } from "../base/media.js";
import { type Settings, SPEED_FACTOR } from "../base/settings.js";
import type { BoardLook } from "../board/board-view.js";
import { onDensityChange } from "../board/canvas.js";
import { aspectOf } from "../board/geometry.js";
import { placeCells } from "../board/grid/board-grid.js";
import { BoardInput } from "../board/grid/board-input.js";
import { LANDSCAPE_MIN_PX, lookFor, themeFor } from "../board/look.js";
import { type BoardModel, boardModel, standingModel } from "../board/model.js";
import { BoardStage, type OtherView, Pictures, type RendererFactory } from "../board/pictures.js";
import type { EngineClient } from "../engine/engine-client.js";
import { StartError } from "../engine/wasm.js";
import type { GameSession } from "../game/game-session.js";
import { framePlace } from "../game/url-options.js";
import type { Spot, ViewState } from "../game/view-state.js";
import { statusSentences } from "../ui/panels/status.js";
import { table } from "../ui/panels/table.js";
import { toolbar } from "../ui/panels/toolbar.js";
import { applyThemeColours, styles } from "../ui/styles/styles.js";
import type { Page, Slot } from "./addon.js";
import * as lazyModules from "./lazy-modules.js";
import { PageController } from "./page-controller.js";

export class SenetGame extends LitElement {
  static override styles = styles;
  static override properties = { query: { type: String } };

  declare query: string;

  /** The last dialog opened, so that it is not opened again while it closes. */
  private openedDialog: HTMLDialogElement | null = null;
  /** The number of light sides counted so far. */
  private counted: number | null = null;
  private width = globalThis.innerWidth;
  /** False from each connection until the update that follows. */
  private started = false;
  private readonly announcer = new Announcer(() => exposedRegion(this.renderRoot));
  private readonly page: PageController;
  private readonly otherView: OtherView | null;
  private readonly input: BoardInput;
  private readonly dark = mediaQuery(DARK);
  private readonly forced = mediaQuery(FORCED_COLOURS);
  private readonly reducedMotion = mediaQuery(REDUCED_MOTION);
  private readonly resizeObserver = new ResizeObserver(() => this.onResize());
  /** Aborted when the element is removed. */
  private connection = new AbortController();
  private readonly pictures = new Pictures({
    load: () => this.loadRenderers(),
    model: () => this.boardModel(),
    onReady: () => {
      this.observeSizes();
      this.requestUpdate();
    },
    onFailed: (error) => {
      this.page.failed(error).catch(console.error);
    },
  });

  constructor() {
    super();
    this.query = "";
    const stage = new BoardStage({
      board: () => this.pictures.board,
      sticks: () => this.pictures.sticks,
      motion: () => ({
        speed: SPEED_FACTOR[this.settings.speed],
        reducedMotion: this.reducedMotion.matches,
      }),
      ready: () => this.whenDrawn(),
      onAnimation: (events, speed, knocks) => this.session.emit("animation", { events, speed, knocks }),
      onCount: (value) => {
        this.counted = value;
        this.requestUpdate();
      },
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
      modelOf: (state) => standingModel(state, this.session.view.board, this.look(this.session.view)),
      changed: this.redraw,
      whenDrawn: () => this.whenDrawn(),
      announce: (text) => {
        this.announcer.announce(text);
        this.requestUpdate();
      },
      dialogClosed: () => this.onDialogClosed(),
    });
    this.otherView = lazyModules.object?.(this.page) ?? null;
    this.input = new BoardInput({
      session: this.session,
      board: () => this.pictures.board,
      focusSpot: (spot) => this.focusSpot(spot, "scroll"),
      changed: this.redraw,
      addonKey: (letter) => this.page.addons?.key(letter, this.input.current) ?? false,
      announceStatus: () => this.page.announce(statusSentences(this.session.view, this.session.isExercise)),
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

  protected get settings(): Settings {
    return this.session.view.settings;
  }

  private boardModel(): BoardModel {
    const { view } = this.session;
    return boardModel(view, this.look(view), this.input.ring);
  }

  protected storagePlace(): string {
    return framePlace(globalThis.window);
  }

  protected pageFor(engine: EngineClient): Page {
    return this.page.context(engine);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.observeSizes();
    this.connection = new AbortController();
    const { signal } = this.connection;
    for (const query of [this.dark, this.forced, mediaQuery(MORE_CONTRAST)])
      query.addEventListener("change", this.redraw, { signal });
    onDensityChange(() => this.pictures.resize(), signal);
    this.started = false;
    this.requestUpdate();
  }

  /**
   * Starts the game with the element's options. Not in `connectedCallback`, where properties that were set before the
   * element was defined are still missing: Lit restores them at the first update.
   */
  protected start(): void {
    this.started = true;
    this.dataset.scheme ??= new URLSearchParams(this.query).get("scheme") ?? "";
    this.page.open(this.query).catch(console.error);
    // Loads in parallel with the engine. A failure is reported when the module is needed.
    this.loadRenderers().catch(() => undefined);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.isConnected && !this.started) this.start();
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
      this.announcer.clear();
    });
  }

  private get usesObject(): boolean {
    const place = {
      width: this.width,
      shortSide: Math.min(innerWidth, innerHeight),
      forced: this.forced.matches,
    };
    return this.otherView?.suits(this.session.view, place) ?? false;
  }

  private async loadRenderers(): Promise<RendererFactory> {
    if (this.otherView && this.usesObject) {
      const isRequested = this.session.view.settings.view === "object";
      const renderers = await this.otherView.load(this.renderRoot as ShadowRoot, isRequested, this.redraw);
      if (renderers) return renderers;
    }
    const { flatRenderers } = await lazyModules.flat().catch((error: unknown) => {
      throw new StartError("wasm-not-found", error);
    });
    return flatRenderers;
  }

  private renderSlot(where: Slot): unknown {
    return this.page.addons?.render(where, this.session.view);
  }

  private onResize(): void {
    // A folded board, as on a phone, fills a portrait screen best, and a wide one a phone on its side.
    const { innerHeight: height, innerWidth: width } = globalThis;
    const upright = this.isWholePage && height > 1.25 * width;
    this.width = upright ? 0 : Math.max(this.clientWidth, height < 480 && width > 576 ? LANDSCAPE_MIN_PX : 0);
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

  protected override render(): TemplateResult {
    const { page, session } = this;
    const { l10n } = page;
    const { view } = session;
    // Shows no text before the language is known, so that none is replaced.
    if (!page.hasLanguage) return html``;
    return html`
      <header class="top" role=${this.isWholePage ? nothing : "none"}>
        <h1 aria-level=${this.isWholePage ? nothing : 2}>${l10n.text("title")}</h1>
        ${this.renderSlot("heading")}
        ${view.status === "failed" ? nothing : toolbar(view, l10n, session, (name) => page.addons?.hasDialog(name) ?? true)}
      </header>
      <div class="middle" role=${this.isWholePage ? "main" : nothing}>
        ${this.notices(view)} ${this.renderSlot("above")} ${view.status === "failed" ? this.failure(view) : this.table(view)}
        ${this.renderSlot("below")}
        ${liveRegion()}
      </div>
      ${page.addons?.dialog(view)}
    `;
  }

  /** Messages about the page, not the game, such as failed actions with their reason. */
  private notices(view: ViewState): unknown {
    if (view.notices.length + view.unreadable.length === 0 && !view.offersReturn) return nothing;
    return html`<div class="notices">
      ${view.notices.map((notice) => html`<p>${this.page.l10n.sentence(notice)}</p>`)}
      ${this.renderSlot("notices")}
    </div>`;
  }

  /** The engine failed to start: what the visitor or the embedding page can do. */
  private failure({ failure }: ViewState): TemplateResult {
    const { l10n } = this.page;
    return html`<div class="failure" role="alert">
      <h2>${l10n.text("failure-title")}</h2>
      <p>${l10n.text(`failure-${failure ?? "engine-broken"}`)}</p>
    </div>`;
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
    this.openDialog();
    this.announcer.afterDraw();
    applyThemeColours(this, themeFor(view, this.forced.matches), this.isDark);
    // Reserves space for the board. In the object view it is foreshortened.
    const foreshortened = this.usesObject ? 1.08 : 1;
    this.style.setProperty("--aspect", String(aspectOf(this.look(view)) * foreshortened));
    this.toggleAttribute("data-object", this.usesObject);
    if (view.shown && this.showPictures()) page.emitShown();
  }

  private openDialog(): void {
    const dialog = this.find<HTMLDialogElement>("dialog");
    if (dialog && !dialog.open && dialog !== this.openedDialog) dialog.showModal();
    this.openedDialog = dialog;
  }

  /** The focus returns to its previous element, or else to the board. */
  private onDialogClosed(): void {
    // The same dialog may be opened again before it has been removed.
    this.openedDialog = null;
    this.onceDrawn(() => {
      if (!this.shadowRoot?.activeElement) this.focusSpot(this.input.current);
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

  private readonly redraw = (): void => this.requestUpdate();

  /** Notifies the pictures whenever their size changes, for any reason. */
  private observeSizes(): void {
    for (const watched of [this, ...this.renderRoot.querySelectorAll("canvas")])
      this.resizeObserver.observe(watched);
  }

  private focusSpot(spot: Spot, scroll?: "scroll"): void {
    this.input.current = spot;
    this.requestUpdate();
    // The label must be correct before a screen reader announces it.
    this.onceDrawn(() => moveFocus(this.find(`[data-spot="${spot}"]`), scroll));
  }

  private find<T extends HTMLElement>(selector: string): T | null {
    return this.renderRoot.querySelector<T>(selector);
  }

  private onceDrawn(act: () => void): void {
    this.updateComplete.then(act).catch(console.error);
  }

  /** Shows the current state in the pictures. Returns false until they have been drawn. */
  private showPictures(): boolean {
    const board = this.find<HTMLCanvasElement>(".board canvas");
    const sticks = this.find<HTMLCanvasElement>(".sticks canvas");
    const drawn = board && sticks && this.pictures.show(board, sticks);
    if (drawn) placeCells(this.renderRoot, drawn);
    return Boolean(drawn);
  }
}
