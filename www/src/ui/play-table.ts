/** A table at which somebody plays: the pictures of its board, and its focus. */
import { LitElement } from "lit";
import { moveFocus } from "../base/focus.js";
import { DARK, FORCED_COLOURS, MORE_CONTRAST, mediaQuery, REDUCED_MOTION } from "../base/media.js";
import { type Settings, SPEED_FACTOR } from "../base/settings.js";
import { onDensityChange } from "../board/canvas.js";
import { placeCells } from "../board/grid/board-grid.js";
import type { BoardInput } from "../board/grid/board-input.js";
import type { BoardModel } from "../board/model.js";
import { BoardStage, Pictures, type RendererFactory, type StageHost } from "../board/pictures.js";
import type { Spot } from "../game/view-state.js";

export abstract class PlayTable extends LitElement {
  protected readonly dark = mediaQuery(DARK);
  protected readonly forced = mediaQuery(FORCED_COLOURS);
  private readonly reducedMotion = mediaQuery(REDUCED_MOTION);
  private readonly resizeObserver = new ResizeObserver(() => this.onResize());
  /** Aborted when the element is removed. */
  private connection = new AbortController();
  protected readonly pictures = new Pictures({
    load: () => this.loadRenderers(),
    model: () => this.boardModel(),
    onReady: () => {
      this.observeSizes();
      this.requestUpdate();
    },
    onFailed: (error) => this.onPicturesFailed(error),
  });

  protected abstract get input(): BoardInput | null;
  protected abstract get settings(): Settings;
  protected abstract boardModel(): BoardModel;
  /** Reports that the board could not be drawn. */
  protected abstract onPicturesFailed(error: unknown): void;
  /** The code of the current view. */
  protected abstract loadRenderers(): Promise<RendererFactory>;

  protected makeStage(host: Pick<StageHost, "onAnimation" | "onCount">): BoardStage {
    return new BoardStage({
      ...host,
      board: () => this.pictures.board,
      sticks: () => this.pictures.sticks,
      motion: () => ({
        speed: SPEED_FACTOR[this.settings.speed],
        reducedMotion: this.reducedMotion.matches,
      }),
      ready: () => this.whenDrawn(),
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.observeSizes();
    this.connection = new AbortController();
    const { signal } = this.connection;
    for (const query of [this.dark, this.forced, mediaQuery(MORE_CONTRAST)])
      query.addEventListener("change", this.redraw, { signal });
    onDensityChange(() => this.pictures.resize(), signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resizeObserver.disconnect();
    this.connection.abort();
  }

  /** Resolves when the current state, including the first picture, has been drawn. */
  protected async whenDrawn(): Promise<void> {
    // Falls back to the flat view if the object view fails.
    for (let pictures = 0; pictures < 2; pictures++) {
      await this.updateComplete;
      await this.pictures.first;
    }
    await this.updateComplete;
  }

  protected readonly redraw = (): void => this.requestUpdate();

  /** Notifies the pictures whenever their size changes, for any reason. */
  private observeSizes(): void {
    for (const watched of [this, ...this.renderRoot.querySelectorAll("canvas")])
      this.resizeObserver.observe(watched);
  }

  protected onResize(): void {
    this.pictures.resize();
    this.requestUpdate();
  }

  protected focusSpot(spot: Spot, scroll?: "scroll"): void {
    if (this.input) this.input.current = spot;
    this.requestUpdate();
    // The label must be correct before a screen reader announces it.
    this.onceDrawn(() => moveFocus(this.find(`[data-spot="${spot}"]`), scroll));
  }

  protected find<T extends HTMLElement>(selector: string): T | null {
    return this.renderRoot.querySelector<T>(selector);
  }

  protected onceDrawn(act: () => void): void {
    this.updateComplete.then(act).catch(console.error);
  }

  /** Shows the current state in the pictures. Returns false until they have been drawn. */
  protected showPictures(): boolean {
    const board = this.find<HTMLCanvasElement>(".board canvas");
    const sticks = this.find<HTMLCanvasElement>(".sticks canvas");
    const drawn = board && sticks && this.pictures.show(board, sticks);
    if (drawn) placeCells(this.renderRoot, drawn);
    return Boolean(drawn);
  }
}
