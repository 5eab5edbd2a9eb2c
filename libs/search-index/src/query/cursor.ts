import { IndexError } from '../index-error.ts';
import type { SortPlace } from './sort-hits.ts';

/** The last hit of a response. */
export interface Cursor {
  place: SortPlace;
  id: string;
  generation: string;
}

/** Formats a cursor as opaque text that is safe in URLs. */
export const formatCursor = ({ place, id, generation }: Cursor): string =>
  Buffer.from(JSON.stringify([generation, id, place.document, ...place.keys])).toString('base64url');

/** Parses the output of `formatCursor`; throws `query` for anything else. */
export const parseCursor = (text: string, keys: number): Cursor => {
  const parts = parseParts(text);
  const [generation, id, document, ...numbers] = parts;
  const isCursor =
    typeof generation === 'string' &&
    typeof id === 'string' &&
    typeof document === 'number' &&
    numbers.length === keys &&
    numbers.every((key) => typeof key === 'number');
  if (!isCursor) throw new IndexError('query', 'The cursor does not belong to this query.');
  return { place: { keys: numbers, document }, id, generation };
};

const parseParts = (text: string): unknown[] => {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};
