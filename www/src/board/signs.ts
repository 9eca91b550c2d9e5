/** The signs of the houses as outlines in a square of 100 by 100, drawn for this game. */
import type { MarkName } from "./model.js";

export interface SignPart {
  path: string;
  /** Drawn as a line of this width instead of filled. */
  line?: number;
  /** Placement in the square: scale first, then shift. */
  scale?: number;
  x?: number;
  y?: number;
}

const ANKH =
  "M50 3C71 3 77 25 68 40C64 47 58 51 57 54.5L82 50V67L56.5 63L61 98H39L43.5 63L18 67V50L43 54.5C42 51 36 47 32 40C23 25 29 3 50 3Z" +
  "M50 13C38 13 35 27 40 36.5C43.5 42.5 48.5 46 50 51C51.5 46 56.5 42.5 60 36.5C65 27 62 13 50 13Z";

const NEFER =
  "M46.5 2H53.5V10H67V17H53.5V23H67V30H53.5V55C66 56 75 66 74 78C72 91 60 98 50 98C40 98 28 91 26 78C25 66 34 56 46.5 55V30H33V23H46.5V17H33V10H46.5Z";

const RIPPLE = "M4 9L13 0L22.2 9L31.4 0L40.6 9L50 0L59.4 9L68.6 0L77.8 9L87 0L96 9";

const JABIRU =
  "M33 8C40 6 45 11 45 18C45 26 43 31 46 36C58 34 70 41 79 51L97 66L81 64C74 70 67 72 62 71.5L63 91L72 96H55.5L58.5 91L57.5 71.2L51 70L51.5 91L60 96H43L47 91L46 68C37 63 32 54 33 45L26 55L29 42C33 37 35 31 34 26C27 28 18 33 9 43C11 32 18 22 27 17C27 12 29 9 33 8Z" +
  "M35.5 13.5A2 2 0 1 0 35.6 13.5Z";

const SEATED_MAN =
  "M48 3C58 3 64 9 63.5 18C63 23 61.5 26 59 28C69 32 74 41 75 53L76 73L84 80C89 85 88 95 82 95H20C15 95 14 88 19 86L35 83L33 66C32 59 36 55 42 55L52 56L50 46C44 50 36 52 29 49L18 41L23 35L33 41C39 40 44 37 47 32C43 32.5 40 31 39.5 27L36 24L38.5 19C38 9 41 3 48 3Z" +
  "M55 62L43 63.5L46 82L62 84C63 76 61 68 55 62Z";

const SEATED_GOD =
  "M47 2C58 1 65 9 64 19C63.5 25 62 28 60 30C71 35 76 46 77 58L79 96H22V89L30 86C28 75 29 65 36 59C41 55 46 54 48 51C46 45 45.5 40 45.5 35C42.5 35 40.5 34 39.5 32L37.5 47C36.5 52 32 52 30 49C33 44 34.5 38 35 31L36 25L33 23L36.5 18C36 8 39 3 47 2Z" +
  "M49 61C42 63 38 68 38.5 75L40 87H70L69 66C63 71 55 68 49 61Z";

const FALCON =
  "M37 4C48 1 57 6 60 15C62 22 66 28 71 36C78 47 84 60 89 74L97 97L88 95L76 80C72 82 68 83 64 83L64 91L74 96H33L45 91L53 83C44 80 36 73 33 63C30 53 31 44 34 36C34 32 32 29 29 27C26 25 23 27 22 31C18 28 17 21 21 16C25 9 30 6 37 4Z" +
  "M33 11A3.4 3.4 0 1 0 33.1 11ZM44 19C46 23 45 27 42 31C47 29 50 24 49 19ZM58 38C64 52 73 65 84 78C70 74 60 60 56 42Z";

const STROKE = "M45.5 17C48.5 15.5 51.5 15.5 54.5 17L53.5 50L54.5 83C51.5 84.5 48.5 84.5 45.5 83L46.5 50Z";

const SUN = "M50 10A40 40 0 1 0 50.1 10ZM50 20A30 30 0 1 1 49.9 20ZM50 41A9 9 0 1 0 50.1 41Z";

const row = (path: string, scale: number, y: number, ...starts: number[]): SignPart[] =>
  starts.map((x) => ({ path, scale, x, y }));

export const SIGNS: Record<MarkName, SignPart[]> = {
  ankh: [{ path: ANKH }],
  nefer: [{ path: NEFER }],
  nefer3: row(NEFER, 0.8, 10, -23, 10, 43),
  water: [16, 43, 70].map((y) => ({ path: RIPPLE, line: 8.5, y: y + 2 })),
  cross: [
    { path: "M11 17C30 30 70 70 89 83", line: 11 },
    { path: "M89 17C70 30 30 70 11 83", line: 11 },
  ],
  three: row(STROKE, 1, 0, -27, 0, 27),
  two: row(STROKE, 1, 0, -15, 15),
  one: row(STROKE, 1, 0, 0),
  three_birds: row(JABIRU, 0.6, 20, -14, 20, 54),
  two_men: row(SEATED_MAN, 0.68, 17, -13, 42),
  three_gods: row(SEATED_GOD, 0.6, 20, -15, 20, 55),
  two_gods: row(SEATED_GOD, 0.72, 14, -13, 40),
  horus: [{ path: FALCON }],
  circle: [{ path: SUN }],
};
