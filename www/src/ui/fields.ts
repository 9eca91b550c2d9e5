/**
 * Fields with one action, which a press of their submit button or Enter in a field performs. They stand in for `<form>`:
 * in a sandboxed frame without `allow-forms`, browsers drop its `submit` event without a word.
 */
import { html, type TemplateResult } from "lit";

export interface FieldGroup {
  /** Class names. */
  name?: string;
  /** Called if all fields are valid. */
  act(values: FormData, group: HTMLElement): void;
  change?(values: FormData): void;
}

const GROUP = "fields";

export function fields({ name = "", act, change }: FieldGroup, body: unknown): TemplateResult {
  const submit = (event: Event) => {
    const group = event.currentTarget as HTMLElement;
    if (isValid(group)) act(valuesOf(group), group);
  };
  return html`<div
    class="${GROUP} ${name}"
    @click=${(event: Event) => {
      if ((event.target as Element).closest("button")?.type === "submit") submit(event);
    }}
    @keydown=${(event: KeyboardEvent) => {
      if (!entersField(event)) return;
      event.preventDefault();
      submit(event);
    }}
    @change=${(event: Event) => change?.(valuesOf(event.currentTarget as HTMLElement))}
  >
    ${body}
  </div>`;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values of the group that contains this element, as of a form. */
export function valuesOf(element: Element): FormData {
  const values = new FormData();
  for (const field of fieldsIn(element.closest(`.${GROUP}`))) {
    const isOff = field instanceof HTMLInputElement && isChoice(field) && !field.checked;
    if (field.name !== "" && !isOff && !field.matches(":disabled")) values.append(field.name, field.value);
  }
  return values;
}

const isChoice = ({ type }: HTMLInputElement) => type === "radio" || type === "checkbox";

const fieldsIn = (group: Element | null): Field[] => [
  ...(group?.querySelectorAll<Field>("input, textarea, select") ?? []),
];

/** Points out the first invalid field. */
const isValid = (group: Element): boolean => fieldsIn(group).every((field) => field.reportValidity());

/** Enter in a field of one line. While an input method composes a word, Enter only confirms the word. */
function entersField(event: KeyboardEvent): boolean {
  // Safari sends the confirming key after the composition, with this code.
  const isComposing = event.isComposing || event.keyCode === 229;
  return event.key === "Enter" && !event.repeat && !isComposing && event.target instanceof HTMLInputElement;
}
