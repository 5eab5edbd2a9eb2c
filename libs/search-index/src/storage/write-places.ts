import type { ByteWriter } from './byte-writer.ts';
import { FIELD_SHIFT, POSITION_LIMIT } from './place.ts';

/** Returns the head of a field: the number of positions, its number, and whether it is the last field. */
export const headOf = (count: number, field: number, isLast: boolean): number =>
  (count << 4) | (field << 1) | Number(isLast);
export const countOfHead = (head: number): number => head >>> 4;
export const fieldOfHead = (head: number): number => (head >>> 1) & 7;
export const isLastHead = (head: number): boolean => (head & 1) === 1;

const endOfField = (places: Uint32Array, from: number, end: number): number => {
  const field = (places[from] as number) >>> FIELD_SHIFT;
  let to = from + 1;
  while (to < end && (places[to] as number) >>> FIELD_SHIFT === field) to += 1;
  return to;
};

/**
 * Appends the ascending positions of a term in one document: the places between `begin` and `end`.
 * Positions: per field with the term, its head (varint), see `headOf` | per field the deltas between
 * positions, from 0 (varints).
 */
export const writePlaces = (target: ByteWriter, places: Uint32Array, begin: number, end: number): void => {
  for (let from = begin; from < end;) {
    const to = endOfField(places, from, end);
    target.varint(headOf(to - from, (places[from] as number) >>> FIELD_SHIFT, to === end));
    from = to;
  }
  for (let from = begin; from < end;) {
    const to = endOfField(places, from, end);
    let before = 0;
    for (; from < to; from += 1) {
      const position = (places[from] as number) & POSITION_LIMIT;
      target.varint(position - before);
      before = position;
    }
  }
};
