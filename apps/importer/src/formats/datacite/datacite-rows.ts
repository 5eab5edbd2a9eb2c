import { relationBy, relationNamed } from '../mapping/work-relation.ts';
import { workScheme } from '../mapping/work-scheme.ts';
import { authors } from '../mapping/people.ts';
import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { accessWord } from '../mapping/access-words.ts';
import type { Row } from '../mapping/row.ts';
import { workPid } from '../mapping/stated-identifiers.ts';
import { pids, texts, venue, wordOf } from '../mapping/text-rows.ts';
import { typesOf } from '../mapping/type-rows.ts';
import { parseWorkType } from '../mapping/work-types.ts';
import type { Pid, Work } from '../mapping/work.ts';
import { datesRow, yearRow } from './datacite-dates.ts';
import { otherIds, PERSON_PARTS, toAuthor } from './datacite-people.ts';
import { placeOf } from './datacite-places.ts';
import { identifierOf, relatedItem } from './datacite-relations.ts';

const section = (number: string): string => `DataCite 4.5, property ${number}`;

const titleRow: Row<Work> = {
  field: 'titles',
  section: section('3'),
  to: 'mainTitle, subTitle, otherTitles',
  parts: ['title', 'titleType'],
  read: (values) => {
    const titled = (wanted: (type: string | null) => boolean): string[] =>
      fieldsOf(values).flatMap((item) =>
        wanted(textOf(item['titleType'])) ? (textOf(item['title']) ?? []) : [],
      );
    return {
      titles: titled((type) => type === null),
      subTitles: titled((type) => type === 'Subtitle'),
      otherTitles: titled((type) => type !== null && type !== 'Subtitle'),
    };
  },
};

const subjectRow: Row<Work> = {
  field: 'subjects',
  section: section('6'),
  to: 'subjects',
  parts: ['subject', 'subjectScheme'],
  read: (values) => ({
    subjects: fieldsOf(values).flatMap((item) => {
      const value = textOf(item['subject']);
      const scheme = textOf(item['subjectScheme']) ?? 'keyword';
      return value === null ? [] : [{ scheme: /\bFOS\b/.test(scheme) ? 'FOS' : scheme, value }];
    }),
  }),
};

const CONTACT = 'ContactPerson';
const contributorRow: Row<Work> = {
  field: 'contributors',
  section: section('7'),
  to: 'contributors, contactPeople',
  parts: ['name', 'nameType', 'givenName', 'familyName', 'contributorType'],
  read: (values) => {
    const named = (isWanted: (type: string | null) => boolean): string[] =>
      fieldsOf(values)
        .filter((item) => isWanted(textOf(item['contributorType'])))
        .flatMap(toAuthor)
        .map(({ fullName }) => fullName);
    return {
      contributors: named((type) => type !== CONTACT),
      contactPeople: named((type) => type === CONTACT),
    };
  },
  lost: (values) =>
    fieldsOf(values).some(({ contributorType: type }) => textOf(type) !== null && type !== CONTACT)
      ? ['role']
      : [],
};

const alternateRow = (field: string, value: string, type: string): Row<Work> => ({
  field,
  section: section('11'),
  to: 'pids, instances.alternateIdentifiers',
  parts: [value, type],
  read: (values) => {
    const found = fieldsOf(values).flatMap((item): Pid[] => {
      const id = wordOf(item[value]);
      const scheme = textOf(item[type]) ?? 'other';
      const named = /^ur[il]$/i.test(scheme) ? workPid(id ?? '') : null;
      if (named !== null) return [named];
      return id === null ? [] : [{ scheme: workScheme(scheme) ?? scheme, value: id }];
    });
    return { ids: found.filter(isOwn), alternateIds: found.filter((pid) => !isOwn(pid)) };
  },
});

/** The schemes in which a work has one identifier of its own; a further DOI may be that of another version. */
const OWN_SCHEMES: ReadonlySet<string> = new Set(['pmid', 'pmc', 'arXiv', 'handle']);

const isOwn = ({ scheme }: Pid): boolean => OWN_SCHEMES.has(scheme);

/** Returns the ISSN of the venue, if that is what a related identifier is. */
const issnOf = (item: Fields): string[] => {
  const isVenue = /^is(?:partof|publishedin)$/i.test(textOf(item['relationType']) ?? '');
  const value = wordOf(item['relatedIdentifier']);
  const isIssn = /^[ep]?issn$/i.test(textOf(item['relatedIdentifierType']) ?? '');
  return isVenue && isIssn && value !== null ? [value] : [];
};

/** The first ISSN is that of the related item, if there is one. */
const issnsOf = (issns: readonly string[], source: Fields): Work['container'] => {
  const isElsewhere = fieldsOf(source['relatedItems']).some((item) => identifierOf(item)?.type === 'issn');
  const [issnPrinted, issnOnline, issnLinking] = isElsewhere ? [undefined, ...issns] : issns;
  return { issnPrinted, issnOnline, issnLinking };
};

const relatedRow: Row<Work> = {
  field: 'relatedIdentifiers',
  section: section('12'),
  to: 'relations, container',
  parts: ['relatedIdentifier', 'relatedIdentifierType', 'relationType'],
  read: (values, source) => ({
    container: issnsOf(fieldsOf(values).flatMap(issnOf), source),
    relations: fieldsOf(values).flatMap(({ relationType, relatedIdentifierType, relatedIdentifier }) =>
      relationBy(relationNamed(relationType), relatedIdentifierType, relatedIdentifier),
    ),
  }),
  lost: (values) =>
    fieldsOf(values).flatMap((item) => {
      const type = textOf(item['relatedIdentifierType']) ?? 'no type';
      return workScheme(type) !== undefined ||
        textOf(item['relatedIdentifier']) === null ||
        issnOf(item).length > 0
        ? []
        : [type];
    }),
};

const rightsRow: Row<Work> = {
  field: 'rightsList',
  section: section('16'),
  to: 'instances.license, bestAccessRight',
  parts: ['rights', 'rightsUri', 'rightsIdentifier'],
  read: (values) => {
    const rights = fieldsOf(values);
    const isAccess = (item: Fields): boolean =>
      /info:eu-repo\/semantics|c_(?:abf2|f1cf|16ec|14cb)$/.test(textOf(item['rightsUri']) ?? '');
    const words = (item: Fields): string[] =>
      [item['rightsIdentifier'], item['rightsUri'], item['rights']].flatMap((word) => textOf(word) ?? []);
    return {
      licenses: rights.filter((item) => !isAccess(item)).flatMap((item) => words(item)[0] ?? []),
      accessRights: rights.flatMap(words).map(accessWord),
    };
  },
};

const fundingRow: Row<Work> = {
  field: 'fundingReferences',
  section: section('19'),
  to: 'projects',
  parts: ['funderName', 'funderIdentifier', 'awardNumber', 'awardTitle'],
  read: (values) => ({
    grants: fieldsOf(values).map((item) => ({
      code: wordOf(isFields(item['awardNumber']) ? item['awardNumber']['awardNumber'] : item['awardNumber']),
      title: textOf(item['awardTitle']),
      funder: textOf(item['funderName']),
      funderId: textOf(item['funderIdentifier']),
    })),
  }),
};

/** Reports whether the free text says more than the general type: of the same kind, or beside a word that says nothing. */
const isMoreSpecific = (specific: string | null, general: string | null): boolean => {
  if (general === null || /^(?:text|other|\(:.*)$/i.test(general)) return true;
  const [a, b] = [parseWorkType(specific ?? ''), parseWorkType(general)];
  return a !== null && a.type === b?.type && !a.resource.startsWith('Other ');
};

/** The fields of a DataCite record in the shape of the REST API, and their places in the model. */
export const DATACITE_ROWS: readonly Row<Work>[] = [
  pids('doi', section('1'), 'doi'),
  {
    field: 'types',
    section: section('10'),
    to: 'type, instances.type, originalValues',
    parts: ['resourceType', 'resourceTypeGeneral'],
    read: (values) => {
      const [item = {}] = fieldsOf(values);
      const [general, specific] = [textOf(item['resourceTypeGeneral']), textOf(item['resourceType'])];
      const words = isMoreSpecific(specific, general) ? [specific, general] : [general, specific];
      return typesOf(words.flatMap((word) => word ?? []));
    },
  },
  titleRow,
  {
    ...authors('creators', section('2'), PERSON_PARTS, toAuthor),
    to: 'authors, organizations',
    lost: otherIds,
  },
  texts('publisher', section('4'), 'publishers'),
  texts('publisher.name', section('4'), 'publishers'),
  yearRow,
  datesRow,
  subjectRow,
  contributorRow,
  texts('language', section('9'), 'languages'),
  alternateRow('alternateIdentifiers', 'alternateIdentifier', 'alternateIdentifierType'),
  alternateRow('identifiers', 'identifier', 'identifierType'),
  relatedRow,
  texts('sizes', section('13'), 'sizes'),
  texts('formats', section('14'), 'formats'),
  texts('version', section('15'), 'versions'),
  rightsRow,
  texts('descriptions.description', section('17'), 'descriptions'),
  {
    field: 'geoLocations',
    section: section('18'),
    to: 'geoLocations',
    parts: ['geoLocationPoint', 'geoLocationBox', 'geoLocationPlace'],
    read: (values) => ({ places: fieldsOf(values).map(placeOf) }),
  },
  fundingRow,
  relatedItem(section('20')),
  venue('container.title', 'REST API, container', 'name'),
  venue('container.volume', 'REST API, container', 'vol'),
  venue('container.issue', 'REST API, container', 'iss'),
  venue('container.firstPage', 'REST API, container', 'sp'),
  venue('container.lastPage', 'REST API, container', 'ep'),
  texts('url', 'REST API', 'urls'),
];
