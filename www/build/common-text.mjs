/**
 * Translators write each variant of a message as a whole sentence. Here, what all variants of a choice begin or end with
 * is moved in front of the choice or behind it, so that it is delivered once.
 */

/** @typedef {NonNullable<import("@fluent/bundle").Message["value"]>} Pattern */
/** @typedef {Exclude<Pattern, string>} Elements */
/** @typedef {Extract<Elements[number], { type: "select" }>} Choice */

/** The length of what all texts begin with. @param {readonly string[]} texts */
function lengthInCommon([first = "", ...others]) {
  let length = 0;
  while (length < first.length && others.every((text) => text[length] === first[length])) length += 1;
  return length;
}

/** The length of what all texts end with. @param {readonly string[]} texts */
const lengthAtEnds = (texts) => lengthInCommon(texts.map((text) => [...text.split("")].reverse().join("")));

/** @param {unknown} element */
const textOf = (element) => (typeof element === "string" ? element : "");

/** Adjacent texts become one, and empty ones go. @param {Elements} elements @returns {Pattern} */
function joined(elements) {
  /** @type {Elements} */
  const result = [];
  for (const element of elements) {
    const last = result.at(-1);
    if (typeof element !== "string") result.push(element);
    else if (typeof last === "string") result[result.length - 1] = last + element;
    else if (element !== "") result.push(element);
  }
  const [only = ""] = result;
  return result.length > 1 || typeof only !== "string" ? result : only;
}

/** @param {Choice} choice @returns {Elements} */
function aroundChoice(choice) {
  const values = choice.variants.map(({ value }) => {
    const pattern = withCommonTextOnce(value);
    return typeof pattern === "string" ? [pattern] : pattern;
  });
  const start = lengthInCommon(values.map((elements) => textOf(elements[0])));
  const before = textOf(values[0]?.[0]).slice(0, start);
  for (const elements of values) if (start > 0) elements[0] = textOf(elements[0]).slice(start);
  const end = lengthAtEnds(values.map((elements) => textOf(elements.at(-1))));
  const last = textOf(values[0]?.at(-1));
  const after = last.slice(last.length - end);
  for (const elements of values)
    if (end > 0) elements[elements.length - 1] = textOf(elements.at(-1)).slice(0, -end);
  const variants = choice.variants.map(({ key }, index) => ({ key, value: joined(values[index] ?? []) }));
  return [before, { ...choice, variants }, after];
}

/**
 * The same pattern, with what the variants of a choice have in common outside it.
 * @param {Pattern} pattern
 * @returns {Pattern}
 */
export function withCommonTextOnce(pattern) {
  if (typeof pattern === "string") return pattern;
  return joined(
    pattern.flatMap((element) =>
      typeof element !== "string" && element.type === "select" ? aroundChoice(element) : [element],
    ),
  );
}
