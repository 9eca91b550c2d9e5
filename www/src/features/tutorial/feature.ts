/** Learning: lessons, the cards of the houses, the odds of the sticks, the history. */
import { html, nothing, type TemplateResult } from "lit";
import { say } from "../../base/i18n/localizer.js";
import type { Spot, ViewState } from "../../game/view-state.js";
import type { Feature, FeatureContext, MenuEntry, Slot } from "../feature.js";
import { listenForQuestions } from "./asking.js";
import { moreAbout } from "./house-facts.js";
import { learningStyles } from "./learning-styles.js";

export function feature(page: FeatureContext): Feature {
  const open = (dialog: string) => () => page.session.update({ dialog });
  const start = async (lesson: string) => {
    const { chooseLesson } = await import("./lesson-list.js");
    chooseLesson(lesson);
    page.session.update({ dialog: "lesson" });
  };
  const showHouse = async (house: number) => {
    const { chooseHouse } = await import("./house-card.js");
    chooseHouse(house);
    page.session.update({ dialog: "house" });
  };
  /** Whatever is opened by a key or a tap is loaded first; what cannot be loaded is said. */
  const tried = (opening: Promise<void>) => {
    opening.catch((error: unknown) => {
      console.error(error);
      page.session.notice(say("notice-not-loaded"));
    });
  };
  const stopListening = listenForQuestions(page, (house) => tried(showHouse(house)));
  const entry = (name: string): MenuEntry => ({
    group: "learn",
    name: `learn-${name}`,
    label: page.words.text(`learn-menu-${name}`),
    note: page.words.text(`learn-menu-${name}-note`),
    run: open(name),
  });

  /** More about why a piece cannot move. */
  const why = (view: ViewState): TemplateResult | typeof nothing => {
    const more = moreAbout(view.refusal, view.game?.water ?? null);
    if (!more) return nothing;
    const go = () => tried("house" in more ? showHouse(more.house) : start(more.lesson));
    const label =
      "house" in more
        ? page.words.text("learn-why-house", { house: more.house })
        : page.words.text("learn-why-lesson", { name: page.words.text(`lesson-${more.lesson}`) });
    return html`<p class="why-more"><button type="button" @click=${go}>${label}</button></p>`;
  };

  return {
    texts: ["tutorial"],
    styles: learningStyles,
    place: (where: Slot, view: ViewState) => (where === "dock" ? why(view) : nothing),
    keys: {
      d: () => open("odds")(),
      i: (spot: Spot) => {
        if (typeof spot === "number") tried(showHouse(spot));
      },
    },
    menu: () => [entry("lessons"), entry("house"), entry("odds"), entry("history")],
    dialogs: {
      lessons: async () => (await import("./lesson-list.js")).lessonsDialog,
      lesson: async () => (await import("./lesson-list.js")).lessonDialog,
      house: async () => (await import("./house-card.js")).houseDialog,
      odds: async () => (await import("./odds-dialog.js")).oddsDialog,
      history: async () => (await import("./history-dialog.js")).historyDialog,
    },
    destroy: stopListening,
  };
}
