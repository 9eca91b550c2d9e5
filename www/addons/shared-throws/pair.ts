/** Duplicate games: in the second game each player gets the other's throws. It answers "was it the sticks?" */
import { html, nothing } from "lit";
import type { Addon, AddonPage, Page } from "../../src/app/addon.js";
import { type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import { LoadCache } from "../../src/base/load-cache.js";
import { readPart, writePart } from "../../src/base/storage.js";
import type { Game } from "../../src/engine/types.js";
import { isSenetError } from "../../src/engine/wasm.js";
import type { Who } from "../../src/game/choices.js";
import type { ComputerSeat, ViewState } from "../../src/game/view-state.js";
import { type Streams, seedOf, streamsOf, throwsOf } from "../shared/replay.js";
import { isOver, startGame } from "./start.js";
import type { Comparison } from "./worker.js";

export function addon(page: AddonPage): Addon {
  const { session } = page;
  /** The last game with its own throws, saved so that a reload does not separate the pair. */
  let first = savedFirst(page);
  const comparisons = new LoadCache((game: Game) => compare(game, session.record()));
  let lifetime = new AbortController();
  /** Whose throws the game on the board uses. */
  const streams = (): Streams => (session.game ? throwsOf(session.game).streams : "one");

  const begin = async (throws: "per-player" | "exchanged", seed?: string) => {
    const { setup, seat, game: state } = session.view;
    const { day: _day, ...plain } = setup;
    const same = { ...plain, ruleset: state?.ruleset ?? setup.ruleset, afar: "" };
    const announcement = sentence(throws === "exchanged" ? "said-rematch-second" : "said-rematch-first");
    await startGame(page, seed ? { throws, seed } : { throws }, same, announcement, seat);
  };
  const second = () => {
    page.attempt(begin("exchanged", seedOf(session.record())));
  };
  const pair = () => {
    page.attempt(begin("per-player"));
  };

  const compare = async (game: Game, second: string): Promise<readonly Sentence[]> => {
    lifetime.abort();
    lifetime = new AbortController();
    const { signal } = lifetime;
    const ruleset = session.view.game?.ruleset ?? "";
    const one = await first;
    if (!isPair(one, second)) return [sentence("rematch-lost")];
    const question = { ask: "compare", ruleset, first: one, second } as const;
    const compared = await session.advisor?.ask(question, signal);
    if (!compared || game !== session.game) return [];
    const result = pairSentences(compared, session.view.seat);
    page.announce(result);
    return result;
  };

  /** Saves the record of the first game when it has ended. */
  const save = () => {
    if (session.view.game?.phase !== "over" || streams() !== "per-player") return;
    const record = session.record();
    first = Promise.resolve(record);
    if (page.canSave) writePart("rematch", record);
  };
  page.on("over", save);
  // The page may have been closed while the end was being played.
  page.onComplete(save);

  const line = () => {
    const which = streams();
    if (which === "one") return nothing;
    const id = which === "exchanged" ? "rematch-second" : "rematch-first";
    return html`<p class="rematch-line game-line">${page.l10n.text(id)}</p>`;
  };

  /** The next step of a pair, or who used the throws better. Stays visible during a look back. */
  const ofPair = (view: ViewState) => {
    const { l10n } = page;
    const which = streams();
    if (!isOver(view) || which === "one" || view.setup.afar) return nothing;
    if (which === "exchanged") {
      const { game } = session;
      if (game && view.activity === "idle") {
        comparisons.keepOnly(game);
        comparisons.peek(game, (attempt) => page.attempt(attempt.finally(page.redraw)));
      }
      const failed = game && comparisons.hasFailed(game);
      const sentences = failed ? [] : game && comparisons.loaded(game);
      return html`<div class="rematch end-row main-row">
        <p aria-busy=${sentences ? "false" : "true"}>${sentences ? l10n.sentences(sentences) : l10n.text("rematch-working")}</p>
        <button type="button" class="pair" @click=${pair}>${l10n.text("rematch-offer-start")}</button>
      </div>`;
    }
    return html`<div class="rematch end-row main-row">
      <p>${l10n.text("rematch-next")}</p>
      <button type="button" class="main second" @click=${second}>${l10n.text("rematch-next-start")}</button>
    </div>`;
  };

  const offer = () =>
    streams() !== "one" || session.view.setup.afar
      ? nothing
      : html`<div class="rematch end-row">
          <p>${page.l10n.text("rematch-offer")}</p>
          <button type="button" class="pair" @click=${pair}>${page.l10n.text("rematch-offer-start")}</button>
        </div>`;

  return {
    render: (where, view) => {
      if (where === "dock") return ofPair(view);
      if (where === "end") return offer();
      return where === "above" && session.game ? line() : nothing;
    },
    destroy: () => lifetime.abort(),
  };
}

/** Restores a finished first game from an earlier visit. Invalid data is quarantined. */
async function savedFirst({ session, engine, canSave }: Page): Promise<string> {
  const saved = canSave ? readPart("rematch") : null;
  if (saved === null) return "";
  const text = typeof saved === "string" ? saved : JSON.stringify(saved);
  try {
    const { phase } = await engine.withGame(text, (game) => game.snapshot().state);
    if (phase === "over" && streamsOf(text) === "per-player") return text;
  } catch (error) {
    // The comparison needs the full engine, so it is requested again later.
    if (!isSenetError(error)) return text;
    console.warn(error);
  }
  session.quarantine({ kind: "rematch", text });
  return "";
}

// ---- Which two games form a pair, and their comparison. Pure.

/** The same throws, rules and start: everything before the first turn except the order of the streams. */
const headerOf = (record: string): string =>
  record
    .split(/\n\s*\d+ /)[0]
    ?.split("\n")
    .filter((line) => line.trim() && !line.startsWith("Throws: "))
    .join("\n") ?? "";

/** Whether two games have the same throws. */
export const isPair = (first: string, second: string): boolean =>
  streamsOf(first) === "per-player" &&
  streamsOf(second) === "exchanged" &&
  headerOf(first) === headerOf(second);

/** The comparison of a pair: games won, and who used the throws better. Points and losses are listed by player. */
export function pairSentences({ points, loss, better }: Comparison, seat: ComputerSeat): Sentence[] {
  const person = seat === 0 ? 1 : 0;
  const [mine, other] = seat === null ? [0, 1] : [person, 1 - person];
  const name = (player: number): Who =>
    seat === null ? (player === 0 ? "first" : "second") : player === seat ? "computer" : "you";
  const won = sentence("rematch-points", {
    who: seat === null ? "pair" : "you",
    own: points[mine] ?? 0,
    other: points[other] ?? 0,
  });
  if (better === null) return [won, sentence("rematch-equal")];
  const by = Math.round(100 * Math.abs((loss[0] ?? 0) - (loss[1] ?? 0)));
  return [won, sentence("rematch-better", { who: name(better - 1), points: by })];
}
