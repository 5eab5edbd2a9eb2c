import { fieldsOf, isFields } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { issnsIn } from '../mapping/issns.ts';
import { takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { statedIdentifiers } from '../mapping/stated-identifiers.ts';
import { pages, texts, venue, wordsOf } from '../mapping/text-rows.ts';
import { types } from '../mapping/type-rows.ts';
import type { Work } from '../mapping/work.ts';
import { textsAt } from '../mapping/xml-parts.ts';
import { zoteroPeopleRow } from './zotero-people.ts';

const section = (field: string): string => `Zotero RDF, ${field}`;
const text = (field: string, to: Parameters<typeof texts>[2]): Row<Work> => texts(field, section(field), to);
const place = (field: string, name: string): Row<Work> => venue(field, section(field), name);

const NUMBER = /^(DOI|ISBN|ISSN)\s+(.+)$/i;

/** `DOI 10.5555/tides`, `ISSN 1234-5679` */
const numbersIn = (values: readonly unknown[], wanted: string): string[] =>
  wordsOf(values).flatMap((word) => {
    const [, scheme, value] = NUMBER.exec(word) ?? [];
    return scheme?.toUpperCase() === wanted && value !== undefined ? [value] : [];
  });

const identifierRow = (field: string): Row<Work> => ({
  field,
  section: section(field),
  to: 'pids, instances.alternateIdentifiers, instances.urls, container.issnPrinted, container.issnOnline',
  parts: ['URI.value'],
  read: (values) => {
    const { ids, urls } = statedIdentifiers(textsAt(values, 'URI.value'));
    return {
      ids: [...numbersIn(values, 'DOI').map((value) => ({ scheme: 'doi', value })), ...ids],
      urls,
      alternateIds: numbersIn(values, 'ISBN')
        .flatMap((value) => value.split(/\s+/))
        .map((value) => ({ scheme: 'ISBN', value })),
      container: issnsIn(numbersIn(values, 'ISSN')),
    };
  },
});

/** Tags of a person are texts, those of a catalog have a value. */
const subjectRow: Row<Work> = {
  field: 'subject',
  section: section('subject'),
  to: 'subjects',
  parts: ['AutomaticTag.value', 'LCC.value', 'DDC.value'],
  read: (values) => ({
    subjects: [...wordsOf(values), ...textsAt(values, 'AutomaticTag.value')].map((value) => ({
      scheme: 'keyword',
      value,
    })),
  }),
};

/** The journal, book, proceedings or series of a work. */
const WHOLE = 'isPartOf';

/** The properties of an item of Zotero, and their places in the model. */
export const ZOTERO_ROWS: readonly Row<Work>[] = [
  types('itemType', section('itemType')),
  text('title', 'titles'),
  text('shortTitle', 'otherTitles'),
  zoteroPeopleRow('authors', 'authors'),
  ...['programmers', 'artists', 'inventors', 'presenters', 'composers', 'directors'].map((field) =>
    zoteroPeopleRow(field, 'authors'),
  ),
  ...['editors', 'translators', 'contributors', 'seriesEditors', 'bookAuthors'].map((field) =>
    zoteroPeopleRow(field, 'contributors'),
  ),
  text('abstract', 'descriptions'),
  text('date', 'dates'),
  identifierRow('identifier'),
  text('publisher.Organization.name', 'publishers'),
  text('language', 'languages'),
  subjectRow,
  pages('pages', section('pages')),
  place('volume', 'vol'),
  place('number', 'iss'),
  place('edition', 'edition'),
  text('rights', 'licenses'),
  text('versionNumber', 'versions'),
  place(`${WHOLE}.title`, 'name'),
  place(`${WHOLE}.volume`, 'vol'),
  place(`${WHOLE}.number`, 'iss'),
  identifierRow(`${WHOLE}.identifier`),
  takenElsewhere(`${WHOLE}.@about`, section(WHOLE), 'container'),
  takenElsewhere('@about', section('about'), 'instances.urls'),
];

/** Returns a work with the journal or book that it refers to by `rdf:resource`, or that stands inside of it, as its properties. */
export const withWhole = (item: Fields, byAddress: ReadonlyMap<string, Fields>): Fields => {
  const parts = fieldsOf(item[WHOLE]).flatMap((part) => [
    ...textsAt(part, '@resource').flatMap((address) => byAddress.get(address) ?? []),
    ...Object.values(part).flatMap((inner) => (Array.isArray(inner) ? inner.filter(isFields) : [])),
  ]);
  return parts.length === 0 ? item : { ...item, [WHOLE]: parts };
};
