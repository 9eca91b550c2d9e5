/** Which of the games on a page this is, where nobody has said under which name it is kept. */

/** The games of a page: by the id of their place in it, and of several with the same id, or with none, by their numbers. */
export type GamesOnPage = Map<string, { readonly isConnected: boolean }[]>;

/**
 * The id and the number under which a game stands on the page: the number it has, or the first that none has that is
 * still there. So a page that makes its games anew gives them their old numbers.
 */
export function placeAmong(games: GamesOnPage, id: string, game: { readonly isConnected: boolean }): string {
  const alike = games.get(id) ?? [];
  const own = alike.indexOf(game);
  const free = own >= 0 ? own : alike.findIndex((other) => !other.isConnected);
  const number = free >= 0 ? free : alike.length;
  alike[number] = game;
  games.set(id, alike);
  return `${id} ${number + 1}`;
}
