import { grants } from '../mapping/grant-row.ts';
import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import type { Format } from '../format.ts';
import { issnsIn } from '../mapping/issns.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import { authorsAmong } from '../mapping/people.ts';
import { workOf } from '../mapping/product-of.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { identifiers, workPid } from '../mapping/stated-identifiers.ts';
import { keywords, texts, venue, wordsOf } from '../mapping/text-rows.ts';
import { types } from '../mapping/type-rows.ts';
import { relationNamed } from '../mapping/work-relation.ts';
import type { Work, WorkAuthor, WorkRelation } from '../mapping/work.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';

const section = (name: string): string => `Commonmeta schema, ${name}`;

const PERSON_PARTS = [
  ...['id', 'type', 'name', 'givenName', 'familyName', 'contributorRoles'],
  ...['affiliations.id', 'affiliations.name'],
];

const isAuthor = (person: Fields): boolean => {
  const roles = textsAt(person, 'contributorRoles');
  return roles.length === 0 || roles.includes('Author');
};

const toPerson = (person: Fields): WorkAuthor[] => {
  const { givenName: given, familyName: family, name: literal } = person;
  const places = fieldsOf(person['affiliations']);
  return authorWith(authorOf({ given, family, literal }), {
    orcid: textOf(person['id']),
    affiliations: textsAt(places, 'name'),
    organizations: places.flatMap((place) => {
      const ror = textOf(place['id']);
      return ror === null ? [] : [{ ror, name: textOf(place['name']) }];
    }),
  });
};

const relationsOf = (
  items: readonly Fields[],
  nameOf: (item: Fields) => WorkRelation['name'],
): WorkRelation[] =>
  items.flatMap((item) => {
    const target = workPid(textOf(item['id']) ?? '');
    return target === null ? [] : [{ name: nameOf(item), target, title: textOf(item['title']) }];
  });

/** The fields of Commonmeta, and their places in the model. */
export const COMMONMETA_ROWS: readonly Row<Work>[] = [
  identifiers('id', section('id'), 'pids, instances.urls'),
  identifiers('identifiers.identifier', section('identifiers')),
  types('type', section('type')),
  {
    field: 'titles',
    section: section('titles'),
    to: 'mainTitle, subTitle, otherTitles',
    parts: ['title', 'type', 'Type'],
    read: (values) => {
      const titles = fieldsOf(values);
      const isSubtitle = (title: Fields): boolean =>
        /subtitle/i.test(textOf(title['type'] ?? title['Type']) ?? '');
      return {
        titles: titles.filter((title) => !isSubtitle(title)).flatMap((title) => textsAt(title, 'title')),
        subTitles: titles.filter(isSubtitle).flatMap((title) => textsAt(title, 'title')),
      };
    },
  },
  authorsAmong('contributors', section('contributors'), PERSON_PARTS, { isAuthor, toPerson }),
  texts('descriptions.description', section('descriptions'), 'descriptions'),
  ...['published', 'available', 'created'].map((name) => texts(`date.${name}`, section('date'), 'dates')),
  texts('publisher.name', section('publisher'), 'publishers'),
  texts('language', section('language'), 'languages'),
  keywords('subjects.subject', section('subjects')),
  venue('container.title', section('container'), 'name'),
  venue('container.volume', section('container'), 'vol'),
  venue('container.issue', section('container'), 'iss'),
  venue('container.firstPage', section('container'), 'sp'),
  venue('container.lastPage', section('container'), 'ep'),
  {
    field: 'container',
    section: section('container'),
    to: 'container.issnPrinted, container.issnOnline, instances.alternateIdentifiers',
    parts: ['identifier', 'identifierType', 'type'],
    read: (values) => {
      const of = (scheme: string): string[] =>
        textsAt(
          values.filter((container) => textAt(container, 'identifierType') === scheme),
          'identifier',
        );
      return {
        container: issnsIn(of('ISSN')),
        alternateIds: of('ISBN').map((value) => ({ scheme: 'ISBN', value })),
      };
    },
  },
  texts('license.id', section('license'), 'licenses'),
  texts('license.url', section('license'), 'licenses'),
  texts('version', section('version'), 'versions'),
  texts('url', section('url'), 'urls'),
  texts('files.url', section('files'), 'urls'),
  grants('fundingReferences', section('fundingReferences'), {
    funder: 'funderName',
    funderId: 'funderIdentifier',
    code: 'awardNumber',
    title: 'awardTitle',
  }),
  {
    field: 'references',
    section: section('references'),
    to: 'relations',
    parts: ['id', 'title', 'unstructured'],
    read: (values) => ({ relations: relationsOf(fieldsOf(values), () => 'References') }),
  },
  row('relations', section('relations'), { to: 'relations', parts: ['id', 'type'] }, (values) => ({
    relations: relationsOf(fieldsOf(values), ({ type }) => relationNamed(type)),
  })),
];

const hasRoles = ({ contributors }: Fields): boolean =>
  fieldsOf(contributors).some((person) => 'contributorRoles' in person);

const isCommonmeta = (value: unknown): value is Fields => {
  if (!isFields(value)) return false;
  const { contributors, id, identifiers: ids, provider } = value;
  return (
    hasRoles(value) ||
    (typeof provider === 'string' && fieldsOf(ids).some((one) => 'identifierType' in one)) ||
    (Array.isArray(contributors) && wordsOf([id]).some((word) => word.startsWith('https://doi.org/')))
  );
};

/** A work in the format that Front Matter’s services and tools share. */
export const commonmetaFormat: Format = {
  name: 'Commonmeta JSON',
  detects: isCommonmeta,
  read: (value) =>
    isCommonmeta(value)
      ? workOf(COMMONMETA_ROWS, value, { format: 'Commonmeta JSON', namespace: 'commonmeta' })
      : [],
};
