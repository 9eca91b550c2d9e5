/** The part of the page that trains a net for house rules; null where there is none, as in the single file. */
export const loadTraining = () => import("../features/training/training.js");
