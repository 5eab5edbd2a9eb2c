import { relationBy, relationNamed } from '../mapping/work-relation.ts';
import { workScheme } from '../mapping/work-scheme.ts';
import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import type { Row } from '../mapping/row.ts';
import { wordOf } from '../mapping/text-rows.ts';
import type { Work } from '../mapping/work.ts';

const PARTS = [
  'relationType',
  'titles.title',
  'volume',
  'issue',
  'firstPage',
  'lastPage',
  'edition',
  'relatedItemIdentifier.relatedItemIdentifier',
  'relatedItemIdentifier.relatedItemIdentifierType',
];

/** Returns the identifier of a related item, with its type in lower case. */
export const identifierOf = (item: Fields): { type: string; value: string } | null => {
  const { relatedItemIdentifier: identifier } = item;
  if (!isFields(identifier)) return null;
  const value = wordOf(identifier['relatedItemIdentifier']);
  return value === null
    ? null
    : { type: (textOf(identifier['relatedItemIdentifierType']) ?? '').toLowerCase(), value };
};

/** Returns the row of related items: the venue of a work, and relations to others. */
export const relatedItem = (section: string): Row<Work> => ({
  field: 'relatedItems',
  section,
  to: 'container, relations',
  parts: PARTS,
  read: (values) => {
    const items = fieldsOf(values);
    const venue = items.find((item) => /^ispublishedin$/i.test(textOf(item['relationType']) ?? ''));
    const id = venue === undefined ? null : identifierOf(venue);
    return {
      container:
        venue === undefined
          ? {}
          : {
              name: fieldsOf(venue['titles']).map((title) => textOf(title['title']))[0],
              vol: wordOf(venue['volume']),
              iss: wordOf(venue['issue']),
              sp: wordOf(venue['firstPage']),
              ep: wordOf(venue['lastPage']),
              edition: wordOf(venue['edition']),
              issnPrinted: id?.type === 'issn' ? id.value : null,
            },
      relations: items.flatMap((item) => {
        const other = identifierOf(item);
        const word = textOf(item['relationType']) ?? '';
        const name = /^ispublishedin$/i.test(word) ? 'IsPartOf' : relationNamed(word);
        return relationBy(name, other?.type, other?.value);
      }),
    };
  },
  lost: (values) =>
    fieldsOf(values).flatMap((item) => {
      const [other, word] = [identifierOf(item), textOf(item['relationType']) ?? ''];
      // Of an item other than the venue, only its identifier is kept.
      if (!/^ispublishedin$/i.test(word)) return [word];
      return other === null || other.type === 'issn' || workScheme(other.type) !== undefined
        ? []
        : [other.type];
    }),
});
