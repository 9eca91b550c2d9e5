/** Whose throws of its seed a game makes, as its record says. */
export type Streams = "one" | "per-player" | "exchanged";

export const streamsOf = (record: string): Streams =>
  (/^Throws: (per-player|exchanged)$/m.exec(record)?.[1] as Streams | undefined) ?? "one";

export const seedOf = (record: string): string => /^Seed: ([0-9a-f]{64})$/m.exec(record)?.[1] ?? "";
