/** What happened, whose turn it is, and what to do: always visible, in words. */
import { html, nothing, type TemplateResult } from "lit";
import { type Localizer, type Sentence, say } from "../../base/i18n/localizer.js";
import { boardMoves, computerActs, mayThrow, nameOfPlayer, selectedMoves } from "../../game/choices.js";
import { LENGTHS, MINUTES } from "../../game/rulesets/game-lengths.js";
import type { ViewState } from "../../game/view-state.js";

/** `lengths`: stands in place of what happened while there is one to be chosen; what was asked is answered above it. */
export function statusPanel(view: ViewState, words: Localizer, lengths: unknown): TemplateResult {
  const side = view.shown?.turn;
  const asked = prompt(view);
  const kind = view.refusal?.said.length ? "refusal" : view.advice ? "advice" : "";
  return html`
    <div class="status">
      <p class="prompt">
        ${side ? html`<span class="seat" aria-hidden="true"><span class="token ${side}"></span></span>` : nothing}
        <strong>${words.sentence(asked)}</strong>
      </p>
      ${lengths && kind === "" ? nothing : html`<p class="told ${kind}">${words.sentences(told(view, asked))}</p>`}
      ${lengths || nothing}
    </div>
  `;
}

/**
 * How long a game is to be, before the first throw; null later, in other games than these, and in one of a day or by
 * link. `begins`: as far as is known before there is a game, it will be a new one.
 */
export function lengthsOf(
  { game, setup, activity }: ViewState,
  words: Localizer,
  begins: boolean,
  begin: (ruleset: string) => void,
): TemplateResult | null {
  const between = game ? game.throws === 0 : begins;
  const offered = activity === "idle" && LENGTHS.includes(setup.ruleset) && !setup.day && !setup.afar;
  if (!between || !offered) return null;
  const length = (ruleset: string) => html`<button
    type="button"
    class="chip"
    aria-pressed=${ruleset === setup.ruleset}
    @click=${() => begin(ruleset)}
  >
    ${words.text(ruleset.includes("[") ? "length-minutes" : "length-whole", { minutes: MINUTES[ruleset] ?? 0 })}
  </button>`;
  return html`<div class="lengths" role="group" aria-label=${words.text("length-label")} ?inert=${!game}>
    ${LENGTHS.map(length)}
  </div>`;
}

/** The line below the prompt: why not, or what happened, or what to do next. */
function told(view: ViewState, asked: Sentence): readonly Sentence[] {
  if (view.refusal?.said.length) return view.refusal.said;
  if (view.advice) return view.advice;
  const hint = hintFor(view, asked);
  const news = view.happened.filter(
    (sentence) => !ASKED.has(sentence.id) && !(hint && sentence.id === "said-thrown"),
  );
  return hint && (news.length === 0 || FIRST_OF_ALL.has(hint.id)) ? [hint] : news;
}

/** What happened and what is to be done, for whoever asks; nothing twice. */
export function statusSentences(view: ViewState): Sentence[] {
  const asked = prompt(view);
  const named = asked.args?.value !== undefined;
  const news = view.happened.filter(({ id }) => !ASKED.has(id) && !(named && id === "said-thrown"));
  return [...news, asked];
}

/** The prompts that name the throw, and what can be added to them. */
const HINTS: Readonly<Record<string, string>> = {
  "prompt-choose": "hint-choose",
  "prompt-choose-of": "hint-choose-of",
  "prompt-aim-of": "hint-aim",
  "prompt-only-move-of": "hint-only-move",
  "prompt-aim": "hint-aim",
  "prompt-only-move": "hint-only-move",
};

/** What must be known before anything that happened. */
const FIRST_OF_ALL = new Set(["hint-rescue", "hint-must-move"]);

function hintFor(view: ViewState, asked: Sentence): Sentence | null {
  const { game } = view;
  if (asked.id === "prompt-rescue") return say("hint-rescue", { throws: game?.water_exits ?? [] });
  const hint = HINTS[asked.id];
  if (hint && game?.must_move && game.must_move === game.turn) return say("hint-must-move");
  return hint ? say(hint, { count: new Set(selectedMoves(view).map((move) => move.to)).size }) : null;
}

/** The throw that is awaited is one more of the same turn. */
export function throwsAgain(view: ViewState): boolean {
  return view.happened.some((sentence) => sentence.id === "said-throw-again");
}

/** What the prompt says anyway. */
const ASKED = new Set(["said-turn", "said-throw-again", "said-won", "said-drawn"]);

/** Whose turn it is and what is to be done, in one sentence. */
export function prompt(view: ViewState): Sentence {
  const state = view.activity === "throwing" || view.activity === "moving" ? view.shown : view.game;
  if (!state) return say("prompt-loading");
  if (view.activity === "looking") return view.ahead ?? say("prompt-looking");
  if (state.phase === "over") {
    if (state.winner === "draw" || state.winner === null) return say("prompt-drawn");
    const winner = state.players?.[0] === state.winner ? 0 : 1;
    return say("prompt-won", { who: nameOfPlayer(winner, state.winner, view.seat) });
  }
  const who = nameOfPlayer(state.player, state.turn, view.seat);
  const tool = state.die ? "die" : "sticks";
  if (view.activity === "pause") return say("prompt-pause");
  if (view.activity === "stopped") return say("prompt-stopped");
  if (view.activity === "waiting") return say("said-turn", { who });
  if (view.activity === "throwing") return say("prompt-throwing", { who, tool });
  if (view.activity === "moving") return say("prompt-moving", { who });
  if (computerActs(state, view.seat)) return say("prompt-computer");
  if (state.can_rescue) return say("prompt-rescue", { who });
  if (mayThrow(view)) {
    if (state.phase === "opening") return say("prompt-opening", { who });
    return say(throwsAgain(view) ? "prompt-throw-again" : "prompt-throw", { who, tool });
  }
  if (view.pending.length > 1) return say("prompt-which-throw");
  if (view.pending.length > 0) return say("prompt-confirm");
  const moves = boardMoves(view);
  const throws = view.game?.in_hand ?? [];
  const value = view.using ?? view.sticks.value ?? 0;
  if (throws.length > 1 && view.using === null) {
    if (moves.length === 1) return say("prompt-only-move-of", { who });
    return say(view.selected === null ? "prompt-choose-of" : "prompt-aim-of", { who });
  }
  if (moves.length === 1) return say("prompt-only-move", { who, value });
  if (view.selected !== null) return say("prompt-aim", { who, value });
  return say("prompt-choose", { who, value });
}
