/**
 * What proves each rule sentence: worked examples of the ruleset, which the engine's own tests hold it to. For each
 * sentence the examples (by id) with moves that must be in the list and moves that must not, and who goes on.
 * @type {Record<string, { example: string, legal?: string[], not?: string[], none?: true, next?: "again" | "next" | "win" }[]>}
 */
export const PROOFS = {
  "rule-km-aim": [{ example: "KM-20", legal: ["28→off"], next: "win" }],
  "rule-km-pieces": [{ example: "KM-01", legal: ["14→15"] }],
  "rule-km-start": [{ example: "KM-01", legal: ["2×3[2]", "14→15"] }],
  "rule-km-way": [{ example: "KM-05", legal: ["3→5"], not: ["8×10[8]"] }],
  "rule-km-sticks": [{ example: "KM-02", legal: ["14→16"] }],
  "rule-km-none": [{ example: "KM-09", legal: ["5→10"] }],
  "rule-km-again": [
    { example: "KM-01", next: "again" },
    { example: "KM-10", next: "again" },
    { example: "KM-09", next: "again" },
    { example: "KM-02", next: "next" },
    { example: "KM-03", next: "next" },
  ],
  "rule-km-must-move": [{ example: "KM-02", legal: ["14→16"], not: ["pass", "decline"] }],
  "rule-km-no-move": [{ example: "KM-08", none: true }],
  "rule-km-one-piece": [{ example: "KM-03", legal: ["12→15", "14→17"] }],
  "rule-km-own": [{ example: "KM-02", legal: ["14→16"], not: ["12→14", "2→4"] }],
  "rule-km-swap": [{ example: "KM-01", legal: ["2×3[2]", "12×13[12]"] }],
  "rule-km-pair": [{ example: "KM-04", legal: ["10×12[10]"], not: ["18×20[18]"] }],
  "rule-km-back": [{ example: "KM-06", legal: ["24→21←", "25→22←"] }],
  "rule-km-back-swap": [{ example: "KM-07", legal: ["24×21[24]←"] }],
  "rule-km-beauty": [{ example: "KM-06", not: ["24→27", "25→28"] }],
  "rule-km-leave-beauty": [
    { example: "KM-09", legal: ["26→off"] },
    { example: "KM-13", legal: ["26→27"] },
  ],
  "rule-km-water": [{ example: "KM-19", legal: ["28→27←"], next: "next" }],
  "rule-km-rescue": [
    { example: "KM-15", legal: ["rescue", "throw"] },
    { example: "KM-16", legal: ["throw"], not: ["rescue"] },
  ],
  "rule-km-four": [
    { example: "KM-17", legal: ["27→off"], next: "again" },
    { example: "KM-18", none: true },
  ],
  "rule-km-only-water": [{ example: "KM-17", legal: ["27→off"], not: ["10→14"] }],
  "rule-km-water-hit": [{ example: "KM-14", legal: ["26×27[26]"] }],
  "rule-km-exits": [
    { example: "KM-20", legal: ["28→off"] },
    { example: "KM-22", legal: ["29→off"], not: ["28→off"] },
  ],
  "rule-km-horus": [{ example: "KM-26", legal: ["30→off"] }],
  "rule-km-fall-back": [
    { example: "KM-21", legal: ["28→27←", "29→27←"] },
    { example: "KM-23", legal: ["5→7"], not: ["28→27←"] },
  ],
  "rule-km-bump-last": [
    { example: "KM-10", legal: ["26×30[27]"] },
    { example: "KM-11", legal: ["26×30[26]"] },
  ],
  "rule-km-win": [{ example: "KM-20", next: "win" }],
};
