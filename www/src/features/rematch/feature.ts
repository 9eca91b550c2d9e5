/** Two games with the same sticks: in the second each player gets the other's. It is the answer to "was it the sticks?" */
import { css, html, nothing } from "lit";
import { type Sentence, say } from "../../base/i18n/localizer.js";
import { readPart, writePart } from "../../base/storage.js";
import type { Comparison } from "../../engine/review-desk.js";
import type { Game } from "../../engine/types.js";
import { type Streams, seedOf, streamsOf } from "../../game/replay.js";
import type { ViewState } from "../../game/view-state.js";
import type { Feature, FeatureContext } from "../feature.js";
import { isPair, pairSentences } from "./pair.js";

export function feature(page: FeatureContext): Feature {
  const { session, engine } = page;
  /** The last game that was played with sticks of their own; kept, so that a reload does not part a pair. */
  let first = keptRecord();
  let told: { game: Game; said: readonly Sentence[] | null } | null = null;
  let life = new AbortController();
  /** The game on the board, and whose throws it makes. */
  let known: { game: Game | null; streams: Streams } = { game: null, streams: "one" };

  const failed = (error: unknown) => {
    console.error(error);
    session.notice(say("notice-fault", { reason: String(error) }));
  };

  const streams = (): Streams => {
    if (known.game !== session.game) known = { game: session.game, streams: streamsOf(session.record()) };
    return known.streams;
  };

  const begin = async (throws: "per-player" | "exchanged", seed?: string) => {
    const { setup, seat, game: state } = session.view;
    const ruleset = state?.ruleset ?? setup.ruleset;
    const game = await engine.newGame(seed ? { ruleset, throws, seed } : { ruleset, throws });
    const { day: _day, name, ...plain } = setup;
    const named = name ? { name } : {};
    session.takeUp(
      game,
      { ...plain, ...named, afar: "", seed: null },
      { seat, said: say(throws === "exchanged" ? "said-rematch-second" : "said-rematch-first") },
    );
  };
  const second = () => {
    begin("exchanged", seedOf(session.record())).catch(failed);
  };
  const pair = () => {
    begin("per-player").catch(failed);
  };

  const compare = async (game: Game, one: string, other: string) => {
    life.abort();
    life = new AbortController();
    told = { game, said: null };
    const ruleset = session.view.game?.ruleset ?? "";
    const asked = { ask: "compare", ruleset, first: one, second: other } as const;
    const compared = (await session.advisor?.consult(asked, life.signal)) as Comparison | null | undefined;
    if (!compared || told?.game !== game) return;
    told = { game, said: pairSentences(compared, session.view.seat) };
    page.announce(told.said ?? []);
    page.redraw();
  };

  const drawn = ({ game: state, activity, shown }: ViewState) => {
    const { game } = session;
    if (state?.phase !== "over" || shown !== state || activity !== "idle" || !game || told?.game === game)
      return;
    const which = streams();
    if (which === "one") return;
    const record = session.record();
    if (which === "per-player") {
      first = record;
      if (page.remembers) writePart("rematch", record);
      told = { game, said: [] };
    } else if (isPair(first, record)) {
      compare(game, first, record).catch((error: unknown) => {
        told = { game, said: [] };
        failed(error);
      });
    } else told = { game, said: [say("rematch-lost")] };
  };

  const line = () => {
    const which = streams();
    if (which === "one") return nothing;
    const id = which === "exchanged" ? "rematch-second" : "rematch-first";
    return html`<p class="rematch-line">${page.words.text(id)}</p>`;
  };

  const end = () => {
    const { words } = page;
    const which = streams();
    if (session.view.setup.afar) return nothing;
    if (which === "exchanged") {
      const said = told?.said;
      return html`<div class="rematch">
        <p aria-busy=${said ? "false" : "true"}>${said ? words.sentences(said) : words.text("rematch-working")}</p>
        <button type="button" class="pair" @click=${pair}>${words.text("rematch-offer-start")}</button>
      </div>`;
    }
    return which === "per-player"
      ? html`<div class="rematch">
          <p>${words.text("rematch-next")}</p>
          <button type="button" class="main second" @click=${second}>${words.text("rematch-next-start")}</button>
        </div>`
      : html`<div class="rematch">
          <p>${words.text("rematch-offer")}</p>
          <button type="button" class="pair" @click=${pair}>${words.text("rematch-offer-start")}</button>
        </div>`;
  };

  return {
    texts: ["rematch"],
    styles: rematchStyles,
    drawn,
    place: (where) => (where === "end" ? end() : where === "above" && session.game ? line() : nothing),
    destroy: () => life.abort(),
  };
}

/** What an earlier visit kept, if it is a game's record. */
function keptRecord(): string {
  const kept = readPart("rematch");
  return typeof kept === "string" && kept.startsWith("Senet 1") ? kept : "";
}

const rematchStyles = css`
  .rematch {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.4rem 1rem;
  }
  .rematch p {
    flex: 1 1 18rem;
  }
  .rematch-line {
    color: var(--quiet);
    text-align: center;
  }
`;
