import { parseRelationName } from '@open-discovery/model';
import { textOf } from '../../fields.ts';
import { workScheme } from './work-scheme.ts';
import type { WorkRelation } from './work.ts';

/** Returns the relation that a word names; `IsRelatedTo` if it names none. */
export const relationNamed = (word: unknown): WorkRelation['name'] =>
  parseRelationName(textOf(word) ?? '') ?? 'IsRelatedTo';

/** Returns a relation to the work with an identifier; none if its scheme names no works. */
export const relationBy = (name: WorkRelation['name'], scheme: unknown, value: unknown): WorkRelation[] => {
  const [known, text] = [workScheme(textOf(scheme) ?? ''), textOf(value)];
  return known === undefined || text === null ? [] : [{ name, target: { scheme: known, value: text } }];
};
