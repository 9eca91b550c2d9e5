/** The dialog that changes the rules of a game. */
export const EDITOR = "house-rules";

/** The dialog of rules in use. */
export const IN_USE = "rules-in-use";
