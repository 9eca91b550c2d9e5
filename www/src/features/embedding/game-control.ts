/** What a page around the game can do with it; the element and the frame both speak through this. */

import { SPEED_FACTOR } from "../../base/settings.js";
import { isSenetError } from "../../engine/wasm.js";
import { mayThrow, personMayAct } from "../../game/choices.js";
import { computerActs, personSide } from "../../game/seats.js";
import { type Setup, sticksOf } from "../../game/view-state.js";
import type { FeatureContext } from "../feature.js";
import { ControlError, checked } from "./commands.js";
import type { ControlCode, GameControls, GameOptions, Setting, Snapshot } from "./element-types.js";
import { optionOf, queryOf } from "./options.js";

/** How long a replay shows each step at normal speed, in milliseconds. */
const STEP = 900;
/** Any of these begins another game. */
const OF_THE_GAME = ["ruleset", "name", "opponent", "side", "seed"] as const;

export class GameControl implements GameControls {
  constructor(private readonly page: FeatureContext) {}

  /** Null before the game is there. */
  state(): Snapshot | null {
    const { session } = this.page;
    const { view, game } = session;
    if (!game || !view.game) return null;
    const frozen = view.activity === "frozen";
    const over = view.game.phase === "over";
    return {
      ruleset: view.game.ruleset,
      board: view.board?.id ?? null,
      opponent: view.setup.opponent,
      side: personSide(view.game, view.seat),
      acting: over || frozen ? "nobody" : computerActs(view.game, view.seat) ? "computer" : "person",
      mayThrow: mayThrow(view),
      frozen,
      position: game.position_id(),
      state: view.game,
      moves: [...view.moves],
    };
  }

  record(): string | null {
    return this.page.session.copy()?.record ?? null;
  }

  async newGame(options: GameOptions = {}): Promise<Snapshot> {
    checked({ do: "new-game", options });
    const { session, engine } = this.page;
    const setup = this.setupOf(options);
    const seed = setup.seed ? { seed: setup.seed } : {};
    const game = await refusedAs(
      "bad-option",
      "ruleset",
      engine.newGame({ ruleset: setup.ruleset, ...seed }),
    );
    session.takeUp(game, setup);
    this.configureLook(options);
    return this.snapshot();
  }

  async set(asked: Setting): Promise<Snapshot> {
    const setting: Setting & { do: "set" } = { ...asked, do: "set" };
    checked(setting);
    const { session, engine } = this.page;
    const { record, position } = setting;
    if ((record === undefined) === (position === undefined))
      throw new ControlError("bad-option", "Give a record or a position, one of the two.");
    const setup = { ...this.setupOf({ ruleset: setting.ruleset }), seed: null };
    const game = await (position === undefined
      ? refusedAs("bad-record", "record", engine.fromRecord(record ?? ""))
      : refusedAs("bad-position", "position", engine.fromPosition(setup.ruleset, position)));
    const { ruleset } = game.seen().state;
    session.takeUp(game, { ...setup, ruleset, name: ruleset === setup.ruleset ? (setup.name ?? "") : "" });
    return this.snapshot();
  }

  async configure(options: GameOptions): Promise<Snapshot> {
    checked({ do: "configure", options });
    if (OF_THE_GAME.some((name) => options[name] !== undefined)) return this.newGame(options);
    this.setupOf(options);
    this.configureLook(options);
    return this.snapshot();
  }

  async throw(): Promise<Snapshot> {
    const { session } = this.page;
    this.mustNotBeFrozen();
    if (!mayThrow(session.view)) throw new ControlError("not-now", "Nobody may throw now.");
    await session.throwSticks();
    return this.snapshot();
  }

  async play(wanted: string): Promise<Snapshot> {
    checked({ do: "play", move: wanted });
    const { session } = this.page;
    this.mustNotBeFrozen();
    const move = session.view.moves.find(({ id, notation }) => id === wanted || notation === wanted);
    if (!move) throw new ControlError("unknown-move", `${wanted.slice(0, 60)} is no legal move now.`, "move");
    if (!personMayAct(session.view))
      throw new ControlError("not-now", "It is not the visitor who is to act.");
    await session.play(move);
    return this.snapshot();
  }

  async undo(): Promise<Snapshot> {
    const { session } = this.page;
    this.mustNotBeFrozen();
    if (!session.view.canUndo) throw new ControlError("not-now", "There is nothing to undo.");
    session.undo();
    return this.snapshot();
  }

  async redo(): Promise<Snapshot> {
    const { session } = this.page;
    this.mustNotBeFrozen();
    if (!session.view.canRedo) throw new ControlError("not-now", "There is nothing to redo.");
    session.redo();
    return this.snapshot();
  }

  async freeze(frozen = true): Promise<Snapshot> {
    checked({ do: "freeze", frozen });
    const { session } = this.page;
    this.snapshot();
    if (frozen !== (session.view.activity === "frozen")) session.freeze(frozen);
    return this.snapshot();
  }

  async replay(): Promise<Snapshot> {
    const { session, engine } = this.page;
    const record = this.record();
    if (record === null) throw notReady();
    const wasFrozen = session.view.activity === "frozen";
    const shown = await engine.fromRecord(record);
    await this.freeze();
    const { game } = session;
    /** Something else has begun meanwhile. */
    const overtaken = () => session.game !== game || session.view.activity !== "frozen";
    try {
      while (shown.undo());
      do {
        const state = shown.seen().state;
        session.update({ shown: state, sticks: sticksOf(state) });
        await this.pause();
      } while (!overtaken() && shown.redo());
    } finally {
      shown.free();
      if (!overtaken()) {
        session.update({ shown: session.view.game, sticks: sticksOf(session.view.game) });
        if (!wasFrozen) session.freeze(false);
      }
    }
    return this.snapshot();
  }

  private pause(): Promise<void> {
    const factor = SPEED_FACTOR[this.page.session.view.settings.speed];
    return new Promise((resolve) => setTimeout(resolve, factor === 0 ? 0 : STEP / factor));
  }

  private snapshot(): Snapshot {
    const snapshot = this.state();
    if (!snapshot) throw notReady();
    return snapshot;
  }

  private mustNotBeFrozen(): void {
    if (this.snapshot().frozen) throw new ControlError("frozen", "The game is frozen.");
  }

  /** Does what a message asks for, once it is known to be a command; throws a ControlError. */
  async obey(asked: unknown): Promise<Snapshot | string | null> {
    const command = checked(asked);
    switch (command.do) {
      case "new-game":
        return this.newGame(command.options as GameOptions);
      case "configure":
        return this.configure(command.options as GameOptions);
      case "set": {
        const { record, position, ruleset } = command;
        return this.set({ record, position, ruleset });
      }
      case "play":
        return this.play(command.move);
      case "freeze":
        return this.freeze(command.frozen);
      case "state":
        return this.state();
      case "record":
        return this.record();
      default:
        return this[command.do]();
    }
  }

  /** The present game's setup with these changes; refuses what the page's address would not understand. */
  private setupOf(options: GameOptions): Setup {
    this.snapshot();
    const { page } = this;
    const { ruleset, name, board, opponent, side } = page.session.view.setup;
    const present = { ruleset, name: options.ruleset === undefined ? name : "", board, opponent, side };
    const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    const { setup, problems } = page.wishes(queryOf({ ...present, board: board ?? undefined, ...given }));
    const [problem] = problems;
    if (problem) {
      const field = optionOf(problem.args?.name);
      throw new ControlError("bad-option", page.words.sentence(problem), field);
    }
    return setup;
  }

  private configureLook({ language, theme, view, scheme, speed, board }: GameOptions): void {
    const { page } = this;
    if (scheme !== undefined) page.element.dataset.scheme = scheme;
    const { session } = page;
    const { settings } = session.view;
    session.update({
      settings: {
        ...settings,
        theme: theme ?? settings.theme,
        view: view ?? settings.view,
        speed: speed ?? settings.speed,
      },
    });
    if (board !== undefined) session.changeBoard(board);
    if (language !== undefined) page.change({ language });
  }
}

function notReady(): ControlError {
  return new ControlError("not-ready", "The game is not there yet; wait for the event senet-ready.");
}

/** What the engine refuses, under the code and the field of what was asked. */
async function refusedAs<T>(code: ControlCode, field: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw isSenetError(error) ? new ControlError(code, error.message, field) : error;
  }
}
