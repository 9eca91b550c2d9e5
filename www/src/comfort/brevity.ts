/** Announcements that are complete without being chatty; and, for those who want it, in few words. */
import type { Sentence } from "../game/sentence.js";
import type { Localizer } from "../i18n/localizer.js";

/** What is said at once anyway: the computer's throw follows its turn, and the focus goes where a piece can go. */
export function withoutEcho(sentences: readonly Sentence[], focus: Element | null): readonly Sentence[] {
  const [first, second] = sentences;
  if (first?.id === "said-aim" && !second && focus?.matches("[data-spot]:focus-visible")) return [];
  const news = sentences.filter(({ id, args }) => id !== "said-turn" || args?.who !== "computer");
  return news.length > 0 ? news : sentences;
}

/** Whose turn it is follows from what is thrown or asked next. */
const LEFT_OUT = new Set(["said-turn", "said-choices"]);

export function inBrief(sentences: readonly Sentence[], words: Localizer): readonly Sentence[] {
  const news = sentences.filter(({ id }) => !LEFT_OUT.has(id));
  // Alone, even the turn is the answer to a question.
  return (news.length > 0 ? news : sentences).map((sentence) => {
    const id = `brief-${sentence.id}`;
    return words.has(id) ? { ...sentence, id } : sentence;
  });
}
