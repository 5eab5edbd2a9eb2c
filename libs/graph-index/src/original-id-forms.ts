import { KINDS } from '@open-discovery/model';

const PREFIX = /^\d{2}\|/;
/** A record's id: a namespace of twelve characters, `::` and the local part. */
const RECORD_ID = /^[^:|\s]{12}::\S/;
const PREFIXES: readonly string[] = [...new Set(Object.values(KINDS).map(({ idPrefix }) => idPrefix))];

/**
 * Returns the forms in which records list an id of the graph: with and without the two-digit prefix of a kind. Returns
 * nothing for an id of another shape.
 *
 * @example
 * originalIdForms('50|doi_________::1').includes('doi_________::1'); // true
 */
export const originalIdForms = (text: string): readonly string[] => {
  const id = text.replace(PREFIX, '');
  return RECORD_ID.test(id) ? [id, ...PREFIXES.map((prefix) => `${prefix}|${id}`)] : [];
};
