/** Sounds: made here, heard in step with the board, off until the visitor acts. */
import { html } from "lit";
import type { Companion, PageHost } from "../companion.js";
import { say } from "../game/sentence.js";
import { Player } from "./player.js";
import { briefly, score } from "./score.js";
import { soundStyles } from "./sound-styles.js";

export function companion(page: PageHost): Companion {
  const player = new Player();
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  /** There can be no sound here. */
  let hushed = false;
  const settings = () => page.session.view.settings;
  const on = () => settings().sound && !hushed;
  const wake = () => {
    if (!on()) return;
    try {
      player.wake();
    } catch (error) {
      console.error(error);
      hushed = true;
      page.session.notice(say("sound-unavailable"));
    }
  };
  for (const act of ["pointerdown", "keydown"]) page.element.addEventListener(act, wake);

  const turn = (sounding: boolean) => {
    hushed = false;
    page.change({ sound: sounding });
    wake();
    if (on()) sample();
  };
  const sample = () => player.play([{ cue: "land", at: 0 }], 1, settings().volume, null);

  return {
    texts: ["sound"],
    styles: soundStyles,
    showing(events, speed) {
      if (!on()) return;
      const beats = score(events);
      const moving = speed > 0 && !stillness.matches;
      const houses = settings().pitches ? (page.session.view.game?.houses ?? null) : null;
      player.play(moving ? beats : briefly(beats), moving ? speed : 1, settings().volume, houses);
    },
    menu: () => [
      {
        group: "view",
        name: "sound",
        label: page.words.text("sound-on"),
        pressed: on(),
        run: () => turn(!on()),
      },
    ],
    settings({ settings: { volume, pitches } }) {
      const { words } = page;
      const checked = (event: Event) => (event.currentTarget as HTMLInputElement).checked;
      return html`
        <fieldset class="sound">
          <legend>${words.text("sound-title")}</legend>
          <label class="option">
            <input type="checkbox" .checked=${on()} @change=${(event: Event) => turn(checked(event))} />
            <span>${words.text("sound-on")}</span>
          </label>
          <label class="field">
            ${words.text("sound-volume")}
            <input
              type="range"
              min="5"
              max="100"
              step="5"
              .value=${String(Math.round(volume * 100))}
              aria-valuetext=${words.text("sound-percent", { share: Math.round(volume * 100) })}
              ?disabled=${!on()}
              @change=${(event: Event) => {
                page.change({ volume: Number((event.currentTarget as HTMLInputElement).value) / 100 });
                sample();
              }}
            />
          </label>
          <label class="option">
            <input
              type="checkbox"
              .checked=${pitches}
              ?disabled=${!on()}
              @change=${(event: Event) => page.change({ pitches: checked(event) })}
            />
            <span>${words.text("sound-pitches")}</span>
          </label>
        </fieldset>
      `;
    },
    destroy() {
      for (const act of ["pointerdown", "keydown"]) page.element.removeEventListener(act, wake);
      player.close();
    },
  };
}
