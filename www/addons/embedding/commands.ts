/**
 * The commands of the public interface: each is a method of the element and of the object for a frame, and a message
 * between them. The game validates messages (game-control.ts).
 */
import type { GameControls } from "./element-types.js";

export type CommandName = keyof GameControls;

interface PublicCommand<Name extends CommandName> {
  /** Its name in a message. */
  do: string;
  /** The fields of the message. */
  fields(...args: Parameters<GameControls[Name]>): object;
  /** The method's arguments from a validated message. */
  args(message: Readonly<Record<string, unknown>>): readonly unknown[];
}

const plain = (name: string) => ({ do: name, fields: () => ({}), args: () => [] });

export const COMMANDS: { readonly [Name in CommandName]: PublicCommand<Name> } = {
  newGame: { do: "new-game", fields: (options = {}) => ({ options }), args: ({ options }) => [options] },
  set: {
    do: "set",
    fields: (setting) => setting,
    args: ({ record, position, ruleset }) => [{ record, position, ruleset }],
  },
  configure: { do: "configure", fields: (options) => ({ options }), args: ({ options }) => [options] },
  throw: plain("throw"),
  play: { do: "play", fields: (move) => ({ move }), args: ({ move }) => [move] },
  undo: plain("undo"),
  redo: plain("redo"),
  freeze: { do: "freeze", fields: (frozen = true) => ({ frozen }), args: ({ frozen }) => [frozen] },
  replay: plain("replay"),
};

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

/** The message of a command with these arguments. */
export function messageOf(name: CommandName, args: readonly unknown[]): { do: string } {
  const { do: command, fields } = COMMANDS[name] as PublicCommand<CommandName>;
  return { ...fields(...(args as [never])), do: command };
}

/** Gives a class a method for each command. */
export function defineCommands<Target extends object>(
  prototype: Target,
  run: (target: Target, name: CommandName, args: readonly unknown[]) => Promise<unknown>,
): void {
  for (const name of COMMAND_NAMES) {
    const value = function (this: Target, ...args: readonly unknown[]) {
      return run(this, name, args);
    };
    Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
  }
}
