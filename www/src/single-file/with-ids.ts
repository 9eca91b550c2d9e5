/** Gives messages back their ids, which are those of English in its order; www/build/without-ids.mjs took them. */
export function withIds(bodies: string, english: string): string {
  const ids = english.match(/^-?[a-z][\w-]*(?= =)/gm) ?? [];
  const pieces = bodies.split("\u0001");
  const messages = ids.flatMap((id, index) => (pieces[index] ? `${id} = ${pieces[index]}` : []));
  return [...messages, pieces.at(-1)].join("\n");
}
