/** <senet-game> in somebody else's page: attributes, properties and methods around the same game. */
import { css, type PropertyValues } from "lit";
import { say } from "../game/sentence.js";
import type { SenetGame } from "../senet-game.js";
import type { GameOptions, SenetGameElement, Setting, Snapshot, StartOptions } from "./element-types.js";
import { ControlError, GameControl } from "./game-control.js";
import { OPTION_NAMES, queryOf } from "./options.js";

/** In a page of others the game takes the room it needs, not the whole window. */
const styles = css`
  :host {
    min-block-size: 0;
  }
`;

/** Said before the game begins; later changes of these mean nothing. */
const ONLY_AT_THE_START: readonly string[] = ["keep", "kiosk"];

let elements = 0;

/** Makes the element out of the page's own game. */
export function embeddable(Game: typeof SenetGame): CustomElementConstructor {
  class EmbeddedGame extends Game implements SenetGameElement {
    static override styles = [...Game.styles, styles];
    static override properties = {
      ...Game.properties,
      ...Object.fromEntries(
        OPTION_NAMES.map((name) => [name, { type: name === "kiosk" ? Boolean : String }]),
      ),
      position: { type: String },
      record: { type: String },
      frozen: { type: Boolean },
    };

    declare ruleset?: string;
    declare name?: string;
    declare board?: string;
    declare opponent?: GameOptions["opponent"];
    declare side?: GameOptions["side"];
    declare seed?: string;
    declare language?: string;
    declare theme?: string;
    declare speed?: GameOptions["speed"];
    declare keep?: string;
    declare kiosk?: boolean;
    declare position?: string;
    declare record?: string;
    declare frozen?: boolean;

    private control: GameControl | null = null;
    private readonly ordinal: number;

    constructor() {
      super();
      elements += 1;
      this.ordinal = elements;
      this.addEventListener("senet-ready", () => this.begun());
    }

    override connectedCallback(): void {
      this.query = queryOf({ ...this.options(), keep: this.keep ?? this.ownName() }, this.query);
      super.connectedCallback();
    }

    /** Several games on one page must not share what they keep. */
    private ownName(): string {
      return this.id || (this.ordinal > 1 ? `game-${this.ordinal}` : "");
    }

    private options(): StartOptions {
      return Object.fromEntries(OPTION_NAMES.map((name) => [name, this[name] ?? undefined]));
    }

    private begun(): void {
      if (!this.engine) return;
      this.control = new GameControl(this.pageHost(this.engine));
      const { position, record, ruleset, frozen } = this;
      if (record) this.attempt((control) => control.set({ record }));
      else if (position) this.attempt((control) => control.set({ position, ruleset }));
      if (frozen) this.attempt((control) => control.freeze());
    }

    protected override willUpdate(changed: PropertyValues): void {
      super.willUpdate(changed);
      if (!this.control) return;
      const asked = OPTION_NAMES.filter((name) => changed.has(name) && !ONLY_AT_THE_START.includes(name));
      if (asked.length > 0) {
        const options = Object.fromEntries(asked.map((name) => [name, this[name] ?? undefined]));
        this.attempt((control) => control.configure(options));
      }
      const { record, position, ruleset, frozen } = this;
      if (changed.has("record") && record) this.attempt((control) => control.set({ record }));
      if (changed.has("position") && position) this.attempt((control) => control.set({ position, ruleset }));
      if (changed.has("frozen")) this.attempt((control) => control.freeze(frozen === true));
    }

    /** Does what an attribute asks for; what cannot be is said on the page and in an event. */
    private attempt(act: (control: GameControl) => Promise<unknown>): void {
      this.controlled(act).catch((error: unknown) => {
        const { code, message } =
          error instanceof ControlError ? error : { code: "bad-option", message: String(error) };
        this.session.notice(say("notice-fault", { reason: message }));
        this.dispatchEvent(
          new CustomEvent("senet-error", { bubbles: true, composed: true, detail: { code, message } }),
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
