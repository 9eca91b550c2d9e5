/**
 * <senet-house-rules>: edits the rules of a game one by one, and saves, shares and plays the result. It renders inside
 * its dialog and does not know the rules; the engine provides the choices.
 */

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { bringIntoView, moveFocus } from "../../src/base/focus.js";
import { isolateBidi, type Localizer } from "../../src/base/i18n/localizer.js";
import type { Light } from "../../src/board/model.js";
import type { EngineClient } from "../../src/engine/engine-client.js";
import type { Draft, FullEngine, Group, RulePoint } from "../../src/engine/types.js";
import { boardFor } from "../../src/game/rulesets.js";
import { OPPONENTS, type Opponent, type Setup } from "../../src/game/view-state.js";
import { nameOfSetup } from "../shared/about-rulesets.js";
import { ruleFigure } from "../shared/board-pictures.js";
import { dialogFrame } from "../shared/dialog.js";
import { evidenceLegend } from "../shared/evidence.js";
import { perOwnerState } from "../shared/per-owner-state.js";
import { ruleExample } from "../shared/rule-boards.js";
import { ruleText } from "../shared/rule-list.js";
import { copyText, pageUrl } from "../shared/share-fields.js";
import { foundPoints } from "./find-points.js";
import houseRulesStyles from "./house-rules.css";
import { type PointView, pointOf, pointView, summaryOf } from "./point-view.js";
import {
  deleteRules,
  MAX_SAVED_RULES,
  NAME_LENGTH,
  type SaveOutcome,
  savedRules,
  savedRulesList,
  saveRules,
  tidyName,
} from "./saved-rules.js";

/** The editor's dependencies. */
interface EditorContext {
  engine: FullEngine;
  client: EngineClient;
  l10n: Localizer;
  /** The game whose rules are edited. */
  setup: Setup;
  play(setup: Setup): void;
  /** The look of small boards. */
  light: Light;
}

/** The content next to a rule. */
const MAX_BOARDS = 3;

const GROUPS: readonly Group[] = ["game", "throwing", "moving", "meeting", "houses", "leaving"];

/** The draft at the time the editor was closed. */
interface UnfinishedRules {
  from: string;
  ruleset: string;
  name: string;
}

const unfinishedOf = perOwnerState((_: EngineClient): { unfinished: UnfinishedRules | null } => ({
  unfinished: null,
}));

/** Below this width in rem, ten houses per row would be too small for fingers. */
const WIDE_FROM = 35;

const isNarrow = (): boolean =>
  globalThis.innerWidth < WIDE_FROM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

class HouseRulesPanel extends LitElement {
  static override properties = {
    bench: { attribute: false },
    draft: { state: true },
    message: { state: true },
  };

  declare bench: EditorContext;
  declare draft: Draft | null;
  /** The result of the last button press. */
  declare message: string;
  /** The expanded groups. */
  private readonly opened = new Set<Group>();
  private name = "";
  /** The words by which a rule is looked for. */
  private query = "";
  private opponent: Opponent = "beginner";
  /** The rulesets before each change, for undo. */
  private history: string[] = [];
  private link: string | null = null;
  private played = false;
  /** The last rules of which a short trial was made, and whether games by them hardly ever end. */
  private tried = { ruleset: "", endless: false };

  constructor() {
    super();
    this.draft = null;
    this.message = "";
  }

  /** Renders without a shadow root, so that the dialog's styles apply. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode();
    const { styleSheet } = houseRulesStyles;
    if (root instanceof ShadowRoot && styleSheet && !root.adoptedStyleSheets.includes(styleSheet)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
    }
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has("bench") || this.draft) return;
    const { setup, client, l10n } = this.bench;
    const { unfinished } = unfinishedOf(client);
    const { ruleset, name } =
      unfinished?.from === setup.ruleset
        ? unfinished
        : { name: nameOfSetup(setup, l10n), ruleset: setup.ruleset };
    this.opponent = setup.opponent;
    this.name = name;
    this.draft = this.bench.engine.draft_rules(ruleset);
  }

  protected override updated(): void {
    const { draft } = this;
    if (!draft || draft.clashes.length > 0 || draft.ruleset === this.tried.ruleset) return;
    const { ruleset, base } = draft;
    this.tried = { ruleset, endless: false };
    if (ruleset === base) return;
    // The trial takes a moment, so the change is drawn first.
    setTimeout(() => {
      if (!this.isConnected || this.tried.ruleset !== ruleset) return;
      this.tried.endless = this.bench.engine.hardly_ever_ends(ruleset);
      if (this.tried.endless) this.requestUpdate();
    }, 50);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    const { client, setup } = this.bench;
    const { ruleset: from } = setup;
    if (this.draft && !this.played)
      unfinishedOf(client).unfinished = { from, ruleset: this.draft.ruleset, name: this.name };
  }

  private readonly change = (point: string, value: string): void => {
    if (!this.draft) return;
    this.history.push(this.draft.ruleset);
    this.show(this.bench.engine.change_rules(this.draft.ruleset, point, value));
  };

  private show(draft: Draft): void {
    this.draft = draft;
    this.link = null;
    this.message = "";
  }

  private startFrom(ruleset: string, name = ""): void {
    if (this.draft) this.history.push(this.draft.ruleset);
    this.name = name;
    this.show(this.bench.engine.draft_rules(ruleset));
  }

  private undo(): void {
    const ruleset = this.history.pop();
    if (ruleset) this.show(this.bench.engine.draft_rules(ruleset));
  }

  private play(draft: Draft): void {
    if (draft.clashes.length > 0) {
      this.showConflict().catch(console.error);
      return;
    }
    const { client, setup, play } = this.bench;
    const name = draft.ruleset === draft.base ? "" : tidyName(this.name);
    this.played = true;
    unfinishedOf(client).unfinished = null;
    this.closest("dialog")?.close();
    play({ ...setup, opponent: this.opponent, ruleset: draft.ruleset, name, seed: null });
  }

  /** Expands the group of the first contradiction and scrolls to it. */
  private async showConflict(): Promise<void> {
    this.query = "";
    this.requestUpdate();
    await this.updateComplete;
    const conflict = this.querySelector(".clash");
    for (let parent = conflict?.parentElement; parent && parent !== this; parent = parent.parentElement) {
      if (parent instanceof HTMLDetailsElement) parent.open = true;
    }
    bringIntoView(conflict, { block: "center" });
    moveFocus(conflict?.querySelector<HTMLElement>(".fix"));
  }

  private keep(draft: Draft): void {
    const name = tidyName(this.name);
    const { l10n } = this.bench;
    if (name === "") {
      this.message = l10n.text("house-save-unnamed");
      moveFocus(this.querySelector<HTMLElement>(".name input"), "scroll");
      return;
    }
    const texts: Record<SaveOutcome, string> = {
      kept: l10n.text("house-saved", { name: isolateBidi(name) }),
      full: l10n.text("house-save-full", { count: MAX_SAVED_RULES }),
      blocked: l10n.text("house-save-blocked"),
    };
    this.message = texts[saveRules({ name, ruleset: draft.ruleset })];
  }

  private async share(draft: Draft): Promise<void> {
    const link = pageUrl({ ruleset: draft.ruleset, name: tidyName(this.name) });
    this.link = link;
    this.requestUpdate();
    await this.updateComplete;
    const field = this.querySelector<HTMLInputElement>(".link input");
    if (!field) return;
    moveFocus(field, "scroll");
    field.select();
    const copied = await copyText(link);
    // The rules have been changed meanwhile.
    if (this.link !== link) return;
    this.message = this.bench.l10n.text(copied ? "house-link-copied" : "house-link-by-hand");
  }

  protected override render(): TemplateResult | typeof nothing {
    const { draft } = this;
    if (!draft) return nothing;
    return html`
      <p>${this.bench.l10n.text("house-lead")}</p>
      <div>${evidenceLegend(this.bench.l10n)}</div>
      ${this.origin(draft)} ${this.finder(draft)}
      ${this.query.trim() === "" ? GROUPS.map((group) => this.group(group, draft)) : nothing}
      ${this.savedRulesSection(draft)}
      ${this.footer(draft)}
    `;
  }

  private nameOf(id: string): string {
    return this.bench.l10n.text(`ruleset-${id}`);
  }

  /** The original rules, and the opponent. */
  private origin(draft: Draft): TemplateResult {
    const { l10n, client } = this.bench;
    const changed = draft.ruleset !== draft.base;
    return html`
      <div class="origin">
        <label class="field">
          ${l10n.text("house-from")}
          <select @change=${(event: Event) => this.startFrom(enteredValue(event))}>
            ${client.rulesets.map(({ id }) => html`<option value=${id} ?selected=${id === draft.base}>${this.nameOf(id)}</option>`)}
          </select>
        </label>
        <label class="field">
          ${l10n.text("house-opponent")}
          <select @change=${(event: Event) => this.against(enteredValue(event) as Opponent)}>
            ${OPPONENTS.map(
              (opponent) =>
                html`<option value=${opponent} ?selected=${opponent === this.opponent}>${l10n.text(`opponent-${opponent}`)}</option>`,
            )}
          </select>
        </label>
      </div>
      ${
        changed
          ? html`<button type="button" class="reset" @click=${() => this.startFrom(draft.base, this.name)}>
              ${l10n.text("house-reset-all")}
            </button>`
          : nothing
      }
    `;
  }

  private against(opponent: Opponent): void {
    this.opponent = opponent;
  }

  /** The supporting sentences of each choice, with their boards; only for consistent rules and expanded groups. */
  private readonly pointValue = (point: RulePoint): unknown => {
    const { l10n, engine, client, light } = this.bench;
    const { draft } = this;
    if (!draft || draft.clashes.length > 0 || point.idle || !this.opened.has(point.group)) return nothing;
    const { ruleset } = draft;
    const houses = Number(pointOf(draft, "houses").value);
    const board = boardFor(houses, [], client.ruleset(ruleset), client.boards);
    if (!board) return nothing;
    const book = { engine, ruleset, board, light };
    const content = engine
      .rule_sentences(ruleset)
      .filter(({ about }) => about[0] === point.name)
      .map((sentence) => ({ sentence, example: ruleExample(sentence, book) }))
      .filter(({ example }) => example !== null)
      .slice(0, MAX_BOARDS);
    return content.map(
      ({ sentence, example }) =>
        html`<div class="seen"><p class="note">${ruleText(sentence, l10n)}</p>${ruleFigure(example, l10n)}</div>`,
    );
  };

  private viewOf(draft: Draft): PointView {
    return {
      draft,
      l10n: this.bench.l10n,
      base: this.nameOf(draft.base),
      narrow: isNarrow(),
      change: this.change,
      seen: this.pointValue,
    };
  }

  /** A field for the words of a rule, and the rules found. */
  private finder(draft: Draft): TemplateResult {
    const { l10n } = this.bench;
    const found = this.query.trim() === "" ? null : foundPoints(this.query, draft.points, l10n);
    const asked = (event: Event) => {
      this.query = enteredValue(event);
      this.requestUpdate();
    };
    return html`<label class="field find">
        ${l10n.text("house-find")}
        <input type="search" dir="auto" .value=${this.query} @input=${asked} />
      </label>
      <p class="note" role="status">${found ? l10n.text("house-found", { count: found.length }) : nothing}</p>
      ${found?.map((point) => pointView(point, this.viewOf(draft)))}`;
  }

  private group(group: Group, draft: Draft): TemplateResult {
    const { l10n } = this.bench;
    const points = draft.points.filter((point) => point.group === group);
    const changes = points.filter(({ value, base }) => value !== base).length;
    const clashing = draft.clashes.some((conflict) =>
      points.some(({ name }) => conflict.points.includes(name)),
    );
    const view = this.viewOf(draft);
    const toggled = (event: Event) => {
      if ((event.currentTarget as HTMLDetailsElement).open) this.opened.add(group);
      else this.opened.delete(group);
      this.requestUpdate();
    };
    return html`<details class="group ${clashing ? "clashing" : ""}" @toggle=${toggled}>
      <summary>
        <span class="heading">
          <strong>${l10n.text(`house-group-${group}`)}</strong>
          ${changes > 0 ? html`<span class="mark">${l10n.text("house-changed", { count: changes })}</span>` : nothing}
          ${clashing ? html`<span class="mark warning">${l10n.text("house-disagrees")}</span>` : nothing}
        </span>
        <span class="summary">${summaryOf(points, l10n)}</span>
      </summary>
      ${points.map((point) => pointView(point, view))}
    </details>`;
  }

  /** The game's name, buttons to save and share it, and the saved games. */
  private savedRulesSection(draft: Draft): TemplateResult {
    const { l10n } = this.bench;
    const blocked = draft.clashes.length > 0;
    const named = (event: Event) => {
      this.name = enteredValue(event);
      this.link = null;
      this.requestUpdate();
    };
    const action = (id: string, act: () => void) => html`<button
      type="button"
      aria-disabled=${blocked ? "true" : nothing}
      @click=${() => !blocked && act()}
    >${l10n.text(id)}</button>`;
    return html`<section class="yours" aria-labelledby="house-yours">
      <h3 id="house-yours">${l10n.text("house-yours")}</h3>
      <label class="field name">
        ${l10n.text("house-name")}
        <input
          type="text"
          dir="auto"
          maxlength=${NAME_LENGTH}
          placeholder=${l10n.text("house-name-default", { base: this.nameOf(draft.base) })}
          .value=${this.name}
          @input=${named}
        />
      </label>
      <div class="buttons">
        ${action("house-link", () => this.share(draft).catch(console.error))} ${action("house-save", () => this.keep(draft))}
      </div>
      ${this.link === null ? nothing : this.linkField(this.link)}
      ${savedRulesList({
        games: savedRules(),
        l10n,
        open: ({ ruleset, name }) => this.startFrom(ruleset, name),
        remove: (name) => {
          deleteRules(name);
          this.message = l10n.text("house-deleted", { name: isolateBidi(name) });
        },
        changed: () => this.requestUpdate(),
      })}
    </section>`;
  }

  private linkField(link: string): TemplateResult {
    return html`<label class="link">
      <span class="visually-hidden">${this.bench.l10n.text("house-link-label")}</span>
      <input type="text" readonly dir="ltr" .value=${link} />
    </label>`;
  }

  /** Always visible: whether the rules are consistent, and the next step. */
  private footer(draft: Draft): TemplateResult {
    const { l10n } = this.bench;
    const { length } = draft.clashes;
    const endless = length === 0 && this.tried.ruleset === draft.ruleset && this.tried.endless;
    return html`<div class="foot">
      <p class="verdict ${length > 0 || endless ? "bad" : ""}" role="status">
        ${length > 0 ? l10n.text("house-clashes", { count: length }) : l10n.text("house-ready")}
        ${endless ? l10n.text("house-endless") : nothing} ${this.message}
      </p>
      <div class="buttons">
        <button type="button" class="main" @click=${() => this.play(draft)}>
          ${l10n.text(length > 0 ? "house-show" : "house-play")}
        </button>
        <button type="button" aria-disabled=${this.history.length === 0 ? "true" : nothing} @click=${() => this.undo()}>
          ${l10n.text("button-undo")}
        </button>
      </div>
    </div>`;
  }
}

function enteredValue(event: Event): string {
  return (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
}

if (!customElements.get("senet-house-rules")) customElements.define("senet-house-rules", HouseRulesPanel);

export function houseRulesDialog(bench: EditorContext, close: () => void): TemplateResult {
  const { l10n } = bench;
  return dialogFrame(
    { name: "house-rules", title: l10n.text("house-title"), l10n, close },
    html`<senet-house-rules .bench=${bench}></senet-house-rules>`,
  );
}
