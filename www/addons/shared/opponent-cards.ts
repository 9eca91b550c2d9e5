/**
 * The choice of the opponent: a friend, or a computer player of one of the strengths. Players that differ only in style can be
 * selected by the address of the page.
 */

import { html, nothing, svg, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { Opponent } from "../../src/game/view-state.js";

/** Ordered by strength, weakest first. */
export const LADDER: readonly Opponent[] = ["beginner", "casual", "skilled", "expert", "master"];

/** One player, with a face and one to five stars for strength. */
export function opponentCard(opponent: Opponent, chosen: Opponent, l10n: Localizer): TemplateResult {
  const strength = LADDER.indexOf(opponent) + 1;
  const [name, stars, about] = ["name", "stars", "about"].map((part) => `opponent-${part}-${opponent}`);
  return html`<label class="card player" title=${l10n.text(`habit-${opponent}`)}>
    ${face(opponent)}
    <input type="radio" name="opponent" value=${opponent} .checked=${opponent === chosen} aria-labelledby=${name} aria-describedby="${strength > 0 ? stars : ""} ${about}" />
    <strong id=${name}>${l10n.text(`opponent-${opponent}`)}</strong>
    ${
      strength > 0
        ? html`<span class="stars" id=${stars} role="img" aria-label=${l10n.text("opponent-strength", { stars: strength })}>${"★".repeat(strength)}<span>${"★".repeat(LADDER.length - strength)}</span></span>`
        : nothing
    }
    <span class="visually-hidden" id=${about}>${l10n.text(`habit-${opponent}`)}</span>
  </label>`;
}

// ---- A face for each player: the head in profile and the eye from the front, as in Egyptian tomb paintings. Our own
// drawings, not portraits.

type FacePart = TemplateResult | readonly FacePart[];

const INK = "#2a1b10";
const LINEN = "#f6eeda";
const GOLD = "#d9a441";
const BLUE = "#2f6690";
const FAIENCE = "#3b9a9c";
const RED = "#a8432b";
const HAIR = "#241a16";
const BROWN = "#a9653c";
const OCHRE = "#d3a066";
const PLASTER = "#ecdfc0";

const ink = { stroke: INK, width: 1.1 };

const shape = (path: string, fill: string, width = ink.width): FacePart =>
  svg`<path d=${path} fill=${fill} stroke=${INK} stroke-width=${width} stroke-linejoin="round"></path>`;

const line = (path: string, colour: string, width: number): FacePart =>
  svg`<path d=${path} fill="none" stroke=${colour} stroke-width=${width} stroke-linecap="round"></path>`;

/** Forehead, nose, lips and chin to the right, and the neck. */
const HEAD =
  "M24 14C30 9 40 10 43.5 17L44 23Q46.5 27 49 30.5Q49 32.6 45.4 32.8L46.6 35.2L45.4 36.6L46.2 38.6L44.4 40Q45 44.6 40.6 45.4L33.6 46.2L34 54L20 55L21.6 44Q17 35 18 26Q19 17 24 14Z";
const SHOULDERS = "M4 66Q7 54 21 51.5L34 51.5Q50 53 59 66Z";

/** What a face shows. */
export type Mood = "calm" | "eager" | "glad" | "sorry";

/** Brow, eyelids and mouth. */
const MOODS: Readonly<Record<Mood, readonly [string, string, string]>> = {
  calm: ["M33 21.2Q38 17.8 43 20.4", "M33.6 25.4Q38 21.4 43.4 24.6Q39 28 33.6 25.4Z", "M42 36.8L45.4 36.6"],
  eager: [
    "M33 19Q38 14.8 43 17.6",
    "M33.6 25.4Q38 19.6 43.4 24.6Q39 29 33.6 25.4Z",
    "M42.6 36.4Q44.4 40 45.6 36.4Z",
  ],
  glad: [
    "M33 20Q38 16.4 43 19.4",
    "M33.6 25.8Q38.4 20.4 43.4 25.2Q38.6 23.4 33.6 25.8Z",
    "M39.4 35.4Q41.4 39.8 45.8 36.4",
  ],
  sorry: [
    "M33 22.4Q37 19.2 42.6 17.2",
    "M33.6 25.6Q38 23 43.4 24.6Q39 28.4 33.6 25.6Z",
    "M40.8 39Q42.4 36 45.6 36.8",
  ],
};

const eye = (mood: Mood): FacePart => {
  const [brow, lids, mouth] = MOODS[mood];
  return [
    shape(lids, "#fffdf4", 0.9),
    mood === "glad"
      ? []
      : svg`<circle cx="39.2" cy=${mood === "sorry" ? 25.6 : 24.8} r="1.8" fill=${INK}></circle>`,
    line("M33.8 25.4L28.6 26.4", INK, 1.2),
    line(brow, INK, 1.5),
    line(mouth, INK, mood === "calm" ? 0.9 : 1.3),
  ];
};

const ear = (skin: string): FacePart =>
  shape("M27.4 27Q30.6 24.6 31.4 28Q31.2 31.6 28.4 32.4Q26.4 30 27.4 27Z", skin, 0.9);

/** Rows of beads, wide as the shoulders. */
const collar = (...colours: readonly string[]): FacePart =>
  colours.map((colour, row) =>
    line(
      `M${11 + row * 2.5} ${63.5 - row * 4.2}Q${27 + row * 0.4} ${54.6 - row * 1.6} ${51 - row * 4} ${63.5 - row * 4.2}`,
      colour,
      3.4,
    ),
  );

interface Look {
  skin: string;
  dress: FacePart;
  /** The parts of the hair behind the head and over it. */
  back?: FacePart;
  hair: FacePart;
}

const linen = (...colours: readonly string[]): FacePart => [shape(SHOULDERS, LINEN), collar(...colours)];

/** Straight hair in strands, down to the shoulder. */
const LONG =
  "M43.6 17.6C40 7 25 5.6 18 12C11.6 18 11 34 10.4 52L25.6 53L26.4 33Q25.6 27 30 23.4Q36 20 43.6 17.6Z";
const strands = (...from: readonly number[]): FacePart =>
  from.map((x) => line(`M${x + 5} 12Q${x} 26 ${x} 51`, "#6b5140", 0.8));
const longHair = (): FacePart => [shape(LONG, HAIR), strands(13, 16.6, 20.2, 23.4)];

/** Short round hair in rows of curls. */
const curls = (): FacePart => [
  shape("M43.8 18C41 7 25 5.6 18.6 12C13.4 18 13 28 15 37L26.6 35.6Q26 28 30 24Q36 20.6 43.8 18Z", HAIR),
  [16, 21, 26, 31].map((y, row) =>
    line(
      `M${15.6 + row * 0.1} ${y}q2.6 2.6 5 0q2.6 2.6 5 0${row < 2 ? "q2.6 2.4 5 -0.4" : ""}`,
      "#7a604c",
      0.9,
    ),
  ),
];

const LOOKS: Readonly<Record<Exclude<Opponent, "person">, Look>> = {
  // A child: shaved head with a sidelock.
  beginner: {
    skin: OCHRE,
    dress: [shape(SHOULDERS, OCHRE), collar(FAIENCE)],
    hair: [
      shape("M22 16Q14 20 14.6 33Q15 43 19.6 45.4Q23 46 22 42.6Q19.6 43 19.4 38Q18.4 26 27 19Z", HAIR),
      line("M18.6 23l4 2M16.6 28.6l4 1M16.4 34l3.6 .4M17.4 39.4l2.6 -.4", "#7a604c", 0.9),
    ],
  },
  // A ribbon that flutters behind the head.
  runner: {
    skin: BROWN,
    dress: shape(SHOULDERS, BROWN),
    back: [
      shape("M19 19Q8 15 3 21Q9 21.4 11 24Q6 24.4 4.6 29Q12 27 19.4 24Z", LINEN),
      shape("M23 13Q16 2 9 3Q13 6 12.6 10Q16 15 22 17Z", LINEN),
    ],
    hair: [
      shape("M43.6 17C41 8 27 6.4 20.6 12.6Q16.6 18 17.6 29L26.8 28Q27 24 31 22Q37 20 43.6 17Z", HAIR),
      line("M19 20.6Q31 14.6 43.8 16.4", LINEN, 2.6),
    ],
  },
  // The blue crown, worn in war.
  hitter: {
    skin: BROWN,
    dress: linen(BLUE, GOLD, RED),
    hair: [
      shape(
        "M44.4 18.4Q45 7 33 3Q20 0 14.6 8Q11 15 17 23Q20 31 21 37L26.6 36Q26 27 31 24Q38 21 44.4 18.4Z",
        BLUE,
      ),
      line("M44.2 17.6Q31 20.6 25.6 27", GOLD, 2),
      [
        [20, 9],
        [26, 7],
        [32, 8.6],
        [37, 12],
        [19, 15.6],
        [25, 13.4],
        [31, 14.6],
        [22, 21],
      ].map(
        ([x, y]) =>
          svg`<circle cx=${x} cy=${y} r="1.3" fill="none" stroke="#cfe3ee" stroke-width=".8"></circle>`,
      ),
      line("M44 16q4.4 -1.4 3.4 -5.6q-2 -1 -2.6 1", GOLD, 1.6),
    ],
  },
  casual: { skin: BROWN, dress: linen(FAIENCE, RED), hair: curls() },
  // A headcloth against dust, and a mason's square.
  builder: {
    skin: BROWN,
    dress: [shape(SHOULDERS, BROWN), line("M48 46V62H61", GOLD, 2.6)],
    hair: [
      shape("M44 18.6C41 8 25 6.6 18.4 13Q13 22 12.4 38Q18 43 22 36Q25 28 31 24Q38 21 44 18.6Z", LINEN),
      line("M19 15.6Q15.6 24 15.6 37M24 13Q19 23 18.6 38", "#c8b68c", 1),
      line("M44 18Q31 20 24 28", RED, 1.6),
    ],
  },
  // Wrapped up to the chin.
  cautious: {
    skin: OCHRE,
    dress: [
      shape("M3 66Q5 50 18 45Q30 39.4 43.4 43.4Q54 52 60 66Z", LINEN),
      line("M17 49Q30 43.6 44.6 47M13 56Q31 49 50 54.6M10 62.6Q31 56 55 61.6", "#c8b68c", 1),
    ],
    hair: [longHair(), line("M14.6 20.6Q29 13.6 43.6 16.6", FAIENCE, 2.2)],
  },
  // A scribe with a pen behind the ear.
  skilled: {
    skin: BROWN,
    dress: [shape(SHOULDERS, LINEN), line("M22 52L31 60L34 52", "#c8b68c", 1.2)],
    hair: [curls(), line("M20 34L42.4 21", INK, 3), line("M20.4 33.8L40 22.4", "#ecd9a0", 1.6)],
  },
  // A lotus above the forehead.
  expert: {
    skin: OCHRE,
    dress: linen(FAIENCE, GOLD, BLUE, RED),
    hair: [
      longHair(),
      line("M13 21.6Q29 14 43.8 16.6", GOLD, 2.8),
      shape("M43 17Q50 16.6 56 11Q54.6 17 56 21Q50 22 43 17Z", "#7fb7c9"),
      line("M44 17.2L54.6 16.4", INK, 0.8),
    ],
  },
  // A king's striped headcloth and beard.
  master: {
    skin: BROWN,
    dress: linen(BLUE, GOLD, FAIENCE, RED),
    back: shape("M41.4 44.6L46.6 45.6L45.4 56.4Q42 58 40.4 55.6Z", HAIR),
    hair: [
      shape(
        "M44.2 17.8C41 7 25 5 17.6 11.6Q9 20 6.6 40L11.6 43.4L12 58L26 58.6L26 36Q25 28 30 23.6Q37 20 44.2 17.8Z",
        GOLD,
      ),
      [
        "M20.6 10Q13 22 9.6 41.6",
        "M26.4 8.4Q17 22 14 42",
        "M32.6 8.2Q21.6 20 18.6 40",
        "M38.6 10.6Q27 18 22.6 35",
        "M12 45h14M12 49.6h14M12 54.2h14",
      ].map((path) => line(path, BLUE, 1.9)),
      line("M44.2 17.6Q30 19.4 24.8 27.4", "#f0c766", 2.4),
      line("M44 16q4.6 -1.6 3.6 -6q-2.2 -1 -2.8 1", GOLD, 1.8),
    ],
  },
};

const figure = ({ skin, dress, back = [], hair }: Look, mood: Mood = "calm"): FacePart => [
  back,
  shape(HEAD, skin),
  dress,
  ear(skin),
  eye(mood),
  hair,
];

export function face(opponent: Opponent, mood?: Mood): TemplateResult {
  const drawn =
    opponent === "person"
      ? [
          svg`<g transform="translate(-6 20.4) scale(.66)">${figure(LOOKS.casual)}</g>`,
          svg`<g transform="translate(70 20.4) scale(-.66 .66)">${figure({ ...LOOKS.cautious, dress: linen(RED, FAIENCE) })}</g>`,
        ]
      : figure(LOOKS[opponent], mood);
  return html`<svg class="face" viewBox="0 0 64 64" aria-hidden="true">
    <rect width="64" height="64" rx="6" fill=${PLASTER}></rect>
    ${drawn}
  </svg>`;
}
