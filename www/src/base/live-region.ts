/**
 * Announcements to screen readers. An open modal dialog makes everything outside it inert, so a live region there is
 * silent. Therefore the page and each dialog have a region of their own, and a text goes into the one on top only.
 */
import { html, type TemplateResult } from "lit";

/** Old paragraphs are removed, which is not announced. */
const MAX_PARAGRAPHS = 8;

/** A text in a region that has only just appeared is not announced, so it waits for this time, in milliseconds. */
const NEW_REGION_MS = 100;

/** A region for an `Announcer`. Each sentence becomes its own paragraph, which screen readers read politely in order. */
export const liveRegion = (): TemplateResult =>
  html`<div class="announcements visually-hidden" aria-live="polite" aria-relevant="additions"></div>`;

/** The region that is exposed to screen readers: the topmost open dialog's, otherwise the page's own. */
export function exposedRegion(root: ParentNode): HTMLElement | null {
  // A dialog may have a shadow root of its own. Dialogs are in the order in which they opened.
  const roots = [
    root,
    ...Array.from(root.children, (child) => child.shadowRoot).filter((inner) => inner !== null),
  ];
  const regions = roots.flatMap((each) => [...each.querySelectorAll<HTMLElement>(".announcements")]);
  return regions.findLast((region) => region.closest("dialog")?.open ?? true) ?? null;
}

export class Announcer {
  private region: HTMLElement | null = null;
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `find` returns the region that is exposed now; null before the page is drawn. */
  constructor(private readonly find: () => HTMLElement | null) {}

  /** Announces a text after the next redraw. */
  announce(text: string): void {
    this.waiting.push(text);
  }

  /** Must be called after every redraw, which may have opened or closed a dialog. */
  afterDraw(): void {
    const region = this.find();
    if (region !== this.region) {
      // A region that is exposed again must not be read again.
      this.region?.replaceChildren();
      region?.replaceChildren();
      this.region = region;
      this.deliverAfter(NEW_REGION_MS);
    } else if (region && this.waiting.length > 0 && this.timer === null) {
      // Whatever announces something may close its dialog in the same task.
      if (region.closest("dialog")) this.deliverAfter(0);
      else this.deliver(region);
    }
  }

  /** Drops all texts that have not been announced. */
  clear(): void {
    this.waiting = [];
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private deliverAfter(delay: number): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = null;
      const { region } = this;
      if (region === null || region !== this.find()) this.afterDraw();
      else this.deliver(region);
    }, delay);
  }

  private deliver(region: HTMLElement): void {
    for (const text of this.waiting.splice(0)) {
      const paragraph = document.createElement("p");
      paragraph.textContent = text;
      region.append(paragraph);
    }
    while (region.childElementCount > MAX_PARAGRAPHS) region.firstElementChild?.remove();
  }
}
