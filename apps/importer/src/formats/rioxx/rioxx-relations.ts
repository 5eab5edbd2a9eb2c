import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { accessWord } from '../mapping/access-words.ts';
import type { Row } from '../mapping/row.ts';
import { statedIdentifiers, workPid } from '../mapping/stated-identifiers.ts';
import { wordOf, wordsOf } from '../mapping/text-rows.ts';
import type { Work } from '../mapping/work.ts';
import { parseWorkType } from '../mapping/work-types.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';

const PARTS = ['#text', '@rel', '@type', '@coar_type', '@access_rights', '@license_ref'];

const isText = (relation: unknown): boolean => {
  const word = textAt(relation, '@coar_type');
  return word === null || parseWorkType(word)?.type === 'publication';
};

/** A file of the work. */
const isItem = (relation: unknown): boolean => textAt(relation, '@rel') === 'item';
/** The identifier with which the text is cited, here or elsewhere; that of data or software is of another work. */
const isCited = (relation: unknown): boolean => textAt(relation, '@rel') === 'cite-as' && isText(relation);

const relatedTo = (values: readonly unknown[]): Work['relations'] =>
  values.flatMap((value) => {
    const target = workPid(wordOf(value) ?? '');
    return target === null ? [] : [{ name: 'IsRelatedTo' as const, target }];
  });

/** A license or media type says nothing about a related work. */
const attributesOf = (items: readonly Fields[]): Pick<Work, 'accessRights' | 'licenses' | 'formats'> => ({
  accessRights: items.flatMap((item) => textsAt(item, '@access_rights')).map(accessWord),
  licenses: items.flatMap((item) => textsAt(item, '@license_ref')),
  formats: items.flatMap((item) => textsAt(item, '@type')).filter((type) => /^[a-z]+\/[\w.+-]+$/.test(type)),
});

/** Returns a row for what a record is related to: its files, the identifiers with which it is cited, and other works. */
export const relationsRow = (field: string, section: string): Row<Work> => ({
  field,
  section,
  to: 'pids, instances.urls, bestAccessRight, instances.license, formats, relations',
  parts: PARTS,
  read: (values) => {
    const others = values.filter((value) => !isItem(value) && !isCited(value));
    return {
      ids: statedIdentifiers(wordsOf(values.filter(isCited))).ids,
      urls: wordsOf(values.filter(isItem)),
      ...attributesOf(fieldsOf(values).filter(isItem)),
      relations: relatedTo(others),
    };
  },
  lost: (values) =>
    values.some((value) => !isItem(value) && !isCited(value) && workPid(wordOf(value) ?? '') === null)
      ? ['without an identifier of a work']
      : [],
});
