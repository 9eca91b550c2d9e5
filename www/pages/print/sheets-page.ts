/** The sheets to print, their preview, and the choice of game and paper. */
import { html, nothing, type TemplateResult } from "lit";
import {
  aboutRuleset,
  isInCatalogue,
  isShortened,
  nameOfRules,
  RECOMMENDED,
} from "../../addons/shared/about-rulesets.js";
import { type Odds, oddsOf } from "../../addons/shared/odds.js";
import { ruleList } from "../../addons/shared/rule-list.js";
import { type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import { type EngineClient, RULES_IN_USE } from "../../src/engine/engine-client.js";
import type { BoardInfo, RuleSentence, RulesetInfo } from "../../src/engine/types.js";
import { refusedRules } from "../../src/game/refused-rules.js";
import { boardFor, boardsFor } from "../../src/game/rulesets.js";
import { type PageLanguage, SmallPage, selectField } from "../small-page.js";
import { answers, boardSheet, chancesFrom, piecesSheet, thrownTool, worksheet } from "./sheets.js";

/** CSS page size names. */
export const PAPERS = { a4: "A4", letter: "letter" } as const;
type Paper = keyof typeof PAPERS;

interface SheetChoice {
  /** In text form, or the id of rules in use. */
  ruleset: string;
  board: string | null;
  paper: Paper;
}

/** The rules on the sheets. */
interface SheetRules {
  ruleset: string;
  /** Their id, if they are rules in use. */
  inUse: string | undefined;
  sentences: readonly RuleSentence[];
  odds: readonly Odds[];
  /** Why these rules replace the ones that were asked for. */
  notice: Sentence | null;
}

export class SheetsPage extends SmallPage {
  private rules: SheetRules | null = null;
  /** What will be drawn once its rules are known. */
  private wanted: SheetChoice;

  constructor(
    language: PageLanguage,
    private readonly engine: EngineClient,
    private choice: SheetChoice,
    /** For the paper size, which selectors cannot set. */
    private readonly paperStyles: CSSStyleSheet,
  ) {
    super(language, "print-title");
    this.wanted = choice;
  }

  /** Draws the sheets as chosen last. Invalid rules are reported and replaced by the recommended ones. */
  async choose(patch: Partial<SheetChoice>): Promise<void> {
    const wanted = { ...this.wanted, ...patch };
    this.wanted = wanted;
    try {
      const rules = await this.read(wanted.ruleset);
      if (wanted !== this.wanted) return;
      this.rules = rules;
      this.choice = this.wanted = { ...wanted, ruleset: rules.ruleset };
      this.draw();
    } catch (error) {
      if (wanted === this.wanted) this.wanted = this.choice;
      throw error;
    }
  }

  private async read(name: string): Promise<SheetRules> {
    const full = await this.engine.full();
    const ruleset = await this.engine.rulesetText(name);
    try {
      return {
        ruleset,
        inUse: full.rules_in_use().find((set) => set.ruleset === ruleset)?.id,
        sentences: full.rule_sentences(ruleset),
        odds: oddsOf(full, ruleset),
        notice: null,
      };
    } catch (error) {
      const notice = name === RECOMMENDED ? null : await refusedRules(this.engine, name, error);
      if (!notice) throw error;
      return { ...(await this.read(RECOMMENDED)), notice };
    }
  }

  protected content(): TemplateResult {
    const { choice, rules } = this;
    if (!rules) return html``;
    this.paperStyles.replaceSync(`@page { size: ${PAPERS[choice.paper]}; margin: 12mm; }`);
    this.root.dataset.paper = choice.paper;
    const info = this.engine.ruleset(choice.ruleset);
    const board = boardFor(info.houses, [choice.board], info, this.engine.boards);
    return html`${this.head(rules, info, board)} ${this.sheets(rules, info, board)}`;
  }

  private head({ inUse, notice }: SheetRules, info: RulesetInfo, board: BoardInfo | null): TemplateResult {
    const { l10n, engine, choice } = this;
    const texts = (ids: readonly string[], message: string) =>
      ids.map((id): [string, string] => [id, l10n.text(`${message}-${id}`)]);
    const boards = boardsFor(info.houses, engine.boards).map(({ id }) => id);
    const rulesets = engine.rulesets.map(({ id }) => id);
    const change = (patch: Partial<SheetChoice>) => this.attempt(this.choose(patch));
    return html`<header>
      <h1>${l10n.text("print-title")}</h1>
      ${this.language.field()}
      <p class="lead">${l10n.text("print-lead")} <a href="./">${l10n.text("print-to-game")}</a></p>
      ${notice ? html`<p role="alert" class="lead">${l10n.sentence(notice)}</p>` : nothing}
      <div class="choices">
        ${selectField(
          l10n.text("new-game-rules"),
          inUse ?? info.id,
          [...texts(rulesets, "ruleset"), ...texts(RULES_IN_USE, "in-use")],
          (ruleset) => change({ ruleset, board: null }),
        )}
        ${selectField(l10n.text("new-game-board"), board?.id ?? "", texts(boards, "board-name"), (id) =>
          change({ board: id }),
        )}
        ${selectField(
          l10n.text("print-paper"),
          choice.paper,
          Object.keys(PAPERS).map((id): [string, string] => [id, l10n.text(`print-paper-${id}`)]),
          (paper) => change({ paper: paper as Paper }),
        )}
        <button type="button" class="print act" @click=${() => globalThis.print()}>${l10n.text("print-button")}</button>
        <p class="note">${l10n.text("print-real-size")}</p>
      </div>
    </header>`;
  }

  private sheets(rules: SheetRules, info: RulesetInfo, board: BoardInfo | null): TemplateResult {
    const { l10n } = this;
    const { ruleset, inUse, sentences, odds } = rules;
    const isNamed = isInCatalogue(ruleset, info) || isShortened(ruleset);
    const other = l10n.text(inUse ? `in-use-${inUse}` : "rules-house-title");
    const game = isNamed ? nameOfRules(ruleset, l10n) : other;
    const tool = thrownTool(sentences);
    const pieces = sentences.find(({ id }) => id === "rule-pieces")?.args.pieces;
    const chances = chancesFrom(odds);
    const sheet = (
      name: string,
      content: unknown,
    ) => html`<article class="sheet ${name}" tabindex="0" aria-labelledby=${`sheet-${name}`}>
      <h2 id=${`sheet-${name}`}>${l10n.text(`print-sheet-${name}`, { game, tool: tool.sticks === 0 ? "die" : "sticks" })}</h2>
      ${content}
    </article>`;
    const whose = isNamed
      ? l10n.sentences([
          sentence(`credit-${info.id}`),
          sentence(aboutRuleset(info.id).ours ? "rules-ours" : "rules-retold"),
        ])
      : inUse
        ? l10n.text(`in-use-${inUse}-about`)
        : l10n.text("rules-house", { base: l10n.text(`ruleset-${info.id}`) });
    return html`<main>
      ${board ? sheet("board", boardSheet(board, l10n)) : nothing}
      ${sheet("sticks", piecesSheet({ pieces: typeof pieces === "number" ? pieces : info.pieces, tool }, l10n))}
      ${sheet(
        "rules",
        html`<p>${l10n.text("rules-unknown")}</p>
          <p>${whose}</p>
          <div class="two-columns">${ruleList(sentences, l10n)}</div>`,
      )}
      ${sheet("worksheet", worksheet(chances, sentences, l10n))}
      ${sheet("answers", answers(chances, sentences, l10n))}
    </main>`;
  }
}
