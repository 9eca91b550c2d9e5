/** A list that an add-on saves on this device. Its items are checked when they are read. */
import { readPart, writePart } from "../../src/base/storage.js";

export class SavedList<T> {
  constructor(
    private readonly part: string,
    private readonly isItem: (value: unknown) => value is T,
  ) {}

  /** The valid items. */
  read(): T[] {
    const stored = readPart(this.part);
    return Array.isArray(stored) ? stored.filter(this.isItem) : [];
  }

  /** The rest as texts for quarantine: invalid items, or everything if it is not a list. */
  unreadable(): string[] {
    const stored = readPart(this.part);
    if (stored === null) return [];
    const items: readonly unknown[] = Array.isArray(stored) ? stored : [stored];
    // Storage returns text that is not JSON as a string.
    const asText = (item: unknown) => (typeof item === "string" ? item : JSON.stringify(item));
    return items.filter((item) => !this.isItem(item) || !Array.isArray(stored)).map(asText);
  }

  /** Returns false if storage is unavailable or not allowed. */
  save(items: readonly T[]): boolean {
    return writePart(this.part, items);
  }
}
