/** A build that knows its public address: what link previews find, checked by the rules of their readers. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { folderAddress, indexWithAddress, oembedAnswer } from "../../www/build/address.mjs";
import { SOURCE } from "../../www/build/bundle.mjs";

const FOLDER = "https://museum.example/a&b/senet/";
const picture = await readFile(`${SOURCE}picture.png`);
const html = indexWithAddress(await readFile(`${SOURCE}index.html`, "utf8"), FOLDER, picture, ["en", "ar"]);
/** @param {string} name */
const property = (name) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];

test("the link to the oEmbed response is absolute", () => {
  const [link] = /<link rel="alternate" type="application\/json\+oembed"[^>]*>/.exec(html) ?? [];
  assert.match(link ?? "", / href="https:\/\/museum\.example\/a&amp;b\/senet\/oembed\.json"/);
});

test("previews find title, description and a picture with its size and text alternative", () => {
  assert.equal(property("og:title"), "Senet");
  assert.match(property("og:description") ?? "", /board game of ancient Egypt/);
  assert.equal(property("og:image"), "https://museum.example/a&amp;b/senet/picture.png");
  assert.match(property("og:image:alt") ?? "", /board/);
  assert.deepEqual([property("og:image:width"), property("og:image:height")], ["1100", "566"]);
  assert.ok(html.indexOf("og:title") < html.indexOf("</head>"));
});

test("search engines find the page's languages, and a description of it as data", () => {
  const languages = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]*)">/g)];
  assert.deepEqual(
    languages.map(([, code, address]) => [code, address]),
    [
      ["x-default", "https://museum.example/a&amp;b/senet/"],
      ["en", "https://museum.example/a&amp;b/senet/?lang=en"],
      ["ar", "https://museum.example/a&amp;b/senet/?lang=ar"],
    ],
  );
  const of = (/** @type {string} */ name) =>
    [...html.matchAll(new RegExp(`<meta itemprop="${name}" content="([^"]*)">`, "g"))].map(
      ([, value]) => value,
    );
  assert.deepEqual(of("name"), ["Senet"]);
  assert.deepEqual(of("description"), [property("og:description")]);
  assert.deepEqual(of("availableLanguage"), ["en", "ar"]);
  assert.deepEqual(
    of("license").map((licence) => licence?.replace(/.*\//, "")),
    ["MIT", "Apache-2.0"],
  );
});

test("the oEmbed response follows the format, and its frame plays in a sandbox", () => {
  const answer = oembedAnswer(FOLDER, picture);
  assert.deepEqual([answer.version, answer.type], ["1.0", "rich"]);
  assert.ok(Number.isInteger(answer.width) && Number.isInteger(answer.height));
  assert.match(
    answer.html,
    /^<iframe src="https:\/\/museum\.example\/a&amp;b\/senet\/senet\.html" [^<>]*><\/iframe>$/,
  );
});

test("an address is completed, and an address that is not a folder is refused", () => {
  assert.equal(folderAddress("https://museum.example/senet"), "https://museum.example/senet/");
  for (const wrong of ["museum.example/senet", "file:///senet/", "https://museum.example/?lang=fr", ""])
    assert.throws(() => folderAddress(wrong), /SENET_ADDRESS/);
});
