/** Commands from a host page: one check, which names the field and the error. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { checked, COMMANDS, COMMAND_NAMES, defineCommands, messageOf } = await pageModules(
  "addons/embedding/game-control",
  "addons/embedding/commands",
);

/** Arguments for each method of the public interface. @type {Record<string, unknown[]>} */
const ARGUMENTS = {
  newGame: [{ ruleset: "bell" }],
  set: [{ record: "Senet 1", position: undefined, ruleset: undefined }],
  configure: [{ speed: "slow" }],
  throw: [],
  play: ["3-5"],
  undo: [],
  redo: [],
  freeze: [false],
  replay: [],
};

test("a method’s message passes the check and gives the same arguments to the game", () => {
  assert.deepEqual(COMMAND_NAMES, Object.keys(ARGUMENTS));
  for (const [name, args] of Object.entries(ARGUMENTS))
    assert.deepEqual(COMMANDS[name].args(checked(messageOf(name, args))), args, name);
  assert.deepEqual(messageOf("newGame", []), { do: "new-game", options: {} });
  assert.deepEqual(messageOf("freeze", []), { do: "freeze", frozen: true });
  assert.deepEqual(
    messageOf("set", [{ do: "throw" }]),
    { do: "set" },
    "a setting cannot name another command",
  );
});

test("each command is a method that nobody sees when listing the object", () => {
  class Target {}
  /** @type {unknown[]} */
  const run = [];
  defineCommands(Target.prototype, (/** @type {unknown[]} */ ...given) => run.push(given));
  /** @type {any} */
  const target = new Target();
  target.play("3-5");
  assert.deepEqual(run, [[target, "play", ["3-5"]]]);
  assert.deepEqual(Object.keys(Target.prototype), []);
});

test("a valid command passes unchanged", () => {
  for (const command of [
    { do: "throw" },
    { do: "new-game" },
    { do: "new-game", options: { ruleset: "bell", opponent: undefined } },
    { do: "configure", options: { speed: "slow" } },
    { do: "set", record: "Senet 1" },
    { do: "play", move: "3-5" },
    { do: "freeze", frozen: false },
  ])
    assert.deepEqual(checked(command), command);
});

/** @type {[asked: unknown, code: string, field: string, says: RegExp][]} */
const REFUSED = [
  [
    { do: "configure", options: { colour: "red" } },
    "bad-option",
    "colour",
    /^colour is no option here; .*theme/,
  ],
  [{ do: "configure", options: { speed: -1 } }, "bad-option", "speed", /^speed must be a text\.$/],
  [{ do: "configure" }, "bad-option", "options", /object with options/],
  [{ do: "new-game", options: "simple" }, "bad-option", "options", /object with options/],
  [{ do: "new-game", options: null }, "bad-option", "options", /object with options/],
  [{ do: "new-game", options: { ruleset: ["simple"] } }, "bad-option", "ruleset", /must be a text/],
  [{ do: "new-game", options: JSON.parse('{"__proto__": {}}') }, "bad-option", "__proto__", /is no option/],
  [{ do: "play", move: { id: "3-5" } }, "unknown-move", "move", /must be a text/],
  [{ do: "play" }, "unknown-move", "move", /id or notation/],
  [{ do: "set", record: "x".repeat(200_001) }, "bad-record", "record", /at most 200000 characters/],
  [{ do: "set", record: null }, "bad-record", "record", /must be a text/],
  [{ do: "set", position: 7 }, "bad-position", "position", /must be a text/],
  [{ do: "freeze", frozen: null }, "bad-option", "frozen", /true or false/],
  [{ do: "throw", hard: true }, "bad-option", "hard", /not known/],
  [{ do: "constructor" }, "bad-message", "do", /no command/],
  [{}, "bad-message", "do", /no command/],
  [null, "bad-message", "do", /no command/],
  ["throw", "bad-message", "do", /no command/],
];

for (const [command, code, field, says] of REFUSED) {
  test(`${JSON.stringify(command).slice(0, 50)} is refused with a reason`, () => {
    assert.throws(
      () => checked(command),
      (/** @type {any} */ error) => error.code === code && error.field === field && says.test(error.message),
    );
  });
}
