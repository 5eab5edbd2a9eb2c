import { KINDS } from '@open-discovery/model';
import { isRecordId, stripKindPrefix } from './record-id.ts';

const PREFIXES: readonly string[] = [...new Set(Object.values(KINDS).map(({ idPrefix }) => idPrefix))];

/**
 * Returns the forms in which records list an id of the graph: with and without the two-digit prefix of a kind. Returns
 * nothing for an id of another shape.
 *
 * @example
 * originalIdForms('50|doi_________::1').includes('doi_________::1'); // true
 */
export const originalIdForms = (text: string): readonly string[] => {
  const id = stripKindPrefix(text);
  return isRecordId(id) ? [id, ...PREFIXES.map((prefix) => `${prefix}|${id}`)] : [];
};
