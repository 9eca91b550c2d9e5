/** The lines that put the game on a page, as text to copy. */
import type { StartOptions } from "../../features/embedding/element-types.js";
import { OPTION_NAMES, queryOf } from "../../features/embedding/options.js";

export const WAYS = ["frame", "fitting", "element", "own", "oembed"] as const;
export type Way = (typeof WAYS)[number];

export interface Wanted {
  way: Way;
  options: StartOptions;
  /** The height of a frame that does not fit itself, in pixels. */
  height: number;
  /** What a screen reader calls the frame. */
  title: string;
  /** The address of the game's folder, with a slash at its end. */
  folder: string;
}

/** Text within an attribute's quotes. */
function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

function given(options: StartOptions): [string, string | boolean][] {
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

/** A string in a script of a page: what could end the script is written otherwise. */
function quoted(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function fitting({ options, title, folder }: Wanted): string {
  const settings = Object.fromEntries([...given(options), ["title", title]]);
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
  const attributes = given(options).map(([name, value]) =>
    value === true ? `\n  ${name}` : `\n  ${name}="${attribute(String(value))}"`,
  );
  return `<script type="module" src="${attribute(`${folder}element.js`)}"></script>
<senet-game${attributes.join("")}></senet-game>`;
}

/** Sites that make a preview out of a link put it into a sandbox, in which only the single file plays. */
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

const MAKERS: Readonly<Record<Way, (wanted: Wanted) => string>> = {
  frame: iframe,
  fitting,
  element,
  own: iframe,
  oembed,
};

export function snippet(wanted: Wanted): string {
  return MAKERS[wanted.way](wanted);
}
