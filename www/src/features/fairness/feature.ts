/** Fair throws: the seed is bound before the first throw, and anybody can check every throw. */
import { css, html, nothing } from "lit";
import { say } from "../../base/i18n/localizer.js";
import { seedOf } from "../../game/replay.js";
import type { ViewState } from "../../game/view-state.js";
import type { Feature, FeatureContext } from "../feature.js";

export function feature(page: FeatureContext): Feature {
  let bound: { seed: string; code: string | null } | null = null;
  const open = () => page.session.update({ dialog: "fairness" });

  /** Asked anew only when there is another game: a record is read through once each time. */
  let seen: ViewState["setup"] | null = null;
  const follow = ({ setup, game, status }: ViewState) => {
    if (status !== "ready" || !game || (seen === setup && bound !== null)) return;
    seen = setup;
    const seed = seedOf(page.session.game?.record() ?? "");
    if (seed === "" || seed === bound?.seed) return;
    const next = { seed, code: null as string | null };
    bound = next;
    shortCommitment(seed).then(
      (code) => {
        next.code = code;
        if (code !== null) page.redraw();
      },
      (error: unknown) => {
        console.error(error);
        page.session.notice(say("fairness-no-code", { reason: String(error) }));
      },
    );
  };

  const line = ({ setup, status }: ViewState) =>
    status !== "ready" || setup.afar || !bound?.code
      ? nothing
      : html`<p class="bound">
          <span>${page.words.text("fairness-line")} <bdi class="code" dir="ltr">${bound.code}</bdi></span>
          <button type="button" class="quiet fairness-open" @click=${open}>${page.words.text("fairness-menu")}</button>
        </p>`;

  return {
    texts: ["fairness"],
    styles: fairnessStyles,
    drawn: follow,
    place: (where, view) => (where === "below" ? line(view) : nothing),
    menu: () => [
      {
        group: "learn",
        name: "fairness",
        label: page.words.text("fairness-menu"),
        note: page.words.text("fairness-menu-note"),
        run: open,
      },
    ],
    dialogs: {
      fairness: async () => {
        const { FairnessDialog } = await import("./fairness-dialog.js");
        const dialog = new FairnessDialog(page);
        return (host) => dialog.draw(host);
      },
    },
  };
}

const fairnessStyles = css`
  .bound {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.2rem 1rem;
    inline-size: 100%;
    max-inline-size: 76rem;
    margin: 0.4rem auto 0;
    color: var(--quiet);
    font-size: 0.9rem;
  }
  .bound .code {
    display: inline-block;
  }
  .code {
    font-family: ui-monospace, monospace;
    letter-spacing: 0.04em;
  }
  dialog.fairness p.code {
    margin: 0;
    font-size: 1.3rem;
    text-align: start;
  }
  dialog.fairness section {
    display: grid;
    gap: 0.45rem;
  }
  dialog.fairness p {
    margin: 0;
  }
  .copyable {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.2rem 0.5rem;
    align-items: end;
  }
  .copyable label {
    display: grid;
    gap: 0.15rem;
    min-inline-size: 0;
    color: var(--quiet);
    font-size: 0.9rem;
  }
  .copyable input {
    inline-size: 100%;
    block-size: auto;
    min-block-size: 2.75rem;
    padding-inline: 0.6rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--table);
    color: var(--ink);
    font: inherit;
    font-family: ui-monospace, monospace;
  }
  .copyable small {
    grid-column: 1 / -1;
    min-block-size: 1.2em;
  }
  .compared-odds {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .compared-odds th,
  .compared-odds td {
    padding: 0.3rem 0.5rem;
    border-block-end: 1px solid var(--line);
    text-align: end;
  }
  .compared-odds .bars {
    inline-size: 45%;
    padding-inline: 0;
  }
  .bars svg {
    display: block;
    inline-size: 100%;
    block-size: 1rem;
  }
  :host([dir="rtl"]) .bars svg {
    transform: scaleX(-1);
  }
  .bars .came {
    fill: var(--accent);
  }
  .bars .due {
    fill: var(--ink);
  }
  @media (min-width: 2000px) {
    .bound {
      max-inline-size: 100%;
    }
  }
  @media (forced-colors: active) {
    .bars .came {
      fill: Highlight;
    }
    .bars .due {
      fill: CanvasText;
    }
  }
  .throws {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
    gap: 0.1rem 0.8rem;
    max-block-size: 12rem;
    margin: 0;
    padding-inline-start: 2.6rem;
    overflow: auto;
  }
  .throws .wrong,
  .found.wrong {
    font-weight: 700;
  }
`;

// ---- The commitment to a seed, made by the browser itself: the same as the engine's.

/** The first 16 digits in groups of four; null where the browser hashes nothing, as on plain http. */
export async function shortCommitment(seed: string): Promise<string | null> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const text = new TextEncoder().encode(`senet-commitment-1:${seed}`);
  const bytes = new Uint8Array(await subtle.digest("SHA-256", text)).subarray(0, 8);
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.match(/.{4}/g)?.join(" ") ?? null;
}
