/** The dialog that changes the rules of a game. */
export const EDITOR = "house-rules";
