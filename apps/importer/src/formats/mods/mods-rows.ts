import { parseAccessRight } from '@open-discovery/model';
import { fieldsOf, isFields } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { issnsIn } from '../mapping/issns.ts';
import { accessWord } from '../mapping/access-words.ts';
import { takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { identifiersByScheme } from '../mapping/stated-identifiers.ts';
import { texts, wordOf, wordsOf } from '../mapping/text-rows.ts';
import { typesOf } from '../mapping/type-rows.ts';
import type { Pid, Work } from '../mapping/work.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';
import { MODS_NAME_ROW } from './mods-people.ts';

const element = (name: string): string => `MODS 3.8 User Guidelines, ${name}`;

/** Returns a row for elements with children or attributes. */
const row = (
  field: string,
  to: string,
  parts: readonly string[],
  read: (values: readonly unknown[]) => Partial<Work>,
): Row<Work> => ({ field, section: element(field.split('.').at(-1) ?? field), to, parts, read });

const attributeOf = (value: unknown, name: string): string =>
  isFields(value) ? (wordOf(value[`@${name}`]) ?? '') : '';

/** `The` of `nonSort`, the title, and its parts. */
const titleOf = (info: Fields): string =>
  ['nonSort', 'title', 'partNumber', 'partName']
    .flatMap((name) => textsAt(info, name))
    .join(' ')
    .replaceAll(/\s+/g, ' ');

const titleRow = row(
  'titleInfo',
  'mainTitle, subTitle, otherTitles',
  ['@type', 'nonSort', 'title', 'subTitle', 'partNumber', 'partName'],
  (values) => {
    const infos = fieldsOf(values);
    // A title with a type is a translation, an abbreviation or another form.
    const own = infos.filter((info) => attributeOf(info, 'type') === '');
    return {
      titles: own.map(titleOf),
      subTitles: own.flatMap((info) => textsAt(info, 'subTitle')),
      otherTitles: infos.filter((info) => !own.includes(info)).map(titleOf),
    };
  },
);

/** Words of `typeOfResource` that say which of several types a work has. */
const RESOURCES: ReadonlyMap<string, string> = new Map([
  ['text', 'text'],
  ['cartographic', 'map'],
  ['notated music', 'music'],
  ['sound recording', 'sound'],
  ['sound recording-musical', 'music'],
  ['sound recording-nonmusical', 'sound'],
  ['still image', 'image'],
  ['moving image', 'film'],
  ['three dimensional object', 'physical object'],
  ['software, multimedia', 'interactive resource'],
]);

const identifierRow = row(
  'identifier',
  'pids, instances.alternateIdentifiers, instances.urls, container.issnPrinted, container.issnOnline',
  ['#text', '@type'],
  (values) => {
    const pids = values.flatMap((value): Pid[] => {
      const text = wordOf(value);
      return text === null ? [] : [{ scheme: attributeOf(value, 'type'), value: text }];
    });
    const isIssn = ({ scheme }: Pid): boolean => scheme.toLowerCase() === 'issn';
    return {
      ...identifiersByScheme(pids.filter((pid) => !isIssn(pid))),
      container: issnsIn(pids.filter(isIssn).map(({ value }) => value)),
    };
  },
);

/** The journal or book that a work is part of. */
const isHost = (item: Fields): boolean => attributeOf(item, 'type') === 'host';
const isSeries = (item: Fields): boolean => attributeOf(item, 'type') === 'series';

const numberOf = (host: Fields | undefined, type: string): string | undefined =>
  fieldsOf(fieldsOf(host?.['part']).flatMap((part) => fieldsOf(part['detail'])))
    .filter((detail) => attributeOf(detail, 'type') === type)
    .flatMap((detail) => textsAt(detail, 'number'))[0];

const issnOf = (host: Fields | undefined): string | undefined =>
  fieldsOf(host?.['identifier'])
    .filter((identifier) => attributeOf(identifier, 'type') === 'issn')
    .flatMap((identifier) => wordOf(identifier) ?? [])[0];

const relatedRow: Row<Work> = {
  ...row(
    'relatedItem',
    'container.name, container.vol, container.iss, container.sp, container.ep, container.issnPrinted, publicationDate',
    ['@type', 'titleInfo', 'part', 'identifier', 'originInfo.dateIssued'],
    (values) => {
      const items = fieldsOf(values);
      const host = items.find(isHost) ?? items.find(isSeries);
      const pages = fieldsOf(host?.['part']).flatMap((part) => fieldsOf(part['extent']));
      return {
        container: {
          name: fieldsOf(host?.['titleInfo']).map(titleOf)[0],
          vol: numberOf(host, 'volume'),
          iss: numberOf(host, 'issue') ?? numberOf(host, 'number'),
          sp: textAt(pages, 'start'),
          ep: textAt(pages, 'end'),
          issnPrinted: issnOf(host),
        },
        dates: [...textsAt(host, 'part.date'), ...textsAt(host, 'originInfo.dateIssued')].slice(0, 1),
      };
    },
  ),
  lost: (values) =>
    fieldsOf(values).flatMap((item) =>
      isHost(item) || isSeries(item) ? [] : [attributeOf(item, 'type') || 'no type'],
    ),
};

/** `use and reproduction` or `restriction on access`, in words or as an address. */
const accessRow = row(
  'accessCondition',
  'bestAccessRight, instances.license, originalValues',
  ['#text', '@type', '@href'],
  (values) => {
    const words = values.flatMap((value) => attributeOf(value, 'href') || (wordOf(value) ?? []));
    const isAccess = (word: string): boolean => parseAccessRight(accessWord(word)) !== null;
    return {
      accessRights: words.filter(isAccess).map(accessWord),
      licenses: words.filter((word) => !isAccess(word)),
    };
  },
);

const SUBJECTS = ['topic', 'geographic', 'temporal', 'genre', 'titleInfo.title', 'name.namePart'];

/** The elements of MODS, and their places in the model. */
export const MODS_ROWS: readonly Row<Work>[] = [
  {
    field: 'genre',
    section: element('genre'),
    to: 'type, instances.type, originalValues',
    parts: ['#text'],
    read: (values) => typesOf(wordsOf(values)),
  },
  row('typeOfResource', 'type, instances.type', ['#text'], (values) => ({
    types: typesOf(wordsOf(values).flatMap((word) => RESOURCES.get(word.toLowerCase()) ?? [])).types,
  })),
  titleRow,
  MODS_NAME_ROW,
  texts('abstract', element('abstract'), 'descriptions'),
  texts('originInfo.publisher', element('publisher'), 'publishers'),
  ...['dateIssued', 'dateCreated', 'copyrightDate'].map((name) =>
    row(`originInfo.${name}`, 'publicationDate', ['#text', '@encoding', '@keyDate', '@point'], (values) => ({
      dates: values
        .filter((value) => attributeOf(value, 'point') !== 'end')
        .flatMap((value) => wordOf(value) ?? []),
    })),
  ),
  row('originInfo.edition', 'container.edition', ['#text'], (values) => ({
    container: { edition: wordsOf(values)[0] },
  })),
  row('language.languageTerm', 'language', ['#text', '@type', '@authority'], (values) => ({
    languages: wordsOf(values),
  })),
  texts('physicalDescription.extent', element('extent'), 'sizes'),
  texts('physicalDescription.internetMediaType', element('internetMediaType'), 'formats'),
  row('subject', 'subjects', ['@authority', ...SUBJECTS], (values) => ({
    subjects: fieldsOf(values).flatMap((subject) =>
      SUBJECTS.flatMap((name) => textsAt(subject, name)).map((value) => ({
        scheme: attributeOf(subject, 'authority') || 'keyword',
        value,
      })),
    ),
  })),
  row('classification', 'subjects', ['#text', '@authority'], (values) => ({
    subjects: values.flatMap((value) => {
      const text = wordOf(value);
      return text === null ? [] : [{ scheme: attributeOf(value, 'authority') || 'other', value: text }];
    }),
  })),
  identifierRow,
  relatedRow,
  texts('location.url', element('url'), 'urls'),
  accessRow,
  takenElsewhere('recordInfo.recordIdentifier', element('recordInfo'), 'originalIds'),
];
