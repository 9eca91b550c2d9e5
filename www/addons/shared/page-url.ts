/** Only the page itself can open a link to itself, not a local file or a page that embeds the game. */
export function hasPageUrl(): boolean {
  return location.protocol !== "file:" && document.documentElement.dataset.ready !== undefined;
}
