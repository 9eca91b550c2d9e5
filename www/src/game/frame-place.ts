/** Where a game stands that is the whole of its page: by itself, or in a frame of somebody's page. */

/** How the name of a frame begins whose page has said where it stands: `senet-host.js` does. */
export const NAMED = "senet ";

/**
 * Empty for a page by itself; for a frame, the page around it and the how-manieth frame of that page it is. Of a page on
 * another site browsers tell only the site; the script around a frame tells all.
 */
export function framePlace({ parent, self, name, document }: Window & typeof globalThis): string {
  if (parent === self) return "";
  if (name.startsWith(NAMED)) return name.slice(NAMED.length);
  let place = 0;
  while (place < parent.length && parent[place] !== self) place += 1;
  return `${document.referrer.replace(/[?#].*/, "")} ${place}`;
}
