/**
 * Fields with one action, which a press of their submit button or Enter in a field performs. Nothing is submitted: in a
 * sandboxed frame without `allow-forms`, browsers drop the `submit` event without a word.
 */
import { html, type TemplateResult } from "lit";

interface FieldGroup {
  /** Class names. */
  name?: string;
  /** Called if all fields are valid. */
  act(values: FormData, group: HTMLElement): void;
  change?(values: FormData): void;
}

export function fields({ name = "", act, change }: FieldGroup, body: unknown): TemplateResult {
  const perform = (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    if (form.reportValidity()) act(new FormData(form), form);
  };
  // Outside a form, Chromium never frees radio buttons.
  return html`<form
    class="fields ${name}"
    @click=${(event: Event) => {
      if ((event.target as Element).closest("button")?.type === "submit") perform(event);
    }}
    @keydown=${(event: KeyboardEvent) => {
      if (entersField(event)) perform(event);
    }}
    @change=${(event: Event) => change?.(new FormData(event.currentTarget as HTMLFormElement))}
  >
    ${body}
  </form>`;
}

/** Enter in a field of one line. While an input method composes a word, Enter only confirms the word. */
function entersField(event: KeyboardEvent): boolean {
  // Safari sends the confirming key after the composition, with this code.
  const isComposing = event.isComposing || event.keyCode === 229;
  return event.key === "Enter" && !event.repeat && !isComposing && event.target instanceof HTMLInputElement;
}
