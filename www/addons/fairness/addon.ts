/** Fair throws: the seed is committed before the first throw, and anyone can verify every throw. */
import { html, nothing } from "lit";
import type { Addon, Page } from "../../src/app/addon.js";
import { sentence } from "../../src/base/i18n/localizer.js";
import { LoadCache } from "../../src/base/load-cache.js";
import type { ViewState } from "../../src/game/view-state.js";
import dialogStyles from "../shared/dialog.css";
import { throwsOf } from "../shared/replay.js";
import fairnessStyles from "./fairness.css";
import { FairnessDialog } from "./fairness-dialog.js";

export const order = 180;
export const only = "page";

export function addon(page: Page): Addon {
  const dialog = new FairnessDialog(page);
  const open = () => page.session.update({ dialog: "fairness" });
  const codes = new LoadCache(shortCommitment);
  /** Read once per game, because it takes the whole record. */
  let seed = "";
  let lastSetup: ViewState["setup"] | null = null;
  const follow = ({ setup, game, status }: ViewState) => {
    if (status !== "ready" || !game) return;
    const { game: played } = page.session;
    if (lastSetup !== setup || seed === "") seed = played ? throwsOf(played).seed : "";
    lastSetup = setup;
    if (seed === "") return;
    codes.keepOnly(seed);
    codes.peek(seed, (attempt) =>
      page.attempt(attempt.then(page.redraw), (error) =>
        sentence("fairness-no-code", { reason: String(error) }),
      ),
    );
  };

  const line = (view: ViewState) => {
    follow(view);
    const { setup, status } = view;
    const code = codes.loaded(seed);
    return status !== "ready" || setup.afar || !code
      ? nothing
      : html`<p class="bound">
          <span>${page.l10n.text("fairness-line")} <bdi class="code" dir="ltr">${code}</bdi></span>
          <button type="button" class="quiet fairness-open" @click=${open}>${page.l10n.text("fairness-menu")}</button>
        </p>`;
  };

  return {
    styles: [dialogStyles, fairnessStyles],
    render: (where, view) => (where === "game" ? line(view) : nothing),
    menu: () => [
      {
        group: "more",
        name: "fairness",
        label: page.l10n.text("fairness-menu"),
        note: page.l10n.text("fairness-menu-note"),
        run: open,
      },
    ],
    dialogs: { fairness: (host) => dialog.draw(host) },
  };
}

// ---- The commitment to a seed, computed by the browser; identical to the engine's.

/** The first 16 digits in groups of four. Null if the browser cannot hash, for example over plain http. */
export async function shortCommitment(seed: string): Promise<string | null> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const text = new TextEncoder().encode(`senet-commitment-1:${seed}`);
  const bytes = new Uint8Array(await subtle.digest("SHA-256", text)).subarray(0, 8);
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.match(/.{4}/g)?.join(" ") ?? null;
}
