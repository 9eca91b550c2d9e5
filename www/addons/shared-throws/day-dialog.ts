/** The daily game: an explanation, and the result as text to copy. */
import { html, nothing } from "lit";
import type { DialogHost, Page } from "../../src/app/addon.js";
import type { Setup } from "../../src/game/view-state.js";
import { minutesOf } from "../shared/about-rulesets.js";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import { copyText } from "../shared/share-fields.js";
import { type DailyResult, dayIn, resultSentence } from "./day-result.js";

/** What the dialog shows, and its actions. */
interface DailyDay {
  date: string;
  isToday: boolean;
  setup: Setup;
  best: DailyResult | null;
  /** The best result has been saved. */
  isSaved: boolean;
  /** An invalid date that was requested. */
  wrongDate: string | null;
  link: string;
  play(): void;
  playToday(): void;
}

export class DailyDialog {
  private copied: boolean | null = null;
  /** How often the dialog has been closed: what was copied before is not reported any more. */
  private closings = 0;

  constructor(private readonly page: Page) {}

  draw({ l10n, close }: DialogHost, day: DailyDay): unknown {
    const { text } = l10n;
    const date = dayIn(l10n.locale, day.date);
    const { best, setup, wrongDate } = day;
    const play = (event: Event) => {
      closeParent(event);
      day.play();
    };
    const result = best ? l10n.sentence(resultSentence(best)) : "";
    const whole = best ? text("daily-text", { date, result, link: day.link }) : "";
    const copy = () => {
      const { closings, page } = this;
      const show = (copied: boolean) => {
        if (closings !== this.closings) return;
        this.copied = copied;
        page.redraw();
      };
      page.attempt(copyText(whole).then(show));
    };
    const playToday = (event: Event) => {
      closeParent(event);
      day.playToday();
    };
    const onClose = () => {
      this.closings += 1;
      this.copied = null;
      close();
    };
    const name = text(`ruleset-${setup.ruleset}`);
    const { pieces } = this.page.engine.ruleset(setup.ruleset);
    return dialogFrame(
      { name: "daily", title: text("daily-heading", { date }), l10n, close: onClose },
      html`
        ${wrongDate === null ? nothing : html`<p class="wrong-date">${text("daily-bad-date", { value: wrongDate })} ${text("daily-today-instead")}</p>`}
        <p class="lead">${text("daily-lead")}</p>
        <p>
          ${text("daily-how", { side: setup.side, opponent: setup.opponent, name })}
          ${text("game-facts", { pieces, minutes: minutesOf(setup.ruleset) })}
        </p>
        <p class="note">${text(day.isToday ? "daily-device" : "daily-another")}</p>
        ${
          best
            ? html`<section>
                <h3>${text("daily-best")}</h3>
                <p class="daily-best">${result}</p>
                ${day.isSaved ? nothing : html`<p class="note daily-unkept">${text("daily-unkept")}</p>`}
                <p class="note">${text("daily-replayed")}</p>
                <button type="button" class="copy-result" @click=${copy}>${text("daily-copy")}</button>
                <p role="status">${this.copied === null ? nothing : text(this.copied ? "daily-copied" : "daily-not-copied")}</p>
                ${this.copied === false ? html`<p class="daily-text" dir="auto" tabindex="0">${whole}</p>` : nothing}
              </section>`
            : nothing
        }
        <div class="buttons">
          ${day.isToday ? nothing : html`<button type="button" class="main play-today" autofocus @click=${playToday}>${text("daily-play-today")}</button>`}
          <button type="button" class=${day.isToday ? "main" : "play-other"} ?autofocus=${day.isToday} @click=${play}>
            ${text(best ? "daily-play-again" : "daily-play")}
          </button>
          <button type="button" @click=${closeParent}>${text("daily-close")}</button>
        </div>
      `,
    );
  }
}
