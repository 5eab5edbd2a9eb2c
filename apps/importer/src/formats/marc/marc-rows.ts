import { parseAccessRight, parseDate } from '@open-discovery/model';
import type { Fields } from '../../fields.ts';
import { accessWord } from '../mapping/access-words.ts';
import { takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import type { Work } from '../mapping/work.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';
import { withoutPunctuation, withoutStop } from './marc-fields.ts';
import { hostRow } from './marc-host.ts';
import { MARC_IDENTIFIER_ROWS } from './marc-identifiers.ts';
import { peopleRow } from './marc-people.ts';
import { marcRow, marcSection, textsIn } from './marc-row.ts';
import { MARC_TYPE_ROWS } from './marc-types.ts';

const otherTitles = (tag: string, name: string): Row<Work> =>
  marcRow([tag, name], 'otherTitles', ['a'], (fields) => ({
    otherTitles: textsIn(fields, 'a').map(withoutStop),
  }));

/** A date as catalogs write it: `c1998.`, `[2020]`. */
const dateIn = (text: string): string[] =>
  parseDate(text) === null ? (/\d{4}/.exec(text)?.slice(0, 1) ?? []) : [text];

/** The second indicator of field 264 tells publication from printing and copyright. */
const PUBLICATION = new Set([undefined, ' ', '1']);
const imprint = (tag: string, name: string): Row<Work> =>
  marcRow(
    [tag, name],
    'publisher, publicationDate',
    ['b', 'c', ...(tag === '264' ? ['@ind1', '@ind2'] : [])],
    (all) => {
      const fields = all.filter((field) => PUBLICATION.has(field['@ind2'] as string | undefined));
      return {
        publishers: textsIn(fields, 'b').map(withoutPunctuation),
        dates: textsIn(fields, 'c').flatMap(dateIn),
      };
    },
  );

/** Vocabularies of subjects, by the second indicator. */
const VOCABULARIES: ReadonlyMap<unknown, string> = new Map([
  ['0', 'lcsh'],
  ['2', 'mesh'],
]);

const subjectRow = (tag: string, name: string): Row<Work> =>
  marcRow(
    [tag, `Subject Added Entry-${name}`],
    'subjects',
    ['a', 'v', 'x', 'y', 'z', '2', '@ind1', '@ind2'],
    (fields) => ({
      subjects: fields.map((field) => ({
        scheme: VOCABULARIES.get(field['@ind2']) ?? textAt(field, '2') ?? 'keyword',
        value: ['a', 'x', 'y', 'z', 'v'].flatMap((code) => textsAt(field, code).map(withoutStop)).join('--'),
      })),
    }),
  );

const classification = (tag: string, name: string, scheme: string): Row<Work> =>
  marcRow([tag, name], 'subjects', ['a', '2'], (fields) => ({
    subjects: textsIn(fields, 'a').map((value) => ({ scheme, value: value.replaceAll(/['/]/g, '') })),
  }));

/** Access restrictions, among which are words for open access. */
const accessRow = marcRow(
  ['506', 'Restrictions on Access Note'],
  'bestAccessRight, originalValues',
  ['a', 'f', 'u', '2'],
  (fields) => {
    const words = [...textsIn(fields, 'f'), ...textsIn(fields, 'a')].map(withoutStop);
    const rightOf = (word: string): string =>
      /^(?:unrestricted online access|open access\b.*)$/i.test(word) ? 'OPEN' : accessWord(word);
    const isKnown = (word: string): boolean => parseAccessRight(rightOf(word)) !== null;
    return {
      accessRights: words.filter(isKnown).map(rightOf),
      originals: words.filter((word) => !isKnown(word)).map((value) => ({ field: 'bestAccessRight', value })),
    };
  },
);

const YEAR = [7, 11] as const;
const LANGUAGE = [35, 38] as const;

/** The year and the language in the control field of fixed length. */
const controlRow: Row<Work> = {
  field: '008',
  section: marcSection('Fixed-Length Data Elements'),
  to: 'publicationDate, language',
  read: (values) => {
    const texts = values.filter((value) => typeof value === 'string');
    return {
      dates: texts.map((text) => text.slice(...YEAR)).filter((year) => /^\d{4}$/.test(year)),
      languages: texts
        .map((text) => text.slice(...LANGUAGE))
        .filter((code) => /^[a-z]{3}$/.test(code) && code !== 'zxx'),
    };
  },
};

const titleRow = marcRow(
  ['245', 'Title Statement'],
  'mainTitle, subTitle',
  ['a', 'b', 'n', 'p'],
  (fields) => ({
    titles: fields.flatMap((field) => {
      const parts = ['a', 'n', 'p'].flatMap((code) => textsAt(field, code).map(withoutStop));
      return parts.length === 0 ? [] : [parts.join('. ')];
    }),
    subTitles: textsIn(fields, 'b').map(withoutStop),
  }),
);

/** `(1997 :`, `Karpacz, Poland)`: brackets around the subfields of a meeting. */
const withoutBrackets = (text: string): string => withoutPunctuation(text.replaceAll(/[()]/g, ''));

/** The fields of MARC 21, and their places in the model. */
export const MARC_ROWS: readonly Row<Work>[] = [
  ...MARC_TYPE_ROWS,
  takenElsewhere('001', marcSection('Control Number'), 'originalIds'),
  takenElsewhere('003', marcSection('Control Number Identifier'), 'originalIds'),
  ...MARC_IDENTIFIER_ROWS,
  marcRow(['041', 'Language Code'], 'language', ['a'], (fields) => ({
    // Older records write several codes as one: `engger`.
    languages: textsIn(fields, 'a').flatMap((text) =>
      text.match(/^(?:[a-z]{3}){2,}$/) ? (text.match(/.{3}/g) ?? []) : [text],
    ),
  })),
  classification('080', 'Universal Decimal Classification Number', 'udc'),
  classification('082', 'Dewey Decimal Classification Number', 'ddc'),
  peopleRow('100'),
  peopleRow('110'),
  peopleRow('700'),
  peopleRow('710'),
  marcRow(
    ['111', 'Main Entry-Meeting Name'],
    'contributors, container.conferencePlace, container.conferenceDate',
    ['a', 'c', 'd'],
    (fields) => ({
      contributors: textsIn(fields, 'a').map(withoutStop),
      container: {
        conferencePlace: textsIn(fields, 'c').map(withoutBrackets)[0],
        conferenceDate: textsIn(fields, 'd').map(withoutBrackets)[0],
      },
    }),
  ),
  titleRow,
  otherTitles('130', 'Main Entry-Uniform Title'),
  otherTitles('240', 'Uniform Title'),
  otherTitles('242', 'Translation of Title by Cataloging Agency'),
  otherTitles('246', 'Varying Form of Title'),
  marcRow(['250', 'Edition Statement'], 'container.edition', ['a'], (fields) => ({
    container: { edition: textsIn(fields, 'a').map(withoutPunctuation)[0] },
  })),
  imprint('264', 'Production, Publication, Distribution, Manufacture, and Copyright Notice'),
  imprint('260', 'Publication, Distribution, etc. (Imprint)'),
  imprint('269', 'Imprint of the preprint (Invenio)'),
  marcRow(['300', 'Physical Description'], 'size', ['a'], (fields) => ({
    sizes: textsIn(fields, 'a').map(withoutPunctuation),
  })),
  hostRow,
  marcRow(['490', 'Series Statement'], 'container.name, container.vol', ['a', 'v'], ([series]) => ({
    container: {
      name: textsAt(series, 'a').map(withoutPunctuation)[0],
      vol: textsAt(series, 'v').map(withoutPunctuation)[0],
    },
  })),
  accessRow,
  marcRow(['520', 'Summary, Etc.'], 'descriptions', ['a', 'b'], (fields) => ({
    descriptions: fields.map((field) => [...textsAt(field, 'a'), ...textsAt(field, 'b')].join(' ')),
  })),
  marcRow(['536', 'Funding Information Note'], 'projects', ['a', 'b', 'c', 'f'], (fields) => ({
    grants: fields.map((field) => ({
      code: textAt(field, 'c') ?? textAt(field, 'b') ?? textAt(field, 'f'),
      funder: textAt(field, 'a'),
      funderId: null,
    })),
  })),
  marcRow(
    ['540', 'Terms Governing Use and Reproduction Note'],
    'instances.license',
    ['a', 'u'],
    (fields) => ({
      licenses: fields.flatMap((field) => textAt(field, 'u') ?? textAt(field, 'a') ?? []),
    }),
  ),
  subjectRow('600', 'Personal Name'),
  subjectRow('610', 'Corporate Name'),
  subjectRow('611', 'Meeting Name'),
  subjectRow('648', 'Chronological Term'),
  subjectRow('650', 'Topical Term'),
  subjectRow('651', 'Geographic Name'),
  marcRow(['653', 'Index Term-Uncontrolled'], 'subjects', ['a'], (fields) => ({
    subjects: textsIn(fields, 'a').map((value) => ({ scheme: 'keyword', value: withoutStop(value) })),
  })),
  controlRow,
];

/** Returns the number of a record in its catalog, with the catalog’s code: `DE-101:123`. */
export const localIdOf = (fields: Fields): string | null => {
  const [number] = wordsOf([fields['001']].flat());
  const [catalog] = wordsOf([fields['003']].flat());
  return number === undefined ? null : [catalog, number].filter(Boolean).join(':');
};
