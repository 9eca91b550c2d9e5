/** Signs that an unattended screen works. loading.ts reloads a page that gives no more of them. */

/** How often the screen gives a sign while the demonstration pauses, in milliseconds. */
const SIGN_MS = 10_000;

interface Screen {
  /** The game is shown and can go on. */
  works(): boolean;
  /** No move of the demonstration is expected: a visitor plays, or a dialog is open. */
  rests(): boolean;
}

export class SignsOfLife {
  private count = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly element: Element,
    private readonly screen: Screen,
  ) {}

  begin(): void {
    this.give();
    this.timer = setInterval(() => {
      if (this.screen.rests()) this.give();
    }, SIGN_MS);
  }

  /** Something has happened that only happens on a screen that works. */
  give(): void {
    if (!this.screen.works()) return;
    this.count += 1;
    this.element.setAttribute("data-kiosk", String(this.count));
  }

  destroy(): void {
    clearInterval(this.timer);
    this.element.removeAttribute("data-kiosk");
  }
}
