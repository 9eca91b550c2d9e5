/** What the single file goes without: training for house rules, links to the same sticks. */
import type { Feature } from "../features/feature.js";

export const loadTraining = (): Promise<null> => Promise.resolve(null);

/** A feature that does nothing: a file on a disk is no address to share. */
export const feature = (): Feature => ({});
