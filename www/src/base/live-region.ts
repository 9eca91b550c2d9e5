/**
 * The one live region. Each sentence is added as a paragraph of its own; screen
 * readers read additions one after the other, politely. Older ones are removed
 * unread-aloud (removals are not announced).
 */
const KEPT = 8;

export class Announcer {
  private region: HTMLElement | null = null;
  private waiting: string[] = [];

  /** Sentences said before the region exists are kept for it. */
  attach(region: HTMLElement): void {
    if (this.region === region) return;
    this.region = region;
    for (const text of this.waiting.splice(0)) this.say(text);
  }

  say(text: string): void {
    const { region } = this;
    if (!region) {
      this.waiting.push(text);
      return;
    }
    const paragraph = document.createElement("p");
    paragraph.textContent = text;
    region.append(paragraph);
    while (region.childElementCount > KEPT) region.firstElementChild?.remove();
  }
}
