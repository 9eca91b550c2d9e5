/**
 * Outlines of hieroglyphs from Noto Sans Egyptian Hieroglyphs 2.000, Copyright 2017 Google Inc., under the SIL Open Font
 * License 1.1 (www/noto-ofl.txt). Written by www/build/signs.mjs: change them there.
 */
import { FIRST_OUTLINES, type Outline } from "./sign-outlines.js";

export const OUTLINES = {
  ...FIRST_OUTLINES,
  /** 𓅡, G29 in Gardiner's list. */
  jabiru: {
    width: 160,
    height: 149,
    path: "M92 146v3l8-1h7h6h6v-2l-9-3l1-20l-3-11l-3-11l-3-9l-2-6l4-2l4 2l5 1h5l4-1h2h1l6 1l5 1l12 5l6-3l5-4l-3-3h-6h-7h-15l-19-1l-19-3l-19-4l-16-6l-11-6q-4-4-4-7q0-4 3-7l6-4l1 3q-2 0-5 3q-2 2-2 5q0 4 6 7q6 4 16 7l21 5q12 3 23 3l19 2h15h17l-6-3l-8-4l-9-4l-7-3l-4-3l-5-3l-12-7l-13-7l-15-6l-14-2q-7 0-13 2l-10 3l-3 1l-3-1l-1-3l2-3l3-3l12-12l4-6l1-7q0-4-4-7q-3-2-7-2q-4 0-7 2l-6 4l1 3l2 3l8 1q3 2 3 4l-1 4l-4 3l-12 10l-5 3l-7 4q-5 2-8 6q-3 4-3 7l1 4l2 1l2-1l1-5q1-6 5-10q4-5 9-4q-1 6 3 12q3 7 9 13l15 10q8 5 17 8l4 3l7 7l7 7l7 7l4 5q3 4 3 8l1 7l1 18l-15 2zM45 8l-2-1v-2v-1l2-1l2 1v1v2l-2 1zM0 26l1 1l34-14l-2-5l-5 3l-9 5l-10 5l-9 5zM42 146v3l8-1h8h6h5v-2l-4-2l-1-1q-1-1 0-3l18-27l5-14l-7-7l-5-5l3 24l-11 20l-4 7l-4 5l-8 2l-9 1z",
  },
  /** 𓀀, A1 in Gardiner's list. */
  man: {
    width: 127,
    height: 160,
    path: "M85 26l6 5l6-9l2-9q0-5-3-8l-8-4l-8-1q-4 0-7 2q-3 1-5 5l13 7l2-1h2l4 1l1 4l-1 3l-2 2l-2 3zM70 105l-2 16l24-5l2-28l-24-10l2-4h7l-3-3l-8-2l1-5l12 2l6 4l3 6l6 2l6-18h4l12 26l-1 2l-28-9l-4-7l-5-4l-9-2v2l8 2l4 6l-1 1l-8-1v1l11 4l11 5l14 5l13 6l4-5l-13-38l-1-4l-4-4l-20-4v-8l-8-7l4-5l1-2l1-2v-1l-2-1q-2 0-3 2l-15-8l-6 15h3l3 9l8-2l2 10l-12 3q-3 0-5 2l-6 5l-4 5l-12 12l-8-7l-6-6l-8-7l-3-8l-4-6l-8-4l-1 1l8 5l2 7l-1 1l-8-4v1l38 37h3l22-20l6 46zM71 19h-3l-2-2l2-1h2q3 0 5 3h-2h-2zM99 79l16 5l-11-21l-5 16zM24 105l9 32l7-4l-10-30l4-11l-4-1q-3 0-5 2q-2 3-2 7v2l1 3zM33 102l10 30l20-10l-26-29l-4 9zM30 141l7 9l59-3v-29h-2l-28 6l-36 17zM85 154l22 6h11v-2l-12-2l-10-7l-61 4l-8-10q-5 2-5 7q0 4 2 6l5 3l5 1h8l9-1l34-5zM6 158v2h11l5-1l-2-4l-2 1l-12 2z",
  },
  /** 𓀭, A40 in Gardiner's list. */
  god: {
    width: 98,
    height: 160,
    path: "M76 24l-3 50h20l-3-59q-1-6-4-9l-8-5l-9-1q-4 0-7 2q-3 1-5 5l13 7l2-1h2l4 1l1 4l-1 3l-2 3zM0 158v2h98v-2l-13-6v-75h-16l4-54q2-1 2-3l1-2v-1l-2-1h-2l-1 2l-15-8l-6 15h3l3 9l8-2l2 14l-11 8q-4 5-5 11l-5 56h-2l-20-24l-4-4q-2-2-5-2q-3 0-5 2q-2 2-2 5l1 7l1 6l9 39l-18 8zM60 19h-3l-2-2l2-1h2q3 0 5 3h-2h-2z",
  },
  /** 𓅃, G5 in Gardiner's list. */
  falcon: {
    width: 160,
    height: 160,
    path: "M54 157v3h34v-3l-8-1h-7v-21l7 3l6 3v-31q7 0 11 3l9 8l5 7l17 31l11-7l10-8l-4-6l-6-8l-5-9l-24-13l-25-14l-25-13l-21-11l-6-4q-4-2-7-6q-4-3-6-7l-2-7q0-4 4-9l10-7q7-3 16-4v4q-8 0-14 3q-6 2-9 6q-4 3-4 7l2 6l5 6l7 6l5 3l25 13l28 14l26 15l23 13l17 11l1-1l-5-5l-7-6l-7-7l-4-3l-4-5l-7-8l-8-9l-8-10l-10-13l-10-13l-11-13q-5-7-10-11l-4-2l-7-4l-6-12q-4-5-9-8q-5-3-13-3l-11 1l-5 4l-1 2l-6 5l-4 4q-3 2-3 7l3-4q2-3 6-3l3 1l3 2h1l1-1v-1l-3-1l-1-3l1-4l3-1h7q5 0 9 3q3 3 3 8l-2 6l-4 4l-4 3h-2l-2-1h-1v2h-2l-2-6l-3-6q-2-2-5-2l-2 1l-2 1h1q4 0 6 2q3 2 4 5v6v14q0 5 3 10l5 10l7 9l11 14l11 13q7 6 10 13l4 11l2 7l-2 21h-6l-7 1zM20 27v-1v-1l1-3q1-2 3-2q3 0 4 2l1 3v2l3-3l1-5l-2-6q-3-2-7-2h-3l1 2q0 2-3 4l1 1v2l-1 1h-2l2 3l1 3zM24 29q3 0 3-3l-1-2l-2-1q-2 0-2 3l1 2l1 1zM50 138l-2 16h5l4-20l4 1l4 2v-2l-1-7l-4-10q-3-6-9-12l-4-4l-5-6l6 18q3 10 3 19v2l-1 3zM56 153h8l1-12l-2-2l-4-1l-1 6l-2 9z",
  },
} satisfies Record<string, Outline>;

export type SignName = keyof typeof OUTLINES;
