/** The laboratory: sets up a comparison, runs the games, shows the results, and exports the data. */
import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { RECOMMENDED } from "../../addons/shared/about-rulesets.js";
import evidenceStyles from "../../addons/shared/evidence.css";
import { copyText } from "../../addons/shared/share-fields.js";
import { errorMessage, isolateBidi, type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import { lightFor } from "../../src/board/look.js";
import { EngineClient } from "../../src/engine/engine-client.js";
import type { Draft, FullEngine } from "../../src/engine/types.js";
import { type PageLanguage, SmallPage, showPage } from "../small-page.js";
import { changeText, chooser, nameOf } from "./chooser.js";
import { type ClassThrows, classThrows, NO_CLASS, withCode } from "./class-throws.js";
import { evidenceView } from "./evidence.js";
import { exportsSection } from "./exports.js";
import { isComparison } from "./files.js";
import styles from "./lab.css";
import { isLabOption, isPlain, labOptionText, plainRuleset } from "./lab-ruleset.js";
import { JUDGES, type LabModule, LabWorkers, loadLab, PLAYERS } from "./lab-workers.js";
import { openingQuestion, openingView } from "./opening.js";
import { CLASS_QUESTIONS, type ClassQuestion, type Guess, prediction, questionOf } from "./prediction.js";
import { type LabQuestion, parametersOf, questionFrom } from "./question.js";
import { type Replay, replayOf, replayView } from "./replay.js";
import type { LabColumn } from "./results.js";
import { classResultsView, resultsView } from "./results-view.js";
import { rulePicture } from "./rule-picture.js";
import { LabRun } from "./run.js";
import { openVerdict } from "./verdict-card.js";

class LabPage extends SmallPage {
  private run: LabRun | null = null;
  private notice: Sentence | null = null;
  private replay: { shown: Replay; at: number } | null = null;
  /** The last replay that was asked for: an earlier one that arrives later is dropped. */
  private replayRequest: symbol | null = null;
  private predictions: readonly Guess[] = [];
  private classQuestion: ClassQuestion = CLASS_QUESTIONS[0] as ClassQuestion;
  private throws: ClassThrows = NO_CLASS;
  private rankedBy = "length";
  private drawing = 0;
  /** Increased by each choice within the results. */
  private resultsRevision = 0;
  /** The rules of each ruleset, which every drawing needs. */
  private readonly drafts = new Map<string, Draft>();
  private readonly columns: readonly LabColumn[];
  private readonly full: FullEngine;
  private readonly engine: EngineClient;

  constructor(
    language: PageLanguage,
    private readonly lab: LabModule,
    private question: LabQuestion,
    /** The simplest form, for classrooms. */
    private readonly isForClass: boolean,
  ) {
    super(language, "lab-title");
    this.root.classList.add("lab");
    this.columns = lab.engine.lab_columns();
    this.full = lab.full;
    this.engine = EngineClient.of(lab.full);
    if (isForClass) this.question = questionOf(this.classQuestion, question);
  }

  show(refused: readonly string[], code: string | null): void {
    if (refused.length > 0) this.notice = sentence("lab-refused", { names: isolateBidi(refused.join(", ")) });
    if (code !== null) this.throws = withCode(this.throws, code);
    addEventListener("resize", () => this.draw());
    addEventListener("pagehide", () => this.run?.stop());
    // At once, because the page says that it is ready.
    super.draw();
  }

  /** Draws at most once per frame, however many blocks of games arrive. */
  protected override draw(): void {
    cancelAnimationFrame(this.drawing);
    this.drawing = requestAnimationFrame(() => super.draw());
  }

  protected content(): TemplateResult {
    return html`${this.head()} <main>${this.isForClass ? this.classView() : this.fullView()}</main>`;
  }

  private head(): TemplateResult {
    const { l10n, notice, isForClass } = this;
    const other = isForClass ? "lab.html" : "lab.html?class";
    return html`<header>
      <h1>${l10n.text("lab-title")}</h1>
      ${this.language.field()}
      <p class="lead">${l10n.text(isForClass ? "lab-class-lead" : "lab-lead")}</p>
      <p class="links"><a href="./">${l10n.text("print-to-game")}</a> · <a href=${other}>${l10n.text(isForClass ? "lab-to-full" : "lab-to-class")}</a></p>
      ${notice ? html`<p role="alert" class="lead">${l10n.sentence(notice)}</p>` : nothing}
    </header>`;
  }

  protected override reportFailure(error: unknown): void {
    console.error(error);
    this.notice = sentence("lab-fault", { reason: isolateBidi(errorMessage(error), 200) });
    this.draw();
  }

  protected override withdrawFailure(): void {
    if (this.notice?.id !== "lab-fault") return;
    this.notice = null;
    this.draw();
  }

  private readonly draftOf = (ruleset: string): Draft => {
    const plain = plainRuleset(ruleset);
    const draft = this.drafts.get(plain) ?? this.full.draft_rules(plain);
    this.drafts.set(plain, draft);
    return draft;
  };

  private readonly name = (ruleset: string): string => nameOf(ruleset, this.l10n, this.draftOf);

  /** One or more options such as `pairs=off` in words, by the names of a ruleset. */
  private optionText(options: string, ruleset = this.question.rulesets[0] ?? RECOMMENDED): string {
    const { l10n } = this;
    const { points } = this.draftOf(ruleset);
    const texts = options.split(",").map((option) => {
      const [name = "", value = "on"] = option.split("=");
      if (isLabOption(name)) return labOptionText(name, value, l10n);
      const point = points.find((one) => one.name === name);
      return point ? changeText(point, value, l10n) : option;
    });
    return l10n.join(texts);
  }

  private fullView(): TemplateResult {
    const { l10n, question, engine } = this;
    return html`${this.run ? nothing : this.opening()}
    <div class="asking">${chooser({
      question,
      l10n,
      engine,
      light: lightFor(document.documentElement, "faience"),
      draftOf: this.draftOf,
      players: PLAYERS,
      judges: JUDGES,
      canonical: (ruleset) => this.lab.engine.lab_ruleset(ruleset),
      pointsOf: (ruleset) =>
        this.lab.engine.lab_points(ruleset).map(({ option }) => [option, this.optionText(option)]),
      change: (patch) => this.ask({ ...question, ...patch }),
    })}
    ${this.runControl()}</div>
    ${this.run ? html`<div class="answers">${this.answers()}</div>` : html`<div class="unasked">${this.evidence()}</div>`}`;
  }

  /** The answer with which the page opens. */
  private opening(): TemplateResult {
    return openingView({
      l10n: this.l10n,
      name: this.name,
      width: this.plotWidth(),
      again: () => {
        this.ask(openingQuestion());
        this.start();
      },
    });
  }

  /** What stands in the place of the answers until something is asked. */
  private evidence(): TemplateResult {
    return evidenceView({
      l10n: this.l10n,
      name: this.name,
      pointText: (option, ruleset) => this.optionText(option, ruleset),
      width: this.plotWidth(),
    });
  }

  private readonly pictureOf = (question: ClassQuestion) =>
    guard([question, this.l10n], () =>
      rulePicture({
        question,
        engine: this.engine,
        full: this.full,
        light: lightFor(document.documentElement, "faience"),
        l10n: this.l10n,
      }),
    );

  private classView(): TemplateResult {
    const { l10n, run, predictions, classQuestion, question, throws } = this;
    const [first] = run?.results ?? [];
    const result = first && isComparison(first) ? first : null;
    return html`${prediction({
      question: classQuestion,
      predictions,
      result: result?.measures.find(({ id }) => id === "length"),
      state: run?.state.is === "running" || run?.state.is === "finished" ? run.state.is : "open",
      picture: this.pictureOf(classQuestion),
      l10n,
      width: this.plotWidth(),
      ask: (next) => {
        this.classQuestion = next;
        this.predictions = [];
        this.ask(questionOf(next, question));
      },
      predict: (update) => {
        this.predictions = update(this.predictions);
        this.draw();
      },
      play: () => this.start(),
    })}
    ${
      run
        ? html`<div class="answers">${this.progress(run)} ${this.answers()}
            ${
              result
                ? html`<div class="buttons"><button type="button" @click=${() => globalThis.print()}>${l10n.text("print-button")}</button></div>`
                : nothing
            }</div>`
        : nothing
    }
    ${classThrows({
      state: throws,
      l10n,
      width: this.plotWidth(),
      change: (update) => {
        this.throws = update(this.throws);
        this.draw();
      },
    })}`;
  }

  /** A changed setup clears the previous results. */
  private ask(question: LabQuestion): void {
    this.run?.stop();
    this.run = null;
    this.replay = null;
    const rulesets = question.rulesets.length > 0 ? question.rulesets : [RECOMMENDED];
    const { lab_ruleset } = this.lab.engine;
    this.question = { ...question, rulesets: rulesets.map((ruleset) => lab_ruleset(ruleset)) };
    if (!this.isForClass) {
      try {
        const parameters = parametersOf(this.question);
        parameters.set("lang", this.l10n.language.code);
        history.replaceState(history.state, "", `?${parameters}`);
      } catch (error) {
        // A sandboxed frame cannot change its URL; the link below the results repeats the run anyway.
        console.debug(error);
      }
    }
    this.draw();
  }

  /** The rulesets to be played; null if the question is incomplete. */
  private played(): readonly string[] | null {
    const { engine } = this.lab;
    const { kind, rulesets, points } = this.question;
    switch (kind) {
      case "compare":
        return rulesets.length > 1 ? rulesets : null;
      case "sweep":
        return engine.lab_sweep_rulesets(rulesets[0] ?? RECOMMENDED);
      case "grid":
        try {
          return engine.lab_grid_rulesets([...rulesets], [...points]);
        } catch (error) {
          console.debug(error);
          return null;
        }
    }
  }

  private start(): void {
    this.run?.stop();
    this.replay = null;
    this.notice = null;
    const { question } = this;
    const rulesets = this.played();
    if (!rulesets) return;
    const run = new LabRun(question, rulesets, this.columns.length, new LabWorkers(this.lab), (changed) => {
      if (changed !== this.run) return;
      if (changed.state.is === "failed") this.reportFailure(changed.state.error);
      else this.draw();
    });
    this.run = run;
    run.run().catch(console.error);
    this.draw();
  }

  private runControl(): TemplateResult {
    const { l10n, run, question } = this;
    const lacks = this.played() === null;
    const isRunning = run?.state.is === "running";
    return html`<div class="run">
      ${
        isRunning
          ? html`<button type="button" class="main" @click=${() => run?.stop()}>${l10n.text("lab-stop")}</button>`
          : html`<button type="button" class="main" ?disabled=${lacks} @click=${() => this.start()}>${l10n.text("lab-start")}</button>`
      }
      ${lacks ? html`<p class="note">${l10n.text(question.kind === "grid" ? "lab-grid-incomplete" : "lab-pick-two")}</p>` : nothing}
      ${run ? this.progress(run) : nothing}
    </div>`;
  }

  private progress({ done, total, state }: LabRun): TemplateResult {
    const { l10n } = this;
    const counts = { played: done, games: total };
    return html`<div class="progress">
      <progress max=${total} value=${done} aria-label=${l10n.text("lab-progress", counts)}></progress>
      ${state.is === "running" ? html`<p>${l10n.text("lab-progress", counts)}</p>` : nothing}
      <p role="status">${state.is === "running" ? "" : l10n.text(`lab-${state.is}`, counts)}</p>
    </div>`;
  }

  private plotWidth(): number {
    const room = document.documentElement.clientWidth;
    return Math.max(260, Math.min(560, room - 72));
  }

  private answers(): TemplateResult {
    const { l10n, run } = this;
    if (!run) return html``;
    if (!run.results) return this.isForClass ? html`` : openVerdict({ l10n, state: run.state.is });
    // Progress arrives many times a second, and the plots are drawn only for new figures.
    const width = this.plotWidth();
    const content = guard([run.results, run.state.is, l10n, width, this.resultsRevision], () =>
      this.results(run, width),
    );
    return html`${content} ${this.isForClass ? nothing : html`${this.replaying(run)} ${this.exports(run)}`}`;
  }

  private results(run: LabRun, width: number): TemplateResult {
    const { l10n } = this;
    const redraw = () => {
      this.resultsRevision += 1;
      this.draw();
    };
    const view = this.isForClass ? classResultsView : resultsView;
    return view({
      results: run.results ?? [],
      state: run.state.is,
      across: run.across,
      l10n,
      name: this.name,
      pointText: (option) => this.optionText(option),
      points: run.question.points,
      tryBoth: (points) => {
        this.ask({ ...this.question, kind: "grid", points });
        this.start();
      },
      redraw,
      lengths: this.lengths(run),
      rankedBy: this.rankedBy,
      rank: (measure) => {
        this.rankedBy = measure;
        redraw();
      },
      width,
    });
  }

  private replaying(run: LabRun): TemplateResult {
    const { l10n, replay } = this;
    const open = (ruleset: string) => {
      const request = Symbol(ruleset);
      this.replayRequest = request;
      this.attempt(
        this.record(run, ruleset).then((record) => {
          if (run !== this.run || request !== this.replayRequest) return;
          this.replay = { shown: replayOf(this.full, ruleset, 0, record), at: 0 };
          this.draw();
        }),
      );
    };
    const board = replay && this.boardOf(replay.shown.ruleset);
    return html`<section aria-labelledby="lab-replay">
      <h2 id="lab-replay">${l10n.text("lab-replay")}</h2>
      <div class="buttons">
        ${run.question.rulesets
          .filter(isPlain)
          .map(
            (ruleset) =>
              html`<button type="button" @click=${() => open(ruleset)}>${this.name(ruleset)}</button>`,
          )}
      </div>
      ${
        replay && board
          ? replayView({
              replay: replay.shown,
              at: replay.at,
              board,
              light: lightFor(document.documentElement, "faience"),
              l10n,
              name: this.name(replay.shown.ruleset),
              seek: (step) => {
                this.replay = { shown: replay.shown, at: step };
                this.draw();
              },
            })
          : nothing
      }
    </section>`;
  }

  /** The throws of every finished game, by ruleset; by the first kind of player if there are several. */
  private lengths(run: LabRun): ReadonlyMap<string, readonly number[]> {
    const indexOf = (name: string) => this.columns.findIndex((column) => column.name === name);
    return new Map(
      run.rulesets.map((ruleset, index) => {
        const stopped = run.column(index, indexOf("stopped"));
        return [ruleset, run.column(index, indexOf("throws")).filter((_, game) => stopped[game] === 0)];
      }),
    );
  }

  /** One row per game of every ruleset, each with the versions that it depends on. */
  private games(run: LabRun): Record<string, string | number>[] {
    const { engine = "", method = 0, rules = "" } = run.results?.[0]?.versions ?? {};
    const versions = { engine, method, rules };
    return run.evaluators.flatMap(({ player, judge }, number) =>
      run.rulesets.flatMap((ruleset, index) => {
        const columns = this.columns.map(({ name }, at) => [name, run.column(index, at, number)] as const);
        return Array.from({ length: run.played }, (_, game) => ({
          ruleset,
          player,
          judge,
          game,
          ...Object.fromEntries(columns.map(([name, values]) => [name, values[game] ?? 0])),
          ...versions,
        }));
      }),
    );
  }

  /** The record of a ruleset's first game in the run. */
  private async record({ question: { seed }, players }: LabRun, ruleset: string): Promise<string> {
    const [player = PLAYERS[0]] = players;
    const workers = new LabWorkers(this.lab, 1);
    try {
      return (await workers.ask({ ask: "record", ruleset, player, seed, game: 0 })) as string;
    } finally {
      workers.close();
    }
  }

  private boardOf(ruleset: string) {
    const { board } = this.engine.ruleset(ruleset);
    return this.engine.boards.find(({ id }) => id === board) ?? null;
  }

  private exports(run: LabRun): TemplateResult {
    const { l10n, question } = this;
    return exportsSection({
      question,
      results: run.results ?? [],
      l10n,
      games: () => this.games(run),
      copy: (text) => this.attempt(this.copy(text)),
    });
  }

  private async copy(text: string): Promise<void> {
    this.notice = sentence((await copyText(text)) ? "lab-copied" : "lab-not-copied");
    this.draw();
  }
}

await showPage({ texts: "lab", styles: [evidenceStyles, styles] }, async (language, params) => {
  const lab = await loadLab();
  const inUse = lab.full.rules_in_use();
  const canonical = (name: string) => {
    try {
      return lab.engine.lab_ruleset(inUse.find(({ id }) => id === name)?.ruleset ?? name);
    } catch {
      return null;
    }
  };
  const { question, refused } = questionFrom(params, { players: PLAYERS, judges: JUDGES, canonical });
  const code = params.get("throws");
  const isForClass = params.has("class") || code !== null;
  new LabPage(language, lab, question, isForClass).show(refused, code);
});
