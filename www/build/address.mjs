/**
 * Additions to a build that knows the folder's public address (`SENET_ADDRESS`), for search engines and link previews, which
 * need absolute URLs.
 */

const TITLE = "Senet";
const PICTURE_ALT = "The board late in a game: cones and spools on a faience box, the throwing sticks below.";

/** The width and height, from the first chunk of a PNG file. @param {Buffer} png */
const sizeOf = (png) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

/**
 * The address with a trailing slash. Throws unless it is the `http:` or `https:` address of a folder.
 * @param {string} address
 */
export function folderAddress(address) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new Error(`SENET_ADDRESS is not the https: address of a folder: ${address}`);
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

/** @param {string} text */
const attribute = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * Links that tell search engines where the page's languages are.
 * @param {string} folder
 * @param {readonly string[]} languages
 */
const languageLinks = (folder, languages) => [
  `<link rel="alternate" hreflang="x-default" href="${attribute(folder)}">`,
  ...languages.map(
    (code) => `<link rel="alternate" hreflang="${code}" href="${attribute(folder)}?lang=${code}">`,
  ),
];

/**
 * The page in the vocabulary of https://schema.org. As microdata, because the policy forbids scripts in the page.
 * @param {string} description
 * @param {readonly string[]} languages
 */
function structuredData(description, languages) {
  const properties = [
    ["name", TITLE],
    ["description", description],
    ...languages.map((code) => ["availableLanguage", code]),
    ["applicationCategory", "GameApplication"],
    ["genre", "board game"],
    ["isAccessibleForFree", "true"],
    ["license", "https://spdx.org/licenses/MIT"],
    ["license", "https://spdx.org/licenses/Apache-2.0"],
  ];
  const metas = properties.map(([name, content]) => `<meta itemprop="${name}" content="${content}">`);
  return `<div hidden itemscope itemtype="https://schema.org/WebApplication https://schema.org/Game">${metas.join("")}</div>`;
}

/**
 * `index.html` with Open Graph properties, its languages, a description as data, and an absolute oEmbed link, because WordPress does not resolve a relative one.
 * @param {string} html
 * @param {string} folder from `folderAddress`
 * @param {Buffer} picture `picture.png`
 * @param {readonly string[]} languages codes
 */
export function indexWithAddress(html, folder, picture, languages) {
  const link = 'href="oembed.json"';
  const description = /<meta name="description" content="([^"]*)">/.exec(html)?.[1];
  if (!html.includes(link) || description === undefined) throw new Error("index.html has another head");
  const { width, height } = sizeOf(picture);
  const properties = {
    "og:type": "website",
    "og:title": TITLE,
    "og:description": description,
    "og:url": attribute(folder),
    "og:image": attribute(`${folder}picture.png`),
    "og:image:width": width,
    "og:image:height": height,
    "og:image:alt": PICTURE_ALT,
  };
  const metas = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${content}">`,
  );
  return html
    .replace(link, () => `href="${attribute(folder)}oembed.json"`)
    .replace("</head>", () => `${[...languageLinks(folder, languages), ...metas].join("\n")}\n</head>`)
    .replace("</body>", () => `${structuredData(description, languages)}\n</body>`);
}

/**
 * The oEmbed response: the single file in a frame, because many sites use a sandbox, in which only that file works.
 * @param {string} folder
 * @param {Buffer} picture
 */
export function oembedAnswer(folder, picture) {
  const height = 960;
  const size = sizeOf(picture);
  return {
    version: "1.0",
    type: "rich",
    title: TITLE,
    provider_name: TITLE,
    provider_url: folder,
    width: 1000,
    height,
    html: `<iframe src="${attribute(folder)}senet.html" title="${TITLE}" width="100%" height="${height}" allow="fullscreen"></iframe>`,
    thumbnail_url: `${folder}picture.png`,
    thumbnail_width: size.width,
    thumbnail_height: size.height,
  };
}
