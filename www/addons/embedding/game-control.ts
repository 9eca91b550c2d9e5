/** Controls the game for an embedding page. Both the element and the frame use it. */

import * as v from "valibot";
import type { Page } from "../../src/app/addon.js";
import { baseLanguage, errorMessage } from "../../src/base/i18n/localizer.js";
import { isLoadFailure } from "../../src/base/load-cache.js";
import { SPEED_FACTOR } from "../../src/base/settings.js";
import type { Game, State } from "../../src/engine/types.js";
import { isSenetError } from "../../src/engine/wasm.js";
import { isComputersTurn, mayThrow, personMayAct, personSide } from "../../src/game/choices.js";
import type { Setup } from "../../src/game/view-state.js";
import { COMMAND_NAMES, COMMANDS, type CommandName } from "./commands.js";
import type {
  ControlCode,
  ControlFault,
  GameControls,
  GameOptions,
  Setting,
  Snapshot,
} from "./element-types.js";
import { optionOf, queryOf } from "./protocol.js";

/** Duration of each replay step at normal speed, in milliseconds. */
const REPLAY_STEP_MS = 900;
/** Changing any of these starts another game. */
const GAME_OPTIONS = ["ruleset", "name", "opponent", "side", "seed"] as const;

export class GameControl implements GameControls {
  /** Counts the commands that put a game on the board; the last one wins, however late its game is ready. */
  private placements = 0;
  /** The replay in progress; another command of the host page ends it. */
  private replaying: { wasFrozen: boolean } | null = null;

  constructor(private readonly page: Page) {}

  /** Null before the game has started. */
  state(): Snapshot | null {
    const { session } = this.page;
    const { view, game } = session;
    if (!game || !view.game) return null;
    const frozen = session.isFrozen;
    const over = view.game.phase === "over";
    return {
      ruleset: view.game.ruleset,
      board: view.board?.id ?? null,
      opponent: view.setup.opponent,
      side: personSide(view.game, view.seat),
      acting: over || frozen ? "nobody" : isComputersTurn(view.game, view.seat) ? "computer" : "person",
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
    const { engine } = this.page;
    const setup = this.setupOf(options);
    const seed = setup.seed ? { seed: setup.seed } : {};
    await this.place(
      toControlError("bad-option", "ruleset", engine.newGame({ ruleset: setup.ruleset, ...seed })),
      () => setup,
    );
    this.configureLook(options);
    return this.snapshot();
  }

  async set(change: Setting): Promise<Snapshot> {
    const setting: Setting & { do: "set" } = { ...change, do: "set" };
    checked(setting);
    const { engine } = this.page;
    const { record, position } = setting;
    if ((record === undefined) === (position === undefined))
      throw new ControlError("bad-option", "Give a record or a position, one of the two.");
    const setup = { ...this.setupOf({ ruleset: setting.ruleset }), seed: null };
    const loading =
      position === undefined
        ? toControlError("bad-record", "record", engine.fromRecord(record ?? ""))
        : this.gameAt(setup.ruleset, position);
    await this.place(loading, ({ ruleset }) => ({
      ...setup,
      ruleset,
      name: position !== undefined || ruleset === setup.ruleset ? (setup.name ?? "") : "",
    }));
    return this.snapshot();
  }

  private async gameAt(ruleset: string, position: string): Promise<Game> {
    const { engine } = this.page;
    const rules = engine.newGame({ ruleset }).then((game) => game.free());
    await toControlError("bad-option", "ruleset", rules);
    return toControlError("bad-position", "position", engine.newGame({ ruleset, position }));
  }

  /** Puts a game of the host page on the board; a frozen game stays frozen. */
  private async place(loading: Promise<Game>, setupFor: (state: State) => Setup): Promise<void> {
    this.placements += 1;
    const placement = this.placements;
    const { session } = this.page;
    const game = await loading;
    if (placement !== this.placements) {
      game.free();
      throw new ControlError("not-now", "A later command has put another game on the board.");
    }
    this.endReplay();
    session.load(game, setupFor(game.snapshot().state), { byHost: true });
  }

  async configure(options: GameOptions): Promise<Snapshot> {
    checked({ do: "configure", options });
    if (GAME_OPTIONS.some((name) => options[name] !== undefined)) return this.newGame(options);
    this.setupOf(options);
    this.configureLook(options);
    return this.snapshot();
  }

  async throw(): Promise<Snapshot> {
    const { session } = this.page;
    this.refuseIfFrozen();
    if (!mayThrow(session.view)) throw new ControlError("not-now", "Nobody may throw now.");
    await session.throwSticks();
    return this.snapshot();
  }

  async play(moveText: string): Promise<Snapshot> {
    checked({ do: "play", move: moveText });
    const { session } = this.page;
    this.refuseIfFrozen();
    const move = session.view.moves.find(({ id, notation }) => id === moveText || notation === moveText);
    if (!move)
      throw new ControlError("unknown-move", `${moveText.slice(0, 60)} is no legal move now.`, "move");
    if (!personMayAct(session.view))
      throw new ControlError("not-now", "It is not the visitor who is to act.");
    await session.play(move);
    return this.snapshot();
  }

  async undo(): Promise<Snapshot> {
    const { session } = this.page;
    this.refuseIfFrozen();
    if (!session.view.canUndo) throw new ControlError("not-now", "There is nothing to undo.");
    session.undo();
    return this.snapshot();
  }

  async redo(): Promise<Snapshot> {
    const { session } = this.page;
    this.refuseIfFrozen();
    if (!session.view.canRedo) throw new ControlError("not-now", "There is nothing to redo.");
    session.redo();
    return this.snapshot();
  }

  async freeze(frozen = true): Promise<Snapshot> {
    checked({ do: "freeze", frozen });
    const { session } = this.page;
    this.snapshot();
    this.endReplay();
    if (frozen !== session.isFrozen) session.freeze(frozen);
    return this.snapshot();
  }

  async replay(): Promise<Snapshot> {
    const { session, engine } = this.page;
    const record = this.record();
    if (record === null) throw notReady();
    const { game } = session;
    await engine.withGame(record, async (copy) => {
      if (session.game !== game) return;
      this.endReplay();
      const replay = { wasFrozen: session.isFrozen };
      this.replaying = replay;
      if (!replay.wasFrozen) session.freeze(true);
      const goesOn = () => this.replaying === replay && session.game === game;
      while (copy.undo());
      do {
        session.showFrozen(copy.snapshot().state);
        await this.pause();
      } while (goesOn() && copy.redo());
      if (goesOn()) this.endReplay();
    });
    return this.snapshot();
  }

  /** Shows the current state again, as frozen as before the replay. */
  private endReplay(): void {
    const { session } = this.page;
    const { replaying } = this;
    this.replaying = null;
    if (!replaying) return;
    session.showFrozen(null);
    if (!replaying.wasFrozen) session.freeze(false);
  }

  private pause(): Promise<void> {
    const factor = SPEED_FACTOR[this.page.session.view.settings.speed];
    return new Promise((resolve) => setTimeout(resolve, factor === 0 ? 0 : REPLAY_STEP_MS / factor));
  }

  private snapshot(): Snapshot {
    const snapshot = this.state();
    if (!snapshot) throw notReady();
    return snapshot;
  }

  private refuseIfFrozen(): void {
    if (this.snapshot().frozen) throw new ControlError("frozen", "The game is frozen.");
  }

  /** Executes a validated command. Throws a ControlError. */
  async execute(message: unknown): Promise<Snapshot | string | null> {
    const command = checked(message);
    if (command.do === "state") return this.state();
    if (command.do === "record") return this.record();
    const name = COMMAND_NAMES.find((other) => COMMANDS[other].do === command.do);
    if (!name) throw new Error(`nobody executes ${command.do}`);
    return this.run(name, COMMANDS[name].args(command));
  }

  /** A command by its method's name. The method validates the arguments. */
  run(name: CommandName, args: readonly unknown[]): Promise<Snapshot> {
    const method = this[name] as (...args: unknown[]) => Promise<Snapshot>;
    return method.apply(this, [...args]);
  }

  /** The current game's setup with these changes. Refuses values that the page's URL would not accept. */
  private setupOf(options: GameOptions): Setup {
    this.snapshot();
    const { page } = this;
    const { ruleset, name, board, opponent, side } = page.session.view.setup;
    const present = { ruleset, name: options.ruleset === undefined ? name : "", board, opponent, side };
    const defined = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    const { setup, problems } = page.urlOptions(
      queryOf({ ...present, board: board ?? undefined, ...defined }),
    );
    const [problem] = problems;
    if (problem) {
      const field = optionOf(problem.args?.name);
      throw new ControlError("bad-option", page.l10n.sentence(problem), field);
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
    if (language !== undefined) page.change({ language: baseLanguage(language) });
  }
}

function notReady(): ControlError {
  return new ControlError("not-ready", "The game is not there yet; wait for the event senet-ready.");
}

/** Converts an engine refusal to the error code and field of the command. */
async function toControlError<T>(code: ControlCode, field: string, promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw isSenetError(error) ? new ControlError(code, error.message, field) : error;
  }
}

// ---- The commands of an embedding page, validated in one place for the element, the object and messages.

export class ControlError extends Error implements ControlFault {
  override readonly name = "ControlError";

  constructor(
    readonly code: ControlCode,
    message: string,
    /** The invalid option or argument. */
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

/** Converts any failure into the error for the host page: a refusal, a file that did not arrive, or a fault of the game. */
export function toldToHost(error: unknown): ControlError {
  if (error instanceof ControlError) return error;
  console.error(error);
  return isLoadFailure(error)
    ? new ControlError("not-loaded", "A file of the game could not be loaded; try again later.")
    : new ControlError("internal", errorMessage(error));
}

/** The maximum length in characters, far above that of the longest game. */
const MAX_RECORD_LENGTH = 200_000;
const MAX_RULESET_LENGTH = 4000;

const text = (maxLength: number) =>
  v.pipe(v.string("must be a text"), v.maxLength(maxLength, `must have at most ${maxLength} characters`));
const short = v.optional(text(200));

const ruleset = v.optional(text(MAX_RULESET_LENGTH));

/** The options of a game, also used in a frame's URL. */
const OPTIONS = {
  ruleset,
  name: short,
  board: short,
  opponent: short,
  side: short,
  seed: short,
  language: short,
  theme: short,
  view: short,
  scheme: short,
  speed: short,
};
const NO_OPTION = `is no option here; there are ${Object.keys(OPTIONS).join(", ")}`;
const options = v.strictObject(OPTIONS, ({ expected }) =>
  expected === "never" ? NO_OPTION : "must be an object with options",
);

const command = v.variant(
  "do",
  [
    v.strictObject({ do: v.literal("new-game"), options: v.optional(options) }, "is not known here"),
    v.strictObject({ do: v.literal("configure"), options }, "must be an object with options"),
    v.strictObject(
      { do: v.literal("set"), record: v.optional(text(MAX_RECORD_LENGTH)), position: short, ruleset },
      "is not known here",
    ),
    v.strictObject({ do: v.literal("play"), move: text(200) }, "must be a move’s id or notation"),
    v.strictObject(
      { do: v.literal("freeze"), frozen: v.boolean("must be true or false") },
      "is not known here",
    ),
    v.strictObject(
      { do: v.picklist(["throw", "undo", "redo", "replay", "state", "record"]) },
      "is not known here",
    ),
  ],
  "is no command",
);

type Command = v.InferOutput<typeof command>;

/** The error code for an invalid field that is not an option. */
const CODES: ReadonlyMap<unknown, ControlCode> = new Map([
  ["record", "bad-record"],
  ["position", "bad-position"],
  ["move", "unknown-move"],
  ["do", "bad-message"],
]);

/** Validates a command. Throws a ControlError that names the invalid field. */
export function checked(input: unknown): Command {
  const { success, output, issues } = v.safeParse(command, input, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  const path = issue.path ?? [{ key: "do" }];
  const field = String(path.at(-1)?.key).slice(0, 60);
  throw new ControlError(CODES.get(path[0]?.key) ?? "bad-option", `${field} ${issue.message}.`, field);
}
