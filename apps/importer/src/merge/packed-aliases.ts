import { hashOf } from '../stage/hash-of.ts';

/** The surviving ids of those that have one, in memory that threads share. */
export interface PackedAliases {
  /** Places of the entries plus 1, by the hash of the id; 0 is free. */
  readonly table: Int32Array<SharedArrayBuffer>;
  /** For each entry the starts of the id, of the surviving id, and the end of both. */
  readonly places: Uint32Array<SharedArrayBuffer>;
  /** The ids, as UTF-16; a byte for each letter if all are Latin. */
  readonly letters: Uint8Array<SharedArrayBuffer> | Uint16Array<SharedArrayBuffer>;
}

const BEYOND_LATIN = /[^\0-\xff]/;
const FREE_SHARE = 2;
const COLUMNS = 3;

const sizeOfTable = (entries: number): number => {
  let size = 2;
  while (size < entries * FREE_SHARE) size *= 2;
  return size;
};

/** Packs pairs of an id and the surviving id, for {@link keptIdIn}. */
export const packAliases = (entries: ReadonlyMap<string, string>): PackedAliases => {
  let length = 0;
  let isLatin = true;
  for (const [id, keptId] of entries) {
    length += id.length + keptId.length;
    isLatin &&= !BEYOND_LATIN.test(id) && !BEYOND_LATIN.test(keptId);
  }
  const table = new Int32Array(
    new SharedArrayBuffer(sizeOfTable(entries.size) * Int32Array.BYTES_PER_ELEMENT),
  );
  const places = new Uint32Array(
    new SharedArrayBuffer(entries.size * COLUMNS * Uint32Array.BYTES_PER_ELEMENT),
  );
  const letters = isLatin
    ? new Uint8Array(new SharedArrayBuffer(length))
    : new Uint16Array(new SharedArrayBuffer(length * Uint16Array.BYTES_PER_ELEMENT));
  let at = 0;
  const write = (text: string): void => {
    for (let index = 0; index < text.length; index += 1) letters[at + index] = text.charCodeAt(index);
    at += text.length;
  };
  let entry = 0;
  for (const [id, keptId] of entries) {
    let slot = hashOf(id) & (table.length - 1);
    while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
    table[slot] = entry + 1;
    places[entry * COLUMNS] = at;
    write(id);
    places[entry * COLUMNS + 1] = at;
    write(keptId);
    places[entry * COLUMNS + 2] = at;
    entry += 1;
  }
  return { table, places, letters };
};

const isAt = (letters: PackedAliases['letters'], from: number, end: number, text: string): boolean => {
  if (end - from !== text.length) return false;
  for (let index = 0; index < text.length; index += 1)
    if (letters[from + index] !== text.charCodeAt(index)) return false;
  return true;
};

/** Returns a function that returns the surviving id of an id; the id itself if it has none. */
export const keptIdIn =
  ({ table, places, letters }: PackedAliases) =>
  (id: string): string => {
    const mask = table.length - 1;
    for (let slot = hashOf(id) & mask; table[slot] !== 0; slot = (slot + 1) & mask) {
      const place = ((table[slot] ?? 0) - 1) * COLUMNS;
      const [from = 0, middle = 0, end = 0] = [places[place], places[place + 1], places[place + 2]];
      if (isAt(letters, from, middle, id)) return String.fromCharCode(...letters.subarray(middle, end));
    }
    return id;
  };
