/** How long things take at normal speed, in milliseconds; sounds keep to it as well. */
const STEP = 90;
const LONGEST_WALK = 700;
const SHORTEST_WALK = 210;

/** A piece's walk over so many houses. */
export const walkTime = (steps: number): number =>
  Math.min(LONGEST_WALK, Math.max(SHORTEST_WALK, steps * STEP));

/** Through the air to another house, and off the board or on to it. */
export const ARC = 420;
export const LIFT_OFF = 460;
/** A victim leaves so long before the mover has arrived. */
export const MEETING = 150;
export const SINK = 520;
/** After it went under a piece stands elsewhere again. */
export const RETURN = 320;
export const RISE = 380;
export const RIPPLES = 760;
export const SHAKE = 520;
/** The winner's pieces jump one after another. */
export const JUMP = 420;
export const JUMP_GAP = 90;
/** The sticks are taken up, and leave the hand. */
export const HAND = 150;
/** They are gathered for the next throw. */
export const GATHERING = 240;
/** A die, from the hand to rest. */
export const ROLL = 640;
