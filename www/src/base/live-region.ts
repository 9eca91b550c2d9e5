/**
 * The page's only live region. Each sentence becomes its own paragraph, which screen readers read politely in order.
 * Old paragraphs are removed, which is not announced.
 */
const MAX_PARAGRAPHS = 8;

export class Announcer {
  private region: HTMLElement | null = null;
  private waiting: string[] = [];

  /** Sentences announced before the region exists. */
  attach(region: HTMLElement): void {
    if (this.region === region) return;
    this.region = region;
    for (const text of this.waiting.splice(0)) this.announce(text);
  }

  announce(text: string): void {
    const { region } = this;
    if (!region) {
      this.waiting.push(text);
      return;
    }
    const paragraph = document.createElement("p");
    paragraph.textContent = text;
    region.append(paragraph);
    while (region.childElementCount > MAX_PARAGRAPHS) region.firstElementChild?.remove();
  }
}
