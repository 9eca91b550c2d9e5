/** Sounds: synthesised, synchronised with the board, and off until the first user gesture. */
import { html, nothing } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import { sentence } from "../../src/base/i18n/localizer.js";
import { mediaQuery, REDUCED_MOTION } from "../../src/base/media.js";
import { loudspeaker, useLoudspeaker, wakeLoudspeaker } from "./loudspeaker.js";
import { type Beat, briefly, score, sound, stickOnTable, vibration } from "./score.js";
import soundStyles from "./sound.css";

export const order = 50;

export function addon(page: AddonPage): Addon {
  const player = new Player();
  const reducedMotion = mediaQuery(REDUCED_MOTION);
  /** Audio is unavailable. */
  let audioUnavailable = false;
  const settings = () => page.session.view.settings;
  const on = () => settings().sound && !audioUnavailable;
  const wake = () => {
    if (!on()) return;
    try {
      wakeLoudspeaker();
    } catch (error) {
      console.error(error);
      audioUnavailable = true;
      page.session.notice(sentence("sound-unavailable"));
    }
  };
  const { signal } = page;
  for (const act of ["pointerdown", "keydown"]) page.element.addEventListener(act, wake, { signal });
  signal.addEventListener("abort", useLoudspeaker());

  const turn = (sounding: boolean) => {
    audioUnavailable = false;
    page.change({ sound: sounding });
    wake();
    if (on()) sample();
  };
  const sample = () => player.play([{ cue: "land", time: 0 }], 1, settings().volume);

  page.on("animation", ({ events, speed, knocks }) => {
    if (!on()) return;
    const { seat, game } = page.session.view;
    const beats = score(events, knocks, (seat !== null && game?.players?.[seat]) || null);
    const moving = speed > 0 && !reducedMotion.matches;
    const heard = moving ? beats : briefly(beats);
    player.play(heard, moving ? speed : 1, settings().volume);
    const isTheirs = events.some((event) => event.type === "thrown" && event.player === seat);
    // Browsers refuse to vibrate before the first gesture, which also wakes the loudspeaker.
    if (loudspeaker() && !isTheirs) navigator.vibrate?.(vibration(heard, moving ? speed : 1));
  });

  return {
    styles: soundStyles,
    menu: () => [
      {
        group: "more",
        name: "sound",
        label: page.l10n.text("sound-on"),
        pressed: on(),
        run: () => turn(!on()),
      },
    ],
    render(where, { settings: { volume } }) {
      if (where !== "settings") return nothing;
      const { l10n } = page;
      const checked = (event: Event) => (event.currentTarget as HTMLInputElement).checked;
      return html`
        <fieldset class="sound">
          <legend>${l10n.text("sound-title")}</legend>
          <label class="option">
            <input type="checkbox" .checked=${on()} @change=${(event: Event) => turn(checked(event))} />
            <span>${l10n.text("sound-on")}</span>
          </label>
          <label class="field">
            ${l10n.text("sound-volume")}
            <input
              type="range"
              min="5"
              max="100"
              step="5"
              .value=${String(Math.round(volume * 100))}
              aria-valuetext=${l10n.text("sound-percent", { share: Math.round(volume * 100) })}
              ?disabled=${!on()}
              @change=${(event: Event) => {
                page.change({ volume: Number((event.currentTarget as HTMLInputElement).value) / 100 });
                sample();
              }}
            />
          </label>
        </fieldset>
      `;
    },
  };
}

// Plays beats on this device, after the first user gesture.

/** Browsers need a moment to start the audio context. */
const LEAD_S = 0.02;

class Player {
  private playing: GainNode | null = null;

  /** Stops the remaining beats of the last call. */
  play(beats: readonly Beat[], speed: number, volume: number): void {
    const context = loudspeaker();
    if (!context) return;
    const now = context.currentTime;
    if (this.playing?.context === context) this.playing.gain.setTargetAtTime(0, now, 0.03);
    const output = context.createGain();
    output.gain.value = Math.min(1, volume);
    output.connect(context.destination);
    this.playing = output;
    for (const [index, { cue, time, force }] of beats.entries()) {
      const note = { context, output, time: now + LEAD_S + time / 1000 / speed };
      if (cue === "knock") stickOnTable(note, force ?? 1, index);
      else sound(cue, note);
    }
  }
}
