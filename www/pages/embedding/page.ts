/** The page for site builders: options, a preview, and code to copy. */

import { html, nothing, type TemplateResult } from "lit";
import type { StartOptions } from "../../addons/embedding/element-types.js";
import { OPTION_NAMES, queryOf } from "../../addons/embedding/protocol.js";
import { RECOMMENDED } from "../../addons/shared/about-rulesets.js";
import { copyText } from "../../addons/shared/share-fields.js";
import { LANGUAGES } from "../../src/base/i18n/localizer.js";
import { THEMES } from "../../src/board/palette.js";
import { EngineClient, RULES_IN_USE } from "../../src/engine/engine-client.js";
import { boardsFor } from "../../src/game/rulesets.js";
import { parseUrl } from "../../src/game/url-options.js";
import { OPPONENTS } from "../../src/game/view-state.js";
import { type PageLanguage, SmallPage, selectField, showPage } from "../small-page.js";

/** The directives a site's policy must allow, identical to the documentation. */
const POLICY = "script-src 'self' 'wasm-unsafe-eval'";
const SIDES = ["black", "white", "random"] as const;
/** The usual one holds the drawing of the game on a phone, in the language that takes most room. */
const HEIGHTS = { least: 320, usual: 960, most: 2000 } as const;
/** Delay between the last change and the new preview, in milliseconds. */
const REST = 400;

/** Code runs from left to right even in right-to-left text. */
const leftToRight = (code: string) => `\u2066${code}\u2069`;

interface SnippetChoice extends Wanted {
  options: StartOptions & { ruleset: string };
  /** The referring URL of the visitor's site, as far as it is known. */
  site: string;
}

/** The header that another site's pages need to load the script, and whether our server sends it. */
const ELSEWHERE = "Access-Control-Allow-Origin: *";
async function sendsHeader(file: URL): Promise<boolean> {
  const { headers } = await fetch(file, { method: "HEAD", cache: "no-store" });
  return headers.get("access-control-allow-origin") === "*";
}

/** A wheel turned over a focused number would change it instead of scrolling the page. */
const leaveField = ({ currentTarget }: Event): void => (currentTarget as HTMLElement).blur();

class BuilderPage extends SmallPage {
  private choice: SnippetChoice;
  private preview = "";
  private copied: "copied" | "select" | null = null;
  private resting = 0;
  /** Null until known. */
  private headerSent: boolean | null = null;
  private previewBlocked = false;

  constructor(
    language: PageLanguage,
    private readonly engine: EngineClient,
    private readonly address: URL,
  ) {
    super(language, "embedding-title");
    const title = () => language.l10n.text("title");
    language.changed = () => this.change({ title: title() });
    this.choice = {
      way: "frame",
      options: { ruleset: RECOMMENDED, opponent: "beginner", side: "black" },
      height: HEIGHTS.usual,
      title: title(),
      folder: new URL("./", address).href,
      site: "",
    };
  }

  show(): void {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      this.previewBlocked ||= effectiveDirective === "frame-src";
      this.draw();
    });
    sendsHeader(new URL("senet-host.js", this.address)).then(
      (isSent) => {
        this.headerSent = isSent;
        this.draw();
      },
      (error: unknown) => console.error(error),
    );
    this.preview = this.previewAddress();
    this.draw();
  }

  private change(patch: Partial<SnippetChoice>): void {
    this.choice = { ...this.choice, ...patch };
    this.copied = null;
    this.draw();
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.preview = this.previewAddress();
      this.draw();
    }, REST) as unknown as number;
  }

  private option(patch: StartOptions): void {
    this.change({ options: { ...this.choice.options, ...patch } });
  }

  /** The preview saves nothing on this device. */
  private previewAddress(): string {
    const { options } = this.choice;
    const language = options.language ?? this.l10n.language.code;
    return new URL(`./index.html${queryOf({ ...options, language, keep: "off" })}`, this.address).href;
  }

  protected content(): TemplateResult {
    const { l10n } = this;
    return html`
      <header>
        <h1>${l10n.text("embedding-title")}</h1>
        ${this.language.field()}
        <p class="lead">${l10n.text("embedding-lead")} <a href="./">${l10n.text("embedding-to-game")}</a></p>
      </header>
      <main>
        <section aria-labelledby="options">
          <h2 id="options">${l10n.text("embedding-options")}</h2>
          ${this.fields()}
        </section>
        <section class="preview" aria-labelledby="preview">
          <h2 id="preview">${l10n.text("embedding-preview")}</h2>
          <p role="status">${this.previewBlocked ? l10n.text("embedding-preview-blocked", { value: leftToRight("frame-src 'self'") }) : ""}</p>
          <iframe src=${this.preview} title=${l10n.text("embedding-preview")}></iframe>
        </section>
        <section aria-labelledby="lines">
          <h2 id="lines">${l10n.text("embedding-lines")}</h2>
          ${this.lines()}
        </section>
      </main>
    `;
  }

  private fields(): TemplateResult {
    const { l10n, engine, choice } = this;
    const { options } = choice;
    const { rulesets } = engine;
    const ruleset = rulesets.find(({ id }) => id === options.ruleset);
    // Rules in use are played on the usual board, and some of them let the visitor choose a side.
    const houses = ruleset?.houses ?? engine.ruleset(RECOMMENDED).houses;
    const texts = (ids: readonly string[], message: string): [string, string][] =>
      ids.map((id) => [id, l10n.text(`${message}-${id}`)]);
    const boards = boardsFor(houses, engine.boards).map(({ id }) => id);
    const automatic: [string, string] = ["", l10n.text("board-auto")];
    const ids = rulesets.map(({ id }) => id);
    return html`
      ${selectField(
        l10n.text("new-game-rules"),
        options.ruleset,
        [...texts(ids, "ruleset"), ...texts(RULES_IN_USE, "in-use")],
        (id) => this.option({ ruleset: id, board: undefined }),
      )}
      ${selectField(
        l10n.text("new-game-board"),
        options.board ?? "",
        [automatic, ...texts(boards, "board-name")],
        (id) => this.option({ board: id || undefined }),
      )}
      ${selectField(
        l10n.text("new-game-opponent"),
        options.opponent ?? "",
        texts(OPPONENTS, "opponent"),
        (id) => this.option({ opponent: id as StartOptions["opponent"] }),
      )}
      ${
        options.opponent === "person" || ruleset?.sides_are_drawn
          ? nothing
          : selectField(l10n.text("new-game-side"), options.side ?? "", texts(SIDES, "side"), (id) =>
              this.option({ side: id as StartOptions["side"] }),
            )
      }
      ${selectField(
        l10n.text("embedding-language"),
        options.language ?? "",
        [
          ["", l10n.text("settings-language-auto")],
          ...LANGUAGES.map(({ code, name }): [string, string] => [code, name]),
        ],
        (code) => this.option({ language: code || undefined }),
      )}
      ${selectField(
        l10n.text("settings-theme"),
        options.theme ?? "",
        [["", l10n.text("embedding-theme-any")], ...texts(THEMES, "theme")],
        (id) => this.option({ theme: id || undefined }),
      )}
      ${this.check("keep", options.keep !== "off", l10n.text("embedding-keep"), (on) => this.option({ keep: on ? undefined : "off" }))}
      ${this.check("kiosk", options.kiosk === true, l10n.text("embedding-kiosk"), (on) => this.option({ kiosk: on || undefined }))}
    `;
  }

  private lines(): TemplateResult {
    const { l10n, choice } = this;
    const ways: [string, string][] = WAYS.map((way) => [way, l10n.text(`embedding-way-${way}`)]);
    const fixed = choice.way !== "element" && choice.way !== "fitting";
    return html`
      ${selectField(l10n.text("embedding-way"), choice.way, ways, (id) => {
        const way = id as Way;
        this.change({ way, folder: way === "own" ? "/senet/" : new URL("./", this.address).href });
      })}
      <p class="note">${l10n.text(`embedding-about-${choice.way}`)}</p>
      ${
        fixed
          ? html`<label class="field">
              ${l10n.text("embedding-height")}
              <input type="number" min=${HEIGHTS.least} max=${HEIGHTS.most} step="10" .value=${String(choice.height)} @change=${this.resize} @wheel=${leaveField} />
            </label>`
          : nothing
      }
      ${choice.way === "element" || choice.way === "fitting" ? this.elsewhere() : nothing}
      ${
        choice.way === "own"
          ? html`<ol>
              <li>${l10n.text("embedding-own-copy", { value: leftToRight(choice.folder) })}</li>
              <li>${l10n.text("embedding-own-policy", { value: leftToRight(POLICY) })}</li>
              <li>${l10n.text("embedding-own-lines")}</li>
            </ol>`
          : nothing
      }
      <pre dir="ltr"><code>${snippet(choice)}</code></pre>
      <div class="copy">
        <button type="button" class="act" @click=${this.copy}>${l10n.text("embedding-copy")}</button>
        <span role="status">${this.copied === null ? nothing : l10n.text(`embedding-${this.copied}`)}</span>
      </div>
    `;
  }

  /** Requirements for scripts on another site. */
  private elsewhere(): TemplateResult {
    const { l10n, choice, headerSent } = this;
    const site = parseUrl(choice.site)?.origin ?? null;
    const needed = l10n.text(site ? "embedding-elsewhere" : "embedding-elsewhere-maybe", {
      value: leftToRight(ELSEWHERE),
    });
    const finding =
      headerSent === null ? "" : l10n.text(`embedding-header-${headerSent ? "sent" : "missing"}`);
    return html`
      <label class="field">
        ${l10n.text("embedding-site")}
        <input type="url" dir="ltr" .value=${choice.site} placeholder="https://" @input=${this.changeSite} />
      </label>
      <p class="elsewhere" role="status">
        ${site === this.address.origin ? l10n.text("embedding-same") : `${needed} ${finding}`}
      </p>
    `;
  }

  private readonly changeSite = (event: Event): void => {
    this.change({ site: (event.currentTarget as HTMLInputElement).value.trim() });
  };

  private check(name: string, on: boolean, label: string, choose: (on: boolean) => void): TemplateResult {
    return html`<label class="check">
      <input type="checkbox" name=${name} .checked=${on} @change=${(event: Event) => choose((event.currentTarget as HTMLInputElement).checked)} />
      <span>${label}</span>
    </label>`;
  }

  private readonly resize = (event: Event): void => {
    const value = (event.currentTarget as HTMLInputElement).valueAsNumber;
    const height = Number.isFinite(value) ? Math.round(value) : HEIGHTS.usual;
    this.change({ height: Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, height)) });
  };

  /** If the browser allows no copying, selects the code. */
  private readonly copy = async (): Promise<void> => {
    const code = this.root.querySelector("pre code");
    if (code) globalThis.getSelection()?.selectAllChildren(code);
    this.copied = (await copyText(snippet(this.choice))) ? "copied" : "select";
    this.draw();
  };
}

// ---- The code that embeds the game, as text to copy.

const WAYS = ["frame", "fitting", "element", "own", "oembed"] as const;
type Way = (typeof WAYS)[number];

interface Wanted {
  way: Way;
  options: StartOptions;
  /** The height of a frame with fixed size, in pixels. */
  height: number;
  /** The frame's label for screen readers. */
  title: string;
  /** The URL of the game's folder, with a trailing slash. */
  folder: string;
}

/** Escapes text for a quoted attribute. */
function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

function givenOptions(options: StartOptions): [string, string | boolean][] {
  return OPTION_NAMES.flatMap((name) => {
    const value = options[name];
    return value === undefined || value === "" || value === false ? [] : [[name, value]];
  });
}

function iframe({ options, height, title, folder }: Wanted): string {
  const src = `${folder}${queryOf(options)}`;
  return `<iframe src="${attribute(src)}" title="${attribute(title)}" width="100%" height="${height}"
  allow="fullscreen; clipboard-write" loading="lazy"></iframe>`;
}

/** A string literal for an inline script; escapes everything that could end the script. */
function quoted(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function fitting({ options, title, folder }: Wanted): string {
  const settings = Object.fromEntries([...givenOptions(options), ["title", title]]);
  const lines = Object.entries(settings).map(([name, value]) => `    ${name}: ${quoted(value)},`);
  return `<div id="senet"></div>
<script type="module">
  import { embedSenet } from ${quoted(`${folder}senet-host.js`)};
  embedSenet(document.querySelector("#senet"), {
${lines.join("\n")}
  });
</script>`;
}

function element({ options, folder }: Wanted): string {
  const attributes = givenOptions(options).map(([name, value]) =>
    value === true ? `\n  ${name}` : `\n  ${name}="${attribute(String(value))}"`,
  );
  return `<script type="module" src="${attribute(`${folder}element.js`)}"></script>
<senet-game${attributes.join("")}></senet-game>`;
}

/** Sites that create previews from links use a sandbox, in which only the single file works. */
function oembed({ options, height, title, folder }: Wanted): string {
  const src = `${folder}senet.html${queryOf(options)}`;
  const html = `<iframe src="${attribute(src)}" title="${attribute(title)}" width="100%" height="${height}" allow="fullscreen"></iframe>`;
  const answer = {
    version: "1.0",
    type: "rich",
    title,
    provider_name: "Senet",
    provider_url: folder,
    width: 1000,
    height,
    html,
  };
  return JSON.stringify(answer, null, 2);
}

const SNIPPETS: Readonly<Record<Way, (choice: Wanted) => string>> = {
  frame: iframe,
  fitting,
  element,
  own: iframe,
  oembed,
};

function snippet(choice: Wanted): string {
  return SNIPPETS[choice.way](choice);
}

// Starts the page for site builders.

await showPage({ texts: "embedding" }, async (language) =>
  new BuilderPage(language, await EngineClient.start(), new URL(location.href)).show(),
);
