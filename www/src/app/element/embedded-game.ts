/** <senet-game> in another page: attributes, properties and methods around the same game. */

import { type CSSResult, css, type PropertyValues, unsafeCSS } from "lit";
import { isolateBidi, sentence } from "../../base/i18n/localizer.js";
import type {
  GameOptions,
  SenetGameElement,
  Setting,
  Snapshot,
  StartOptions,
} from "../../features/embedding/element-types.js";
import { ControlError, GameControl } from "../../features/embedding/game-control.js";
import {
  changedOptions,
  type GamesOnPage,
  OPTION_NAMES,
  placeAmong,
  queryOf,
} from "../../features/embedding/protocol.js";
import { adoptChanged } from "../../ui/styles/styles.js";
import type { SenetGame } from "../senet-game.js";

/** An embedded game takes the space it needs instead of the whole window, and uses the browser's font size. */
const styles = css`
  :host {
    --rem: 16px;
    min-block-size: 0;
    font-size: medium;
  }
`;

const made = new WeakMap<CSSResult, CSSResult>();

/** The page's style sheets adapted for embedding, each converted once. */
function resized(style: CSSResult): CSSResult {
  const own = made.get(style) ?? unsafeCSS(ownSizes(style.cssText));
  made.set(style, own);
  return own;
}

/** Frameworks write false as `"false"`. */
const flag = { type: Boolean, converter: (value: string | null) => value !== null && value !== "false" };

/** Read when the game starts; later changes of these attributes have no effect. */
const ONLY_AT_THE_START: readonly string[] = ["keep", "kiosk"];

const onThisPage: GamesOnPage = new Map();

/** Creates the embeddable element from the page's own game class. */
export function embeddable(Game: typeof SenetGame): CustomElementConstructor {
  adoptChanged(resized);
  class EmbeddedGame extends Game implements SenetGameElement {
    static override styles = [...Game.styles.map(resized), styles];
    static override properties = {
      ...Game.properties,
      ...Object.fromEntries(OPTION_NAMES.map((name) => [name, name === "kiosk" ? flag : { type: String }])),
      position: { type: String },
      record: { type: String },
      frozen: flag,
    };

    declare ruleset?: string;
    declare name?: string;
    declare board?: string;
    declare opponent?: GameOptions["opponent"];
    declare side?: GameOptions["side"];
    declare seed?: string;
    declare language?: string;
    declare theme?: string;
    declare view?: GameOptions["view"];
    declare scheme?: GameOptions["scheme"];
    declare speed?: GameOptions["speed"];
    declare keep?: string;
    declare kiosk?: boolean;
    declare position?: string;
    declare record?: string;
    declare frozen?: boolean;

    private control: GameControl | null = null;
    /** The options with which the game started; null while the element is not on a page. */
    private begunWith: string | null = null;
    private attempts: Promise<unknown> = Promise.resolve();

    constructor() {
      super();
      this.addEventListener("senet-ready", () => this.begun());
    }

    override connectedCallback(): void {
      this.query = queryOf(this.options(), this.query);
      this.begunWith ??= this.query;
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback();
      queueMicrotask(() => {
        // When the element is inserted again, it starts anew with another control.
        if (!this.isConnected) this.control = this.begunWith = null;
      });
    }

    /** The page URL, and what distinguishes this game from others on the page. */
    protected override standsAt(): string {
      return `${location.pathname} ${placeAmong(onThisPage, this.id, this)}`;
    }

    private options(): StartOptions {
      return Object.fromEntries(OPTION_NAMES.map((name) => [name, this[name] ?? undefined]));
    }

    private begun(): void {
      if (!this.engine) return;
      const page = this.pageHost(this.engine);
      this.control = new GameControl(page);
      this.giveOptions(changedOptions(this.options(), new URLSearchParams(this.begunWith ?? "")));
      const { position, record, ruleset, frozen } = this;
      if (record) this.attempt((control) => control.set({ record }));
      else if (position) this.attempt((control) => control.set({ position, ruleset }));
      if (frozen) this.attempt((control) => control.freeze());
    }

    protected override willUpdate(changed: PropertyValues): void {
      super.willUpdate(changed);
      if (!this.control) return;
      this.giveOptions(OPTION_NAMES.filter((name) => changed.has(name)));
      const { record, position, ruleset, frozen } = this;
      if (changed.has("record") && record) this.attempt((control) => control.set({ record }));
      if (changed.has("position") && position) this.attempt((control) => control.set({ position, ruleset }));
      if (changed.has("frozen")) this.attempt((control) => control.freeze(frozen === true));
    }

    /** Applies these options to the running game. */
    private giveOptions(names: readonly (keyof StartOptions)[]): void {
      const asked = names.filter((name) => !ONLY_AT_THE_START.includes(name));
      if (asked.length === 0) return;
      const options = Object.fromEntries(asked.map((name) => [name, this[name] ?? undefined]));
      this.attempt((control) => control.configure(options));
    }

    protected override updated(changed: PropertyValues): void {
      super.updated(changed);
      this.measure();
      // Landmarks belong to the embedding page.
      for (const part of this.renderRoot.querySelectorAll("section:not([role])"))
        part.setAttribute("role", "group");
    }

    /** Lengths are relative to the element's own font size. */
    private measure(): void {
      const { fontSize } = getComputedStyle(this);
      if (this.style.getPropertyValue(OWN_REM) !== fontSize) this.style.setProperty(OWN_REM, fontSize);
    }

    /** Runs an attribute's request after the earlier ones. A refusal is reported on the page and in an event. */
    private attempt(act: (control: GameControl) => Promise<unknown>): void {
      const attempt = () => this.controlled(act);
      this.attempts = this.attempts.then(attempt).catch((error: unknown) => {
        // Drops the requests of an element that has been removed.
        if (!this.control) return;
        const { code, field, message } =
          error instanceof ControlError ? error : new ControlError("bad-option", String(error));
        this.session.notice(sentence("notice-fault", { reason: isolateBidi(message, 200) }));
        this.dispatchEvent(
          new CustomEvent("senet-error", { bubbles: true, composed: true, detail: { code, field, message } }),
        );
      });
    }

    private async controlled<T>(act: (control: GameControl) => Promise<T>): Promise<T> {
      if (!this.control)
        throw new ControlError("not-ready", "The game is not there yet; wait for the event senet-ready.");
      return act(this.control);
    }

    state(): Snapshot | null {
      return this.control?.state() ?? null;
    }
    getPosition(): string | null {
      return this.state()?.position ?? null;
    }
    getRecord(): string | null {
      return this.control?.record() ?? null;
    }
    newGame(options?: GameOptions): Promise<Snapshot> {
      return this.controlled((control) => control.newGame(options));
    }
    set(setting: Setting): Promise<Snapshot> {
      return this.controlled((control) => control.set(setting));
    }
    configure(options: GameOptions): Promise<Snapshot> {
      return this.controlled((control) => control.configure(options));
    }
    throw(): Promise<Snapshot> {
      return this.controlled((control) => control.throw());
    }
    play(move: string): Promise<Snapshot> {
      return this.controlled((control) => control.play(move));
    }
    undo(): Promise<Snapshot> {
      return this.controlled((control) => control.undo());
    }
    redo(): Promise<Snapshot> {
      return this.controlled((control) => control.redo());
    }
    freeze(frozen = true): Promise<Snapshot> {
      return this.controlled((control) => control.freeze(frozen));
    }
    replay(): Promise<Snapshot> {
      return this.controlled((control) => control.replay());
    }
  }
  return EmbeddedGame;
}

// ---- Style sheets adapted for a page whose root font size may be anything.

/** Replaces `rem`: the element's own font size. */
const OWN_REM = "--rem";

const SIZES = /@(container|media)[^{]*|(-?(?:\d*\.)?\d+)rem\b/g;

/** The same style sheet with lengths relative to the element instead of the page's root. */
export const ownSizes = (style: string): string => style.replace(SIZES, ownSize);

/**
 * A media query cannot use a custom property. Container queries can use the element's font size, media queries only the
 * browser's.
 */
function ownSize(found: string, condition: string | undefined, size: string | undefined): string {
  if (condition === "container") return found.replaceAll(/rem\b/g, "em");
  return size === undefined ? found : `calc(${size} * var(${OWN_REM}))`;
}
