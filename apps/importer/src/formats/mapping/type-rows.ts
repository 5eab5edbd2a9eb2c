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

/** Returns types of an article with the more specific ones first; of no other word, a plain article. */
export const typesOfArticle = (words: readonly string[]): Pick<Work, 'types' | 'originals'> => {
  const { types, originals } = typesOf(words);
  const others = types.filter(({ resource }) => resource !== 'Article');
  return { types: [...others, ...types, ...typesOf(['article']).types], originals };
};

/** Returns a row that takes words for the type of a work, split or changed where the source writes them in another way. */
export const types = (
  field: string,
  section: string,
  wordsIn: (text: string) => string | readonly string[] = (text) => text,
): Row<Work> => ({
  field,
  section,
  to: 'type, instances.type, originalValues',
  read: (values) => typesOf(wordsOf(values).flatMap(wordsIn)),
});
