/**
 * <senet-game>: a whole game of senet, for one person against the computer or
 * for two at one device.
 *
 * Attribute and property
 *   query   the options of an address, such as "?opponent=casual&side=white";
 *           what it can hold is listed in url-options.ts. Read once, when the
 *           element is first connected.
 *
 * Events (they bubble and cross shadow roots)
 *   senet-language   the element speaks another language; detail: { lang, dir, title }
 *   senet-ready      the board is set and can be played on
 *   senet-before-move   a person wants to play detail.move (null: to throw); can be cancelled
 *   senet-complete   everything else is there too: sounds, lessons, sharing …
 *
 * The element sets its own `lang` and `dir`. It keeps the game over a reload
 * where storage is allowed, asks no other server for anything, and takes keys
 * only while its board has the focus.
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
import { drawsQuickly, lookFor, seesObject, themeFor } from "../board/look.js";
import { boardModel } from "../board/model.js";
import { THEMES } from "../board/palette.js";
import { BoardStage, type PictureMaker, Pictures } from "../board/pictures.js";
import type { EngineClient } from "../engine/engine-client.js";
import { StartError } from "../engine/wasm.js";
import type { FeatureContext, Slot } from "../features/feature.js";
import type { GameSession } from "../game/game-session.js";
import { framePlace } from "../game/url-options.js";
import type { Spot, ViewState } from "../game/view-state.js";
import { failurePanel, notices } from "../ui/panels/notices.js";
import { table } from "../ui/panels/table.js";
import { toolbar } from "../ui/panels/toolbar.js";
import { paintSurroundings, styles } from "../ui/styles/styles.js";
import { LATER, PageController } from "./page-controller.js";

const query = (text: string) => globalThis.matchMedia(text);

export class SenetGame extends LitElement {
  static override styles = styles;
  static override properties = { query: { type: String } };

  declare query: string;

  private readonly announcer = new Announcer();
  /** The dialog that was last opened, so that one that is closing is not opened again. */
  private opened: HTMLDialogElement | null = null;
  /** As far as the light sides of a throw have been counted. */
  private counted: number | null = null;
  private width = globalThis.innerWidth;
  /** The object cannot be drawn here. */
  private flat = false;
  /** The machine draws it well; null before that was asked. */
  private quick: boolean | null = null;
  private readonly dark = query("(prefers-color-scheme: dark)");
  private readonly forced = query("(forced-colors: active)");
  private readonly stillness = query("(prefers-reduced-motion: reduce)");
  private readonly resizing = new ResizeObserver(() => this.resized());
  /** While it is on the page. */
  private connection = new AbortController();
  private readonly pictures: Pictures;
  private readonly page: PageController;
  private readonly input: BoardInput;

  constructor() {
    super();
    this.query = "";
    this.pictures = new Pictures({
      load: () => this.painter(),
      model: () => boardModel(this.session.view, this.look(this.session.view), this.input.ring),
      made: () => {
        this.watchSizes();
        this.requestUpdate();
      },
    });
    const stage = new BoardStage({
      board: () => this.pictures.board,
      sticks: () => this.pictures.sticks,
      motion: () => ({
        speed: SPEED_FACTOR[this.session.view.settings.speed],
        reducedMotion: this.stillness.matches,
      }),
      showing: (...shown) => this.page.features?.showing(...shown),
      counted: (value) => {
        this.counted = value;
        this.requestUpdate();
      },
      ready: () => this.drawn(),
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
      standsAt: () => this.standsAt(),
      board: () => this.pictures.board,
      sticks: () => this.pictures.sticks,
      focusSpot: (spot) => this.focusSpot(spot),
      changed: this.redraw,
      drawn: () => this.drawn(),
      say: (text) => this.announcer.say(text),
    });
    this.input = new BoardInput({
      session: this.session,
      board: () => this.pictures.board,
      focusSpot: (spot) => this.focusSpot(spot),
      changed: this.redraw,
      featureKey: (letter) => this.page.features?.key(letter, this.input.current) ?? false,
      announceStatus: () => this.page.announce(this.page.underWay?.statusSentences(this.session.view) ?? []),
    });
  }

  /** It is the page, not a part of one. */
  private get alone(): boolean {
    return this.hasAttribute("page");
  }

  protected get session(): GameSession {
    return this.page.session;
  }

  /** Null before it has been loaded. */
  protected get engine(): EngineClient | null {
    return this.page.engine;
  }

  protected standsAt(): string {
    return framePlace(globalThis.window);
  }

  protected pageHost(engine: EngineClient): FeatureContext {
    return this.page.context(engine);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.watchSizes();
    this.connection = new AbortController();
    const { signal } = this.connection;
    for (const query of [this.dark, this.forced]) query.addEventListener("change", this.redraw, { signal });
    onDensityChange(() => this.pictures.resize(), signal);
    this.dataset.scheme ??= new URLSearchParams(this.query).get("scheme") ?? "";
    void this.page.open(this.query);
    // Beside the engine; what is missing is told when it is wanted.
    this.painter().catch(() => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resizing.disconnect();
    this.connection.abort();
    // Taken out for good, or only moved to another place? A move puts it back at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.page.close();
      this.pictures.clear();
    });
  }

  /** Resolves when what is known now has been drawn, the first picture too. */
  private async drawn(): Promise<void> {
    // What could not be drawn as an object is drawn flat after that.
    for (let pictures = 0; pictures < 2; pictures++) {
      await this.updateComplete;
      await this.pictures.first;
    }
    await this.updateComplete;
  }

  /** The board is seen as an object; on a machine that could not draw it, or no longer can, it never is. */
  private get object(): boolean {
    const quick = () => {
      this.quick ??= !this.page.foundSlow() && drawsQuickly();
      return this.quick;
    };
    const { innerHeight: height } = globalThis;
    const place = { width: this.width, height, forced: this.forced.matches, quick };
    return !this.flat && seesObject(this.session.view, place);
  }

  /** The code of the picture that is wanted. */
  private async painter(): Promise<PictureMaker> {
    if (this.object) {
      try {
        const { objectPictures } = await LATER.object();
        const asked = this.session.view.settings.view === "object";
        return objectPictures(this.renderRoot as ShadowRoot, asked, (slow) => this.drawFlat(slow));
      } catch (error) {
        console.warn(error);
        this.drawFlat(false);
      }
    }
    const { flatPictures } = await LATER.flat().catch((error: unknown) => {
      throw new StartError("wasm-not-found", error);
    });
    return flatPictures;
  }

  /** From now on: the object cannot be drawn, or only slowly, which is for those who ask for it. */
  private drawFlat(slow: boolean): void {
    if (slow) {
      this.quick = false;
      this.page.keepSlow();
    } else this.flat = true;
    this.requestUpdate();
    this.drawn().catch((error: unknown) => this.page.failed(error));
  }

  private place(where: Slot): unknown {
    return this.page.features?.place(where, this.session.view);
  }

  private readonly redraw = (): void => this.requestUpdate();

  /** The pictures are told when they have other room, whatever has caused it. */
  private watchSizes(): void {
    for (const watched of [this, ...this.renderRoot.querySelectorAll("canvas")])
      this.resizing.observe(watched);
  }

  private resized(): void {
    // An upright screen is filled best by a board that is folded, as on a phone.
    const upright = this.alone && globalThis.innerHeight > 1.25 * globalThis.innerWidth;
    this.width = upright ? 0 : this.clientWidth;
    this.pictures.resize();
    this.requestUpdate();
  }

  /** As whoever embeds the game wants it, else as the visitor's system has it. */
  private get isDark(): boolean {
    const { scheme } = this.dataset;
    return scheme === "dark" || (scheme !== "light" && this.dark.matches);
  }

  private look(view: ViewState): BoardLook {
    return lookFor(view, this.width, {
      dark: this.isDark,
      forced: this.forced.matches,
      object: this.object,
    });
  }

  private focusSpot(spot: Spot): void {
    this.input.current = spot;
    this.requestUpdate();
    // What the house is called must be true before it is read out.
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-spot="${spot}"]`)?.focus(),
    );
  }

  protected override render(): TemplateResult {
    const { page, session } = this;
    const { words } = page;
    const { view } = session;
    // Before it is known what language to speak, nothing is said that would jump to another.
    if (!page.spoken) return html``;
    return html`
      <header class="top" role=${this.alone ? nothing : "none"}>
        <h1 aria-level=${this.alone ? nothing : 2}>${words.text("title")}</h1>
        ${view.setup.name ? html`<p class="named" dir="auto">${view.setup.name}</p>` : nothing}
        ${view.status === "failed" ? nothing : toolbar(view, words, session)}
      </header>
      <div class="middle" role=${this.alone ? "main" : nothing}>
        ${notices(view, words, session, page.underWay)} ${this.place("above")} ${view.status === "failed" ? failurePanel(view, words) : this.table(view)}
        ${page.underWay?.aboutGame(page, this.place("game"))} ${this.place("below")}
        <div class="unseen" aria-live="polite" aria-relevant="additions"></div>
      </div>
      ${
        view.dialog !== null && page.engine && page.dialogs
          ? page.dialogs.dialogs({
              view,
              words,
              engine: page.engine,
              session,
              themes: THEMES,
              element: this,
              remembered: page.remembers,
              features: page.features,
              change: (patch) => page.changeSettings(patch),
              closed: () => this.keepFocus(),
            })
          : nothing
      }
    `;
  }

  private table(view: ViewState): TemplateResult {
    const { page, session, input } = this;
    const { words } = page;
    return table({
      view,
      words,
      session,
      look: this.look(view),
      object: this.object,
      placed: (page.usual || view.shown !== null) && (!this.object || this.pictures.board !== null),
      current: input.current,
      counted: this.counted,
      input,
      later: page.underWay,
      label: words.text("dock-label"),
      over: this.place("board"),
      beside: this.place("actions"),
      more: [this.place("dock"), this.place("end")],
    });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { page } = this;
    const { view } = this.session;
    const region = this.find("[aria-live]");
    if (region) this.announcer.attach(region);
    if (view.dialog !== null && !page.dialogs) void page.fetchDialogs();
    this.openDialog();
    paintSurroundings(this, themeFor(view, this.forced.matches), this.isDark);
    // The board's place is kept before there is one.
    // On a table it is foreshortened.
    const foreshortened = this.object ? 1.08 : 1;
    this.style.setProperty("--aspect", String(aspectOf(this.look(view)) * foreshortened));
    this.toggleAttribute("data-object", this.object);
    const board = this.find<HTMLCanvasElement>(".board canvas");
    const sticks = this.find<HTMLCanvasElement>(".sticks canvas");
    const drawn = view.shown && board && sticks && this.pictures.draw(board, sticks);
    if (!drawn) return;
    placeCells(this.renderRoot, drawn);
    page.features?.drawn(view);
  }

  private openDialog(): void {
    const dialog = this.find<HTMLDialogElement>("dialog");
    if (dialog && dialog !== this.opened) dialog.showModal();
    this.opened = dialog;
  }

  private find<T extends HTMLElement>(selector: string): T | null {
    return this.renderRoot.querySelector<T>(selector);
  }

  /** After a dialog the focus is where it was, or else on the board; never nowhere. */
  private keepFocus(): void {
    void this.updateComplete.then(() => {
      if (!this.shadowRoot?.activeElement) this.focusSpot(this.input.current);
    });
  }
}
