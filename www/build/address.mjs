/** Additions to a build that knows the folder's public address (`SENET_ADDRESS`): link previews need absolute URLs. */

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
 * `index.html` with Open Graph properties and an absolute oEmbed link, because WordPress does not resolve a relative one.
 * @param {string} html
 * @param {string} folder from `folderAddress`
 * @param {Buffer} picture `picture.png`
 */
export function indexWithAddress(html, folder, picture) {
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
    .replace("</head>", () => `${metas.join("\n")}\n</head>`);
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
