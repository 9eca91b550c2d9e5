/** The question whether anybody is still there: above everything, also above an open dialog. */
import { html, render } from "lit";
import type { PageHost } from "../companion.js";
import { adopt } from "../styles/adopt.js";
import { styles } from "../styles/styles.js";
import { stillThereStyles } from "./kiosk-styles.js";

/** The seconds that are said aloud, beside the first. */
const SAID = new Set([10, 5]);

export class StillThere {
  private readonly host = document.createElement("div");
  private readonly inner = this.host.attachShadow({ mode: "open" });
  private said = "";

  constructor(private readonly page: PageHost) {
    this.host.className = "still-there";
    adopt(this.inner, [...styles, stillThereStyles]);
  }

  /** Null puts it away. */
  show(seconds: number | null): void {
    if (seconds === null) {
      this.inner.querySelector("dialog")?.close();
      this.host.remove();
      return;
    }
    const { words, root } = this.page;
    const left = words.text("kiosk-still-left", { seconds });
    if (!this.host.isConnected || SAID.has(seconds)) this.said = left;
    if (!this.host.isConnected) root.append(this.host);
    render(
      html`<dialog role="alertdialog" aria-labelledby="title" aria-describedby="what">
        <div class="dialog-body">
          <h2 id="title">${words.text("kiosk-still-title")}</h2>
          <p class="left" aria-hidden="true">${left}</p>
          <p class="unseen" aria-live="assertive">${this.said}</p>
          <p id="what">${words.text("kiosk-still-what")}</p>
          <button type="button" class="main" autofocus>${words.text("kiosk-still-go-on")}</button>
        </div>
      </dialog>`,
      this.inner,
    );
    const dialog = this.inner.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }
}
