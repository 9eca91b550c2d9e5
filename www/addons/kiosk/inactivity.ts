/** Ends a visit in two steps: a period without input, then a countdown that any input stops. */
import { html, render } from "lit";
import type { Page } from "../../src/app/addon.js";
import { liveRegion } from "../../src/base/live-region.js";
import { adopt, styles } from "../../src/ui/styles/styles.js";
import dialog from "../shared/dialog.css";
import stillThereStyles from "./still-there.css";

const SECOND = 1000;

interface Watcher {
  /** In milliseconds. */
  times(): { inactivity: number; countdown: number };
  /** Called with the seconds left in the countdown; null when it is over or was stopped. */
  counting(seconds: number | null): void;
  ended(): void;
}

export class Inactivity {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left: number | null = null;

  constructor(private readonly watcher: Watcher) {}

  get counting(): boolean {
    return this.left !== null;
  }

  /** A visitor is assumed to be present. */
  get running(): boolean {
    return this.timer !== undefined;
  }

  /** Input restarts the timer. */
  touch(): void {
    this.pause();
    this.timer = setTimeout(() => this.count(), this.watcher.times().inactivity);
  }

  /** Stops the timer. */
  pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.left === null) return;
    this.left = null;
    this.watcher.counting(null);
  }

  private count(): void {
    this.left = this.left === null ? Math.ceil(this.watcher.times().countdown / SECOND) : this.left - 1;
    if (this.left > 0) {
      this.watcher.counting(this.left);
      this.timer = setTimeout(() => this.count(), SECOND);
      return;
    }
    this.pause();
    this.watcher.ended();
  }
}

// The question whether anybody is still there, above everything, including open dialogs.

/** The seconds announced after the first. */
const SAID = new Set([10, 5]);

export class StillThere {
  private readonly host = document.createElement("div");
  private readonly inner = this.host.attachShadow({ mode: "open" });
  private lastText = "";

  constructor(private readonly page: Page) {
    this.host.className = "still-there";
    adopt(this.inner, [...styles, dialog, stillThereStyles]);
  }

  /** Null closes it. */
  show(seconds: number | null): void {
    if (seconds === null) {
      this.inner.querySelector("dialog")?.close();
      this.host.remove();
      return;
    }
    const { l10n, root } = this.page;
    const left = l10n.text("kiosk-still-left", { seconds });
    if (!this.host.isConnected || SAID.has(seconds)) this.lastText = left;
    if (!this.host.isConnected) root.append(this.host);
    render(
      html`<dialog role="alertdialog" aria-labelledby="title" aria-describedby="left what">
        ${liveRegion()}
        <div class="dialog-body">
          <h2 id="title">${l10n.text("kiosk-still-title")}</h2>
          <p class="left" aria-hidden="true">${left}</p>
          <p id="left" class="visually-hidden" aria-live="assertive">${this.lastText}</p>
          <p id="what">${l10n.text("kiosk-still-what")}</p>
          <button type="button" class="main" autofocus>${l10n.text("kiosk-still-go-on")}</button>
        </div>
      </dialog>`,
      this.inner,
    );
    const dialog = this.inner.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }
}
