/** A house's card: its sign, its name, what it does in these rules, and its background. */
import { html, nothing, type TemplateResult } from "lit";
import type { DialogHost, Page } from "../../src/app/addon.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { houseName } from "../../src/board/grid/board-grid.js";
import type { GameSession } from "../../src/game/game-session.js";
import { cachedContent } from "../shared/cached-content.js";
import { dialogFrame } from "../shared/dialog.js";
import { signDrawing } from "../shared/house-signs.js";
import { perOwnerState } from "../shared/per-owner-state.js";
import { ruleText } from "../shared/rule-list.js";
import { certaintyList, factList } from "./facts.js";
import { factsOf, housesWithCards, markOf, rulesOfHouse } from "./house-facts.js";

const rulesIn = cachedContent<GameSession>();

/** The card shown. */
const cardIn = perOwnerState((_: GameSession) => ({ shown: 26 }));

export function chooseHouse(session: GameSession, house: number): void {
  cardIn(session).shown = house;
}

/** The house has its own lesson. */
const LESSON: Readonly<Record<number, string>> = {
  15: "house-15",
  26: "house-26",
  27: "house-27",
  28: "house-last",
  29: "house-last",
  30: "house-last",
};

export function houseDialog(
  { page, view, l10n, close }: DialogHost,
  start: (lesson: string) => void,
): TemplateResult {
  const { shown } = cardIn(page.session);
  const house = Math.min(shown, view.shown?.houses ?? shown);
  const name = houseName(house, view.board);
  const mark = markOf(house, view.board);
  const facts = factsOf(house);
  const lesson = view.shown?.houses === 30 ? LESSON[house] : undefined;
  const turnTo = (other: number) => () => {
    chooseHouse(page.session, other);
    page.redraw();
  };
  const number = (value: number) => l10n.text("number", { value });
  return dialogFrame(
    { name: "house", title: l10n.text("cell-house", { house }), l10n, close },
    html`
      <nav class="card-houses" aria-label=${l10n.text("card-others")}>
        ${housesWithCards(view.board).map((other) => {
          const sign = markOf(other, view.board);
          return html`<button type="button" class="tile" aria-current=${other === house ? "true" : nothing} aria-label=${l10n.text("cell-house", { house: other })} @click=${turnTo(other)}>
            <span class="tile-number">${number(other)}</span>${sign ? signDrawing(sign) : nothing}
          </button>`;
        })}
      </nav>
      <div class="house-head">
        <div class="tile" aria-hidden="true">
          <span class="tile-number">${number(house)}</span>${mark ? signDrawing(mark) : nothing}
        </div>
        <div>
          <p class="lead">${l10n.text(name ?? "card-no-name")}</p>
          <p>${l10n.text(mark ? `card-sign-${mark}` : "card-sign-none")}</p>
        </div>
      </div>
      <h3>${l10n.text("card-rules")}</h3>
      ${rulesIn(page.session).draw([house, view.game?.ruleset, view.game?.water], l10n, () => rulesOfThisHouse(house, page, l10n))}
      ${lesson ? html`<div class="buttons"><button type="button" class="to-lesson" @click=${() => start(lesson)}>${l10n.text("card-lesson")}</button></div>` : nothing}
      ${
        facts.length > 0
          ? html`<details class="told">
              <summary><h3>${l10n.text("card-told")}</h3></summary>
              ${factList(facts, l10n)} ${certaintyList(l10n)}
            </details>`
          : nothing
      }
    `,
  );
}

async function rulesOfThisHouse(house: number, page: Page, l10n: Localizer): Promise<TemplateResult> {
  const { game } = page.session.view;
  const full = await page.engine.full();
  const houseRules = rulesOfHouse(house, full.rule_sentences(game?.ruleset ?? ""), game?.water ?? null);
  if (houseRules.length === 0) return html`<p>${l10n.text("card-ordinary")}</p>`;
  return html`<ul class="card-rules">
    ${houseRules.map((sentence) => html`<li data-rule=${sentence.id}>${ruleText(sentence, l10n)}</li>`)}
  </ul>`;
}
