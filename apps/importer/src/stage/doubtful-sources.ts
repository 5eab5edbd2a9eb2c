import { deriveOpenAireId } from '@open-discovery/identifiers';
import type { KindedRecord } from '@open-discovery/model';
import { foldWords } from '../merge/fold-words.ts';

export type DataSourceItem = Extract<KindedRecord, { kind: 'dataSource' }>;

const namespaceOf = (id: string): string => /^(.*?)_*::/.exec(id)?.[1] ?? '';

/**
 * Reports whether a record is that of a data source which has numbers of registries, but none of the registry that its id
 * names.
 */
export const isDoubtfulSource = (item: KindedRecord): item is DataSourceItem => {
  if (item.kind !== 'dataSource') return false;
  const numbers = (item.record.originalIds ?? []).map(namespaceOf).filter((namespace) => namespace !== '');
  return numbers.length > 0 && !numbers.includes(namespaceOf(item.record.id));
};

const wordsOf = (names: readonly (string | null | undefined)[]): string[] =>
  names.flatMap((name) => foldWords(name));

/**
 * Returns the id of a doubtful source by its own number if other records mention its id under names with which it shares no
 * word; otherwise the id that it states.
 */
export const ownSourceId = ({ record }: DataSourceItem, mentionedNames: readonly string[]): string => {
  const { id, originalIds, officialName, englishName } = record;
  const own = new Set(wordsOf([officialName, englishName]));
  const mentioned = wordsOf(mentionedNames);
  if (own.size === 0 || mentioned.length === 0 || mentioned.some((word) => own.has(word))) return id;
  const number = (originalIds ?? []).find((text) => namespaceOf(text) !== '') ?? '';
  return deriveOpenAireId(namespaceOf(number), number.slice(number.indexOf('::') + '::'.length)) ?? id;
};
