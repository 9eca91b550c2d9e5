/**
 * The boards that chapters of the history speak of and that can be drawn as objects: what they are made of, and their
 * signs as on boards of their time. What our boxes add to what is known of theirs, the captions say.
 */
import { type BoardModel, type MarkName, standingModel } from "../../board/model.js";
import type { DrawingName } from "./chapters.js";

interface Box {
  theme: "faience" | "ebony" | "limestone";
  marks: Readonly<Record<number, MarkName>>;
}

const BOXES: Readonly<Partial<Record<DrawingName, Box>>> = {
  "royal-board": { theme: "faience", marks: { 26: "nefer", 27: "water", 28: "three", 29: "two" } },
  "royal-box": { theme: "ebony", marks: { 26: "nefer", 27: "water", 28: "three_birds", 29: "two_men" } },
  stone: { theme: "limestone", marks: {} },
};

/** Nobody stands on it; null where the drawing shows no board of which an object is made. */
export function boxFor(drawing: DrawingName, dark: boolean): BoardModel | null {
  const box = BOXES[drawing];
  if (!box) return null;
  const look = { houses: 30, layout: "wide", theme: box.theme, dark } as const;
  return { ...standingModel(null, null, look), marks: { ...box.marks } };
}
