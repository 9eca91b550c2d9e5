/**
 * <senet-box>: a 3-D board that replaces its child, a drawing, once it is ready. Where it is not defined, as in a build
 * without this add-on, the drawing is all that shows. The drawing stays if WebGL is
 * unavailable. Pointer, arrow keys and a button rotate the box. The element releases its WebGL context when removed.
 */

import { html, nothing, render } from "lit";
import { moveFocus } from "../../src/base/focus.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { LoadCache } from "../../src/base/load-cache.js";
import type { BoardModel } from "../../src/board/model.js";
import type { DisplayBox } from "./display-box.js";
import { orbitCommand } from "./orbit-keys.js";

interface BoxFigure {
  model: BoardModel;
  l10n: Localizer;
  /** Use it even on a slow machine. */
  slow: boolean;
}

type BoxCode = typeof import("./display-box.js");

/** CSS pixels at the bottom reserved for the buttons. */
const BUTTONS = 52;

class BoxElement extends HTMLElement {
  private shown: BoxFigure | null = null;
  private box: DisplayBox | null = null;
  private readonly place = document.createElement("div");
  private readonly code = new LoadCache<void, BoxCode>(() => import("./display-box.js"));
  /** This machine cannot draw the box. */
  private hasFailed = false;

  set figure(figure: BoxFigure) {
    this.shown = figure;
    this.box?.setDark(figure.model.look.dark);
    if (this.box) this.tell();
    else this.begin();
  }

  connectedCallback(): void {
    this.begin();
  }

  disconnectedCallback(): void {
    this.hasFailed = false;
    this.end();
  }

  private begin(): void {
    if (!this.isConnected || !this.shown || this.box || this.hasFailed) return;
    const loaded = this.code.peek(undefined, (attempt) => attempt.then(() => this.begin(), console.warn));
    if (loaded) this.draw(loaded, this.shown).catch(this.fail);
  }

  private readonly fail = (error: unknown): void => {
    console.warn(error);
    this.hasFailed = true;
    this.end();
  };

  private async draw({ DisplayBox }: BoxCode, shown: BoxFigure): Promise<void> {
    const { place } = this;
    place.className = "turned-box";
    this.append(place);
    const canvas = document.createElement("canvas");
    canvas.role = "img";
    canvas.tabIndex = 0;
    place.replaceChildren(canvas, document.createElement("div"));
    place.onkeydown = (event) => this.onKey(event);
    const box = new DisplayBox(canvas, shown.model, {
      slow: shown.slow,
      covered: BUTTONS,
      onLost: () => this.fail("WebGL has stopped"),
      onOrbit: () => this.tell(),
    });
    this.box = box;
    await box.ready();
    if (this.box !== box) return;
    this.classList.add("ready");
    this.tell();
  }

  /** Shows the drawing again. */
  private end(): void {
    this.box?.destroy();
    this.box = null;
    this.place.remove();
    this.classList.remove("ready");
  }

  private tell(): void {
    const { shown, box, place } = this;
    const [canvas, buttons] = place.children;
    if (!shown || !box || !canvas || !(buttons instanceof HTMLElement)) return;
    const { l10n } = shown;
    canvas.ariaLabel = l10n.text("turn-board");
    const back = box.controls.orbit
      ? html`<button type="button" @click=${() => this.putBack()}>${l10n.text("turn-back")}</button>`
      : nothing;
    render(
      html`<button type="button" @click=${() => box.controls.next()}>${l10n.text("turn-next")}</button>${back}`,
      buttons,
    );
  }

  /** Its button is then hidden. */
  private putBack(): void {
    moveFocus(this.place.querySelector("canvas"));
    this.box?.controls.returnHome().catch(console.error);
  }

  private onKey(event: KeyboardEvent): void {
    const controls = this.box?.controls;
    const command = orbitCommand(event);
    if (!controls || !command || event.ctrlKey || event.metaKey || event.altKey) return;
    // In the initial position, Escape closes the dialog instead.
    if (command === "back" && !controls.orbit) return;
    event.preventDefault();
    event.stopPropagation();
    if (command === "next") controls.next();
    else if (command === "back") this.putBack();
    else controls.turn(...command);
  }
}

if (!customElements.get("senet-box")) customElements.define("senet-box", BoxElement);
