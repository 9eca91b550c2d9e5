/** A record cut short: the same game at an earlier moment. Actions are its throws and moves, in their order. */

/** A line of a turn: its number, who acts, and what was done. */
const TURN = /^\s*\d+\s+\S+\s/;

interface Line {
  text: string;
  /** The actions of a turn; null for any other line. */
  actions: string[] | null;
}

function linesOf(record: string): Line[] {
  return record.split(/\r?\n/).map((text) => {
    const actions = TURN.test(text) ? text.trim().split(/\s+/).slice(2) : null;
    return { text, actions };
  });
}

export function actionsOf(record: string): string[] {
  return linesOf(record).flatMap(({ actions }) => actions ?? []);
}

/** The record of the game after so many actions. */
export function recordAfter(record: string, count: number): string {
  let left = count;
  const kept = linesOf(record).flatMap(({ text, actions }) => {
    if (!actions) return text;
    const done = actions.slice(0, left);
    left -= done.length;
    const [number, actor] = text.trim().split(/\s+/);
    return done.length > 0 ? [number, actor, ...done].join(" ") : [];
  });
  return `${kept.join("\n").trimEnd()}\n`;
}
