/** The history in chapters: pictures, and statements with their certainty. */
import type { Fact } from "./facts.js";

/** The available drawings. */
export type DrawingName =
  | "players"
  | "old-board"
  | "royal-board"
  | "royal-box"
  | "sticks"
  | "last-houses"
  | "stone"
  | "pieces";

interface Chapter {
  id: string;
  drawing: DrawingName;
  facts: readonly Fact[];
}

const chapter = (id: string, drawing: DrawingName, ...facts: Fact[]): Chapter => ({ id, drawing, facts });

export const CHAPTERS: readonly Chapter[] = [
  chapter(
    "nobody",
    "pieces",
    ["fact-name", "known"],
    ["fact-boards-known", "known"],
    ["fact-forgotten", "second"],
    ["fact-rules-lost", "unknown"],
  ),
  chapter(
    "traces",
    "old-board",
    ["fact-hesy-re", "second"],
    ["fact-el-mahasna", "known"],
    ["fact-el-mahasna-doubt", "unknown"],
    ["fact-nikauhor", "known"],
    ["fact-pepi-ankh", "known"],
  ),
  chapter(
    "amenhotep",
    "royal-board",
    ["fact-amenhotep", "known"],
    ["fact-merymaat", "known"],
    ["fact-zawiyet", "known"],
  ),
  chapter(
    "tutankhamun",
    "royal-box",
    ["fact-tut-large", "known"],
    ["fact-tut-squares", "second"],
    ["fact-tut-small", "known"],
    ["fact-tut-pieces", "known"],
  ),
  chapter(
    "throwing",
    "sticks",
    ["fact-tut-sticks", "known"],
    ["fact-hesy-sticks", "second"],
    ["fact-bones", "known"],
    ["fact-neferkhawet", "known"],
    ["fact-dancers", "second"],
    ["fact-counting", "unknown"],
    ["fact-tab", "known"],
  ),
  chapter(
    "last-houses",
    "last-houses",
    ["fact-old-marks", "known"],
    ["fact-water-comes", "known"],
    ["fact-imenmes", "known"],
    ["fact-house-countdown", "known"],
    ["fact-house-penalty", "unknown"],
    ["fact-house-names", "known"],
  ),
  chapter(
    "journey",
    "players",
    ["fact-dead-play", "known"],
    ["fact-spell", "known"],
    ["fact-nefertari", "known"],
    ["fact-ani", "known"],
    ["fact-lion", "known"],
  ),
  chapter(
    "beyond",
    "stone",
    ["fact-cyprus", "known"],
    ["fact-cyprus-more", "known"],
    ["fact-arad", "known"],
    ["fact-levant", "unknown"],
    ["fact-backgammon", "unknown"],
  ),
  chapter(
    "again",
    "pieces",
    ["fact-jequier", "second"],
    ["fact-piccione", "second"],
    ["fact-kendall", "second"],
    ["fact-bell", "second"],
    ["fact-retold", "second"],
    ["fact-fair-sticks", "unknown"],
  ),
];
