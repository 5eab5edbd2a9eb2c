import { hashOf } from '../stage/hash-of.ts';

/** Letters as UTF-16; a byte each in a chunk that has Latin letters only. */
type Chunk = Uint8Array<SharedArrayBuffer> | Uint16Array<SharedArrayBuffer>;

/** Ids in memory that threads share. Each leads to an id, by default to itself. */
export interface IdTable {
  /** Numbers of the ids plus 1, by the hash of the id; 0 is free. */
  readonly slots: Uint32Array<SharedArrayBuffer>;
  /** For each id the place of its letters, their count, and the number of the id that it leads to. */
  readonly rows: Uint32Array<SharedArrayBuffer>;
  /** The letters of the ids. A chunk begins at each multiple of 2 ** CHUNK_BITS. */
  readonly chunks: readonly Chunk[];
}

/** An {@link IdTable} that grows. */
export interface GrowingIdTable {
  /** Returns the number of an id; `null` if it is not in the table. */
  find(id: string): number | null;
  /** Returns the number of an id, which it adds if it is not in the table. Throws RangeError beyond 4 billion letters. */
  add(id: string): number;
  textOf(number: number): string;
  /** Returns the number of the id that one leads to. */
  leadsTo(number: number): number;
  lead(from: number, to: number): void;
  size(): number;
  /** Returns the table. It is valid until the next change. */
  shared(): IdTable;
}

const COLUMNS = 3;
const COUNT = 1;
const LEADS_TO = 2;
const FIRST_ROWS = 32;
/** A search ends at a free slot: half of them are free, at least. */
const SLOTS_PER_ROW = 2;
const CHUNK_BITS = 22;
const FIRST_CHUNK = 2 ** 10;
/** Places are numbers of 32 bits. */
const MOST_CHUNKS = 2 ** (32 - CHUNK_BITS);
const BEYOND_LATIN = /[^\0-\xff]/;

const createNumbers = (length: number) =>
  new Uint32Array(new SharedArrayBuffer(length * Uint32Array.BYTES_PER_ELEMENT));

const createChunk = (length: number, isLatin: boolean): Chunk =>
  isLatin
    ? new Uint8Array(new SharedArrayBuffer(length))
    : new Uint16Array(new SharedArrayBuffer(length * Uint16Array.BYTES_PER_ELEMENT));

const placeIn = ({ rows, chunks }: IdTable, number: number) => {
  const place = rows[number * COLUMNS] ?? 0;
  return { chunk: chunks[place >>> CHUNK_BITS], begin: place & (2 ** CHUNK_BITS - 1) };
};

const textIn = (table: IdTable, number: number): string => {
  const { chunk, begin } = placeIn(table, number);
  if (!chunk) return '';
  const size = chunk.BYTES_PER_ELEMENT;
  const count = table.rows[number * COLUMNS + COUNT] ?? 0;
  return Buffer.from(chunk.buffer, begin * size, count * size).toString(size === 1 ? 'latin1' : 'utf16le');
};

/** Compares from the end: most ids begin with the same letters. */
const hasText = (table: IdTable, number: number, text: string): boolean => {
  if (table.rows[number * COLUMNS + COUNT] !== text.length) return false;
  const { chunk, begin } = placeIn(table, number);
  for (let index = text.length - 1; index >= 0; index -= 1)
    if (chunk?.[begin + index] !== text.charCodeAt(index)) return false;
  return true;
};

/** Returns the slot of an id, or the free one for it. */
const slotOf = (table: IdTable, id: string): number => {
  const mask = table.slots.length - 1;
  let slot = hashOf(id) & mask;
  for (let entry = table.slots[slot]; entry; entry = table.slots[slot]) {
    if (hasText(table, entry - 1, id)) return slot;
    slot = (slot + 1) & mask;
  }
  return slot;
};

/** Returns a function that returns the id that an id leads to; the id itself if it is not in the table. */
export const keptIdIn =
  (table: IdTable) =>
  (id: string): string => {
    const entry = table.slots[slotOf(table, id)];
    return entry ? textIn(table, table.rows[(entry - 1) * COLUMNS + LEADS_TO] ?? 0) : id;
  };

/** Creates a table without ids. Of each it keeps the letters and some 30 bytes, and no object. */
export const createIdTable = (): GrowingIdTable => {
  let slots = createNumbers(FIRST_ROWS * SLOTS_PER_ROW);
  let rows = createNumbers(FIRST_ROWS * COLUMNS);
  const chunks: Chunk[] = [];
  let size = 0;
  /** Letters in the last chunk. */
  let used = 0;
  const table = (): IdTable => ({ slots, rows, chunks });

  /** Returns the place of letters that it writes, in a new chunk where the last one has no space for them. */
  const write = (id: string): number => {
    const isLatin = !BEYOND_LATIN.test(id);
    let last = chunks.at(-1);
    if (!last || used + id.length > last.length || (!isLatin && last instanceof Uint8Array)) {
      if (chunks.length === MOST_CHUNKS)
        throw new RangeError('The ids of the same records have too many letters.');
      const length = Math.min(2 ** CHUNK_BITS, (last?.length ?? FIRST_CHUNK / 2) * 2);
      last = createChunk(Math.max(length, id.length), isLatin);
      chunks.push(last);
      used = 0;
    }
    for (let index = 0; index < id.length; index += 1) last[used + index] = id.charCodeAt(index);
    const place = (chunks.length - 1) * 2 ** CHUNK_BITS + used;
    used += id.length;
    return place;
  };
  const grow = (): void => {
    const [oldSlots, oldRows] = [slots, rows];
    rows = createNumbers(oldRows.length * 2);
    rows.set(oldRows);
    slots = createNumbers(oldSlots.length * 2);
    for (let number = 0; number < size; number += 1)
      slots[slotOf(table(), textIn(table(), number))] = number + 1;
  };
  return {
    find(id) {
      const entry = slots[slotOf(table(), id)];
      return entry ? entry - 1 : null;
    },
    add(id) {
      if ((size + 1) * COLUMNS > rows.length) grow();
      const slot = slotOf(table(), id);
      const entry = slots[slot];
      if (entry) return entry - 1;
      rows.set([write(id), id.length, size], size * COLUMNS);
      size += 1;
      slots[slot] = size;
      return size - 1;
    },
    textOf: (number) => textIn(table(), number),
    leadsTo: (number) => rows[number * COLUMNS + LEADS_TO] ?? number,
    lead(from, to) {
      rows[from * COLUMNS + LEADS_TO] = to;
    },
    size: () => size,
    shared: table,
  };
};
