/** Comfort for eyes, ears and hands: questions to the board, the table turned, the whole screen, one's own settings. */
import type { Companion, PageHost } from "../companion.js";
import type { Sentence } from "../game/sentence.js";
import type { Spot } from "../game/view-state.js";
import { inBrief, withoutEcho } from "./brevity.js";
import { turnTable } from "./facing.js";
import { canFillScreen, fillScreen, fillsScreen } from "./full-screen.js";
import * as ask from "./queries.js";
import { comfortSettings } from "./settings-section.js";
import { comfortStyles } from "./styles.js";

export function companion(page: PageHost): Companion {
  const { session } = page;
  const answer = (question: (spot: Spot) => readonly Sentence[]) => (spot: Spot) =>
    page.announce(question(spot));
  const screen = () => page.redraw();
  document.addEventListener("fullscreenchange", screen);
  return {
    texts: ["comfort"],
    styles: comfortStyles,
    announcing: (sentences, view) => {
      const said = withoutEcho(sentences, page.root.activeElement);
      return view.settings.brief ? inBrief(said, page.words) : said;
    },
    drawn: (view) => turnTable(page.root, view),
    keys: {
      p: answer(() => ask.myPieces(session.view, page.words)),
      o: answer(() => ask.otherPieces(session.view, page.words)),
      g: answer(() => ask.legalMoves(session.view, page.words)),
      k: answer(() => ask.sticks(session.view, page.words)),
      c: answer(() => ask.score(session.view)),
      f: answer(() => ask.wayToGo(session.view)),
      x: answer((spot) => ask.thisHouse(session.view, page.words, spot)),
    },
    menu: () => [
      {
        group: "view",
        name: "flip",
        label: page.words.text("comfort-flip"),
        note: page.words.text("comfort-flip-note"),
        pressed: session.view.settings.flipped,
        run: () => page.change({ flipped: !session.view.settings.flipped }),
      },
      ...(session.view.seat === null
        ? [
            {
              group: "view" as const,
              name: "facing",
              label: page.words.text("comfort-facing"),
              note: page.words.text("comfort-facing-note"),
              pressed: session.view.settings.facing,
              run: () => page.change({ facing: !session.view.settings.facing }),
            },
          ]
        : []),
      ...(canFillScreen(page)
        ? [
            {
              group: "view" as const,
              name: "full-screen",
              label: page.words.text("comfort-full-screen"),
              pressed: fillsScreen(page),
              run: () => fillScreen(page),
            },
          ]
        : []),
    ],
    dialogs: { forget: async () => (await import("./forget-dialog.js")).forgetDialog },
    settings: (view) => comfortSettings(view, page),
    destroy: () => document.removeEventListener("fullscreenchange", screen),
  };
}
