import { authors, contributors } from '../mapping/people.ts';
import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import { row, takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { statedIdentifiers, workPid } from '../mapping/stated-identifiers.ts';
import { alternateIds, keywords, pids, texts, venue, wordOf, wordsOf } from '../mapping/text-rows.ts';
import { isRecordId } from '../mapping/work-id.ts';
import type { Work, WorkAuthor, WorkRelation } from '../mapping/work.ts';
import { types } from '../mapping/type-rows.ts';

const section = (name: string): string => `Citation File Format 1.2.0, ${name}`;

const NAME_PARTS = ['family-names', 'given-names', 'name-particle', 'name-suffix', 'alias', 'name', 'orcid'];

/** Returns a person or an entity as an author. */
const toAuthor = (person: Fields): WorkAuthor[] => {
  const author = authorOf({
    family: person['family-names'],
    given: person['given-names'],
    particle: person['name-particle'],
    suffix: person['name-suffix'],
    literal: textOf(person['name']) ?? person['alias'],
  });
  return authorWith(author, {
    orcid: textOf(person['orcid']),
    affiliations: [textOf(person['affiliation']) ?? []].flat(),
  });
};

const people = (field: string): Row<Work> =>
  contributors(field, section('definitions.person'), NAME_PARTS.slice(0, -1), toAuthor);

const contactRow: Row<Work> = {
  ...people('contact'),
  to: 'contactPeople',
  read: (values) => ({
    contactPeople: fieldsOf(values)
      .flatMap(toAuthor)
      .map(({ fullName }) => fullName),
  }),
  lost: undefined,
};

/** Returns a row for an entity, of which files also give the name alone. */
const entity = (field: string, read: (names: string[]) => Partial<Work>, to: string): Row<Work> =>
  row(field, section('definitions.entity'), { to, parts: ['name'] }, (values) =>
    read(
      values.flatMap((value) => (isFields(value) ? (textOf(value['name']) ?? []) : (wordOf(value) ?? []))),
    ),
  );

/** Returns the identifiers of a reference, which are in separate fields. */
const targetOf = (reference: Fields): WorkRelation['target'] | null =>
  [reference['doi'], ...fieldsOf(reference['identifiers']).map(({ value }) => value), reference['url']]
    .map((word) => workPid(textOf(word) ?? ''))
    .find((pid) => pid !== null) ?? null;

const identifiersRow: Row<Work> = {
  field: 'identifiers',
  section: section('definitions.identifier'),
  to: 'pids, instances.alternateIdentifiers, instances.urls',
  parts: ['type', 'value'],
  // Further DOIs name all versions of the work, or one of them.
  read: (values, source) => {
    const stated = wordsOf(fieldsOf(values).map(({ value }) => value));
    const { ids, alternateIds, urls } = statedIdentifiers(stated.filter((text) => !isRecordId(text)));
    const [first, ...others] = ids.filter(({ scheme }) => scheme === 'doi');
    const isOwn = textOf(source['doi']) === null && first !== undefined;
    const dois = first === undefined ? [] : [first, ...others];
    return {
      ids: [...(isOwn ? [first] : []), ...ids.filter(({ scheme }) => scheme !== 'doi')],
      alternateIds: [...alternateIds, ...(isOwn ? others : dois)],
      urls,
      originalIds: stated.filter(isRecordId),
    };
  },
};

const yearRow: Row<Work> = {
  field: 'year',
  section: section('definitions.reference.year'),
  to: 'publicationDate',
  read: ([year], source) => ({
    dates: [wordsOf([year, source['month']]).join('-')].filter((date) => date !== ''),
  }),
};

/** The keys of a citation file and of its references, and their places in the model. */
export const CFF_ROWS: readonly Row<Work>[] = [
  takenElsewhere('cff-version', section('cff-version'), 'the format'),
  types('type', section('type')),
  texts('title', section('title'), 'titles'),
  texts('abstract', section('abstract'), 'descriptions'),
  authors('authors', section('authors'), [...NAME_PARTS, 'affiliation'], toAuthor),
  people('editors'),
  people('translators'),
  contactRow,
  pids('doi', section('doi'), 'doi'),
  pids('pmcid', section('definitions.reference.pmcid'), 'pmc'),
  identifiersRow,
  texts('date-released', section('date-released'), 'dates'),
  texts('date-published', section('definitions.reference.date-published'), 'dates'),
  yearRow,
  takenElsewhere('month', section('definitions.reference.month'), yearRow.to),
  texts('version', section('version'), 'versions'),
  texts('license', section('license'), 'licenses'),
  texts('license-url', section('license-url'), 'licenses'),
  keywords('keywords', section('keywords')),
  texts('repository-code', section('repository-code'), 'repositories'),
  texts('repository', section('repository'), 'urls'),
  texts('repository-artifact', section('repository-artifact'), 'urls'),
  texts('url', section('url'), 'urls'),
  texts('languages', section('definitions.reference.languages'), 'languages'),
  entity('publisher', (names) => ({ publishers: names }), 'publisher'),
  entity('institution', (names) => ({ publishers: names }), 'publisher'),
  entity('conference', ([name]) => ({ container: { name } }), 'container.name'),
  venue('journal', section('definitions.reference.journal'), 'name'),
  venue('collection-title', section('definitions.reference.collection-title'), 'name'),
  venue('volume', section('definitions.reference.volume'), 'vol'),
  venue('issue', section('definitions.reference.issue'), 'iss'),
  venue('start', section('definitions.reference.start'), 'sp'),
  venue('end', section('definitions.reference.end'), 'ep'),
  venue('edition', section('definitions.reference.edition'), 'edition'),
  venue('issn', section('definitions.reference.issn'), 'issnPrinted'),
  alternateIds('isbn', section('definitions.reference.isbn'), 'ISBN'),
  {
    field: 'references',
    section: section('references'),
    to: 'relations',
    parts: ['doi', 'identifiers', 'url', 'title', 'type'],
    read: (values) => ({
      relations: fieldsOf(values).flatMap((reference): WorkRelation[] => {
        const target = targetOf(reference);
        return target === null ? [] : [{ name: 'References', target, title: textOf(reference['title']) }];
      }),
    }),
  },
  takenElsewhere('preferred-citation', section('preferred-citation'), 'relations, a separate record'),
];
