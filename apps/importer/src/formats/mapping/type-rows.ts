import { parseKindName } from '@open-discovery/model';
import type { Row } from './row.ts';
import { wordsOf } from './text-rows.ts';
import type { Work, WorkType } from './work.ts';
import { parseWorkType } from './work-types.ts';

/** Reports whether a type only says what kind of work it is: one word says that a work is a text, another one which. */
export const isVague = ({ resource }: WorkType): boolean => resource.startsWith('Other ');

/** Returns what words for types add to a work: known types, the vague ones last, and the words that no type has. */
export const typesOf = (words: readonly string[]): Pick<Work, 'types' | 'otherKinds' | 'originals'> => ({
  types: words
    .flatMap((word) => parseWorkType(word) ?? [])
    .toSorted((a, b) => Number(isVague(a)) - Number(isVague(b))),
  otherKinds: words.flatMap((word) => parseKindName(word) ?? []),
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
