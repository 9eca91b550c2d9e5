/** The card of a house: its sign, its name, what the rules of this game do there, and what is told of it. */
import { html, nothing, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import type { Localizer } from "../../base/i18n/localizer.js";
import { stateOf } from "../../base/own-state.js";
import { houseName } from "../../board/grid/board-grid.js";
import { houseTile } from "../../board/textures/marks.js";
import type { RuleSentence } from "../../engine/types.js";
import type { GameSession } from "../../game/game-session.js";
import { dialogFrame } from "../../ui/dialogs/dialog.js";
import { ruleText } from "../../ui/panels/rule-list.js";
import type { DialogHost, FeatureContext } from "../feature.js";
import { factList, lastMade, standings } from "./facts.js";
import { factsOf, housesWithCards, markOf, rulesOfHouse } from "./house-facts.js";
import { chooseLesson } from "./lesson-player.js";

const rulesShown = lastMade<Promise<TemplateResult>>();

/** The card that is shown. */
const cardIn = stateOf((_: GameSession) => ({ shown: 26 }));

export function chooseHouse(session: GameSession, house: number): void {
  cardIn(session).shown = house;
}

/** A house has a lesson of its own. */
const LESSON: Readonly<Record<number, string>> = {
  15: "house-15",
  26: "house-26",
  27: "house-27",
  28: "house-last",
  29: "house-last",
  30: "house-last",
};

export function houseDialog({ page, view, words, close }: DialogHost): TemplateResult {
  const { shown } = cardIn(page.session);
  const house = Math.min(shown, view.shown?.houses ?? shown);
  const name = houseName(house, view.board);
  const facts = factsOf(house);
  const lesson = view.shown?.houses === 30 ? LESSON[house] : undefined;
  const turnTo = (other: number) => () => {
    chooseHouse(page.session, other);
    page.redraw();
  };
  const learn = () => {
    if (lesson) chooseLesson(page.session, lesson);
    page.session.update({ dialog: "lesson" });
  };
  const number = (value: number) => words.text("number", { value });
  return dialogFrame(
    { name: "house", title: words.text("cell-house", { house }), words, close },
    html`
      <div class="house-head">
        ${houseTile(number(house), markOf(house, view.board))}
        <div>
          <p class="lead">${words.text(name ?? "card-no-name")}</p>
          <p>${words.text(signText(house, page))}</p>
        </div>
      </div>
      <h3>${words.text("card-rules")}</h3>
      ${until(
        rulesShown(`${house} ${view.game?.ruleset}`, words, () => rulesHere(house, page, words)),
        html`<p aria-busy="true">${words.text("card-loading")}</p>`,
      )}
      ${facts.length > 0 ? html`<h3>${words.text("card-told")}</h3>${factList(facts, words)}${standings(words)}` : nothing}
      ${lesson ? html`<div class="buttons"><button type="button" class="to-lesson" @click=${learn}>${words.text("card-lesson")}</button></div>` : nothing}
      <nav class="card-houses" aria-label=${words.text("card-others")}>
        ${housesWithCards(view.board).map(
          (other) =>
            html`<button type="button" aria-current=${other === house ? "true" : nothing} aria-label=${words.text("cell-house", { house: other })} @click=${turnTo(other)}>${number(other)}</button>`,
        )}
      </nav>
    `,
  );
}

/** What is seen on the house. */
function signText(house: number, page: FeatureContext): string {
  const mark = markOf(house, page.session.view.board);
  return mark ? `card-sign-${mark}` : "card-sign-none";
}

/** The sentences of the rules that were asked for last. */
interface SentencesShown {
  ruleset: string;
  sentences: Promise<readonly RuleSentence[]>;
}

const askedOf = stateOf((_: GameSession): { last: SentencesShown | null } => ({ last: null }));

function sentencesOf(
  page: FeatureContext,
  ruleset: string,
  words: Localizer,
): Promise<readonly RuleSentence[]> {
  const asked = askedOf(page.session);
  if (asked.last?.ruleset !== ruleset) {
    asked.last = { ruleset, sentences: page.engine.full().then((full) => full.rule_sentences(ruleset)) };
  }
  return Promise.all([asked.last.sentences, words.need("rules")]).then(([sentences]) => sentences);
}

async function rulesHere(house: number, page: FeatureContext, words: Localizer): Promise<TemplateResult> {
  const { game } = page.session.view;
  try {
    const all = await sentencesOf(page, game?.ruleset ?? "", words);
    const here = rulesOfHouse(house, all, game?.water ?? null);
    if (here.length === 0) return html`<p>${words.text("card-ordinary")}</p>`;
    return html`<ul class="card-rules">
      ${here.map((sentence) => html`<li data-rule=${sentence.id}>${ruleText(sentence, words)}</li>`)}
    </ul>`;
  } catch (error) {
    console.error(error);
    askedOf(page.session).last = null;
    return html`<p role="alert">${words.text("notice-not-loaded")}</p>`;
  }
}
