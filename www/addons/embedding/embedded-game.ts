/** <senet-game> in another page: attributes, properties and methods around the same game. */

import { type CSSResult, css, type PropertyValues, unsafeCSS } from "lit";
import type { SenetGame } from "../../src/app/senet-game.js";
import { isolateBidi, sentence } from "../../src/base/i18n/localizer.js";
import { adoptChanged } from "../../src/ui/styles/styles.js";
import { type CommandName, defineCommands } from "./commands.js";
import type { GameOptions, SenetGameElement, Snapshot, StartOptions } from "./element-types.js";
import { ControlError, GameControl, toldToHost } from "./game-control.js";
import { changedOptions, type GamesOnPage, OPTION_NAMES, placeAmong, queryOf } from "./protocol.js";

/** An embedded game takes the space it needs instead of the whole window, and uses the browser's font size. */
const styles = css`
  :host {
    --rem: 16px;
    min-block-size: 0;
    font-size: medium;
  }
`;

const converted = new WeakMap<CSSResult, CSSResult>();

/** The page's style sheets adapted for embedding, each converted once. */
function adaptSizes(style: CSSResult): CSSResult {
  const scaled = converted.get(style) ?? unsafeCSS(relativeSizes(style.cssText));
  converted.set(style, scaled);
  return scaled;
}

/** Frameworks write false as `"false"`. */
const flag = { type: Boolean, converter: (value: string | null) => value !== null && value !== "false" };

/** Read when the game starts; later changes of these attributes have no effect. */
const START_ONLY: readonly string[] = ["keep", "kiosk"];

const gamesOnPage: GamesOnPage = new Map();

/** Creates the embeddable element from the page's own game class. */
export function embeddable(Game: typeof SenetGame): CustomElementConstructor {
  adoptChanged(adaptSizes);
  class EmbeddedGame extends Game implements Omit<SenetGameElement, CommandName> {
    static override styles = [...Game.styles.map(adaptSizes), styles];
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
    private startQuery: string | null = null;
    private attempts: Promise<unknown> = Promise.resolve();

    static {
      defineCommands(EmbeddedGame.prototype, (game, name, args) =>
        game.withControl((control) => control.run(name, args)),
      );
    }

    constructor() {
      super();
      this.addEventListener("senet-ready", () => this.onReady());
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback();
      queueMicrotask(() => {
        // When the element is inserted again, it starts anew with another control.
        if (!this.isConnected) this.control = this.startQuery = null;
      });
    }

    /** The page URL, and what distinguishes this game from others on the page. */
    protected override storagePlace(): string {
      return `${location.pathname} ${placeAmong(gamesOnPage, this.id, this)}`;
    }

    private options(): StartOptions {
      return Object.fromEntries(OPTION_NAMES.map((name) => [name, this[name] ?? undefined]));
    }

    private onReady(): void {
      if (!this.engine) return;
      const page = this.pageFor(this.engine);
      this.control = new GameControl(page);
      this.applyOptions(changedOptions(this.options(), new URLSearchParams(this.startQuery ?? "")));
      const { position, record, ruleset, frozen } = this;
      if (record) this.attempt((control) => control.set({ record }));
      else if (position) this.attempt((control) => control.set({ position, ruleset }));
      if (frozen) this.attempt((control) => control.freeze());
    }

    protected override start(): void {
      if (this.startQuery === null) this.startQuery = this.query = queryOf(this.options(), this.query);
      super.start();
    }

    protected override willUpdate(changed: PropertyValues): void {
      super.willUpdate(changed);
      if (!this.control) return;
      this.applyOptions(OPTION_NAMES.filter((name) => changed.has(name)));
      const { record, position, ruleset, frozen } = this;
      if (changed.has("record") && record) this.attempt((control) => control.set({ record }));
      if (changed.has("position") && position) this.attempt((control) => control.set({ position, ruleset }));
      if (changed.has("frozen")) this.attempt((control) => control.freeze(frozen === true));
    }

    /** Applies these options to the running game. */
    private applyOptions(names: readonly (keyof StartOptions)[]): void {
      const changedNames = names.filter((name) => !START_ONLY.includes(name));
      if (changedNames.length === 0) return;
      const options = Object.fromEntries(changedNames.map((name) => [name, this[name] ?? undefined]));
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
      if (this.style.getPropertyValue(REM_PROPERTY) !== fontSize)
        this.style.setProperty(REM_PROPERTY, fontSize);
    }

    /** Runs an attribute's request after the earlier ones. A refusal is reported on the page and in an event. */
    private attempt(act: (control: GameControl) => Promise<unknown>): void {
      const attempt = () => this.withControl(act);
      this.attempts = this.attempts.then(attempt).catch((error: unknown) => {
        // Drops the requests of an element that has been removed.
        if (!this.control) return;
        const { code, field, message } = toldToHost(error);
        this.session.notice(
          code === "not-loaded"
            ? sentence("notice-not-loaded")
            : sentence("notice-fault", { reason: isolateBidi(message, 200) }),
        );
        this.dispatchEvent(
          new CustomEvent("senet-error", { bubbles: true, composed: true, detail: { code, field, message } }),
        );
      });
    }

    private async withControl<T>(act: (control: GameControl) => Promise<T>): Promise<T> {
      if (!this.control)
        throw new ControlError("not-ready", "The game is not there yet; wait for the event senet-ready.");
      try {
        return await act(this.control);
      } catch (error) {
        throw toldToHost(error);
      }
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
  }
  return EmbeddedGame;
}

// ---- Style sheets adapted for a page whose root font size may be anything.

/** Replaces `rem`: the element's own font size. */
const REM_PROPERTY = "--rem";

const SIZES = /@(container|media)[^{]*|(-?(?:\d*\.)?\d+)rem\b/g;

/** The same style sheet with lengths relative to the element instead of the page's root. */
export const relativeSizes = (style: string): string => style.replace(SIZES, relativeSize);

/**
 * A media query cannot use a custom property. Container queries can use the element's font size, media queries only the
 * browser's.
 */
function relativeSize(match: string, condition: string | undefined, size: string | undefined): string {
  if (condition === "container") return match.replaceAll(/rem\b/g, "em");
  return size === undefined ? match : `calc(${size} * var(${REM_PROPERTY}))`;
}
