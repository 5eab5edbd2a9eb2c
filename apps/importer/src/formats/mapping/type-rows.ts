import type { Row } from './row.ts';
import { wordsOf } from './text-rows.ts';
import type { Work } from './work.ts';
import { parseWorkType } from './work-types.ts';

/** Returns what words for types add to a work: known types, and the words that no type has. */
export const typesOf = (words: readonly string[]): Pick<Work, 'types' | 'originals'> => ({
  types: words.flatMap((word) => parseWorkType(word) ?? []),
  originals: words.flatMap((value) =>
    parseWorkType(value) === null ? [{ field: 'instances.type', value }] : [],
  ),
});

/** Returns a row that takes words for the type of a work. */
export const types = (field: string, section: string): Row<Work> => ({
  field,
  section,
  to: 'type, instances.type, originalValues',
  read: (values) => typesOf(wordsOf(values)),
});
