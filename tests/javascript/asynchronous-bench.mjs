/** A page without pictures, whose engine, players and texts answer on a test's command. */
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

Object.assign(globalThis, { document: undefined });

// In a bundle of its own, because the session loads one of its modules on demand.
export const { loadFile, loadPasted } = await pageModules("addons/sharing/incoming");
export const modules = await pageModules(
  "base/load-cache",
  "engine/advisor-client",
  "engine/engine-client",
  "engine/wasm",
  "addons/correspondence/correspondence-game",
  "addons/embedding/game-control",
  "addons/shared-throws/start",
  "game/game-session",
  "game/url-options",
  "game/view-state",
);
const { EngineClient, GameSession, StartError, DEFAULT_SETUP, initialState, urlOptionsFrom } = modules;

const stopServing = standInSite();
const engine = await EngineClient.start();
const full = await engine.full();
stopServing();

export const SETUP = { ...DEFAULT_SETUP, seed: "5e".repeat(32), opponent: "person" };
/** A file of the page that cannot be reached. */
export const UNREACHABLE = () => new StartError("wasm-not-found", "no connection");

/** What the test holds back: a promise for each call of these, in order. */
const HELD = /** @type {const} */ ([
  "newGame",
  "fromRecord",
  "full",
  "advise",
  "choose",
  "restTexts",
  "play",
]);
/** @typedef {typeof HELD[number]} Held */

/**
 * A page with a running game between two people, in which `acts` throws and moves have been made.
 * @param {{ acts?: number, setup?: any, settings?: any }} [given]
 */
export async function bench({ acts = 6, setup = {}, settings = {} } = {}) {
  /** @type {Record<string, ReturnType<typeof heldPromise>[]>} */
  const calls = Object.fromEntries(HELD.map((name) => [name, []]));
  let holding = /** @type {readonly Held[]} */ ([]);
  /** @param {Held} name @param {() => any} answer */
  const held = async (name, answer) => {
    if (!holding.includes(name)) return answer();
    const call = heldPromise();
    calls[name]?.push(call);
    await call.promise;
    return answer();
  };
  const games = new Set();
  /** @param {any} game */
  const count = (game) => {
    games.add(game);
    const { free } = game;
    game.free = () => {
      games.delete(game);
      free.call(game);
    };
    return game;
  };
  const client = Object.assign(Object.create(engine), {
    newGame: (/** @type {any} */ options) =>
      held("newGame", async () => count(await engine.newGame(options))),
    fromRecord: (/** @type {any[]} */ ...args) =>
      held("fromRecord", async () => count(await engine.fromRecord(.../** @type {[any]} */ (args)))),
    full: () => held("full", () => full),
  });
  const announced = /** @type {string[]} */ ([]);
  const announce = (/** @type {any[]} */ sentences) => announced.push(...sentences.map(({ id }) => id));
  const session = new GameSession({
    stage: {
      play: () => held("play", () => undefined),
      pause: async () => undefined,
      skip: () => {
        for (const call of calls.play ?? []) call.resolve(undefined);
      },
    },
    changed: () => undefined,
    announce,
    restTexts: () => held("restTexts", () => undefined),
  });
  const start = initialState();
  session.view = {
    ...start,
    settings: { ...start.settings, speed: "instant", autoMove: false, ...settings },
  };
  const answers = {
    choose: () => session.view.moves[0]?.id ?? "throw",
    advise: () => ({
      options: [{ id: session.view.moves[0].id, chance: 1 }],
      why: { reason: "equal" },
      other: null,
    }),
  };
  const advisor = {
    /** @param {{ ask: "choose" | "advise" }} question */
    ask: ({ ask }) => held(ask, answers[ask]),
    destroy: () => undefined,
  };
  await session.begin(
    client,
    advisor,
    { key: "", keep: "off", setup: { ...SETUP, ...setup } },
    { saved: null, damaged: [] },
  );
  const act = async () => {
    if (session.view.game.phase === "play") await session.play(session.view.moves[0]);
    else await session.throwSticks();
    await settled();
  };
  for (let done = 0; done < acts; done += 1) await act();
  const page = {
    session,
    engine: client,
    canSave: true,
    query: new URLSearchParams(),
    element: Object.assign(new EventTarget(), { dataset: {} }),
    l10n: {
      text: (/** @type {string} */ id) => id,
      sentence: (/** @type {any} */ { id }) => id,
    },
    announce,
    redraw: () => undefined,
    urlOptions: (/** @type {string} */ query) =>
      urlOptionsFrom(query, {
        rulesets: engine.rulesets.map((/** @type {any} */ { id }) => id),
        boards: engine.boards.map((/** @type {any} */ { id }) => id),
        themes: [],
        languages: [],
      }),
  };
  return {
    page,
    session,
    /** The games that the engine has made and nobody has freed, besides the one on the board. */
    leftGames: () => [...games].filter((game) => game !== session.game),
    announced,
    act,
    /** From now on these calls wait. @param {...Held} names */
    hold: (...names) => {
      holding = names;
    },
    /** The held calls of this kind, the oldest first. @param {Held} name */
    calls: (name) => calls[name] ?? [],
    notices: () => session.view.notices.map((/** @type {any} */ { id }) => id),
    /** Puts another game on the board. */
    async otherGame() {
      const game = await engine.newGame({ ruleset: "simple" });
      session.load(game, { ...SETUP, ruleset: "simple" });
      return game;
    },
    /** What the page shows, to compare before and after. */
    shown: () => ({
      game: session.game,
      record: session.record(),
      status: session.view.status,
      activity: session.view.activity,
    }),
  };
}
