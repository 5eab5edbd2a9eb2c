import { fieldsOf } from '../../fields.ts';
import { takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { identifiersByScheme, statedIdentifiers } from '../mapping/stated-identifiers.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import type { Pid, Work } from '../mapping/work.ts';
import { hostRow } from './unimarc-host.ts';
import { peopleRow } from './unimarc-people.ts';
import { textsIn, textsOf, unimarcRow, unimarcSection } from './unimarc-row.ts';
import { UNIMARC_TYPE_ROWS } from './unimarc-types.ts';

const otherTitles = (tag: string, name: string): Row<Work> =>
  unimarcRow([tag, name], 'otherTitles', ['a'], (fields) => ({ otherTitles: textsIn(fields, 'a') }));

/** `cop. 1998`, `[2020]`, `DL 2020` */
const yearsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => /\d{4}/.exec(text)?.[0] ?? []);

const imprint = (tag: string, name: string): Row<Work> =>
  unimarcRow(
    [tag, name],
    'publisher, publicationDate',
    ['c', 'd', ...(tag === '214' ? ['@ind1', '@ind2'] : [])],
    (all) => {
      // The second indicator of field 214: 0 for publication, others for production, distribution and copyright.
      const fields = all.filter((field) =>
        ['0', ' ', undefined].includes(field['@ind2'] as string | undefined),
      );
      return { publishers: textsIn(fields, 'c'), dates: yearsIn(textsIn(fields, 'd')) };
    },
  );

/** A subject with its subdivisions: `$a Marées $x Mesure $y Mer du Nord`. */
const subjectRow = (tag: string, name: string): Row<Work> =>
  unimarcRow(
    [tag, name],
    'subjects',
    ['a', 'b', 'c', 'f', 't', 'j', 'x', 'y', 'z', '2', '3', '@ind1', '@ind2'],
    (fields) => ({
      subjects: fields.map((field) => ({
        scheme: textsOf(field, '2')[0] ?? 'keyword',
        value: [textsOf(field, 'a', 'b').join(', '), ...textsOf(field, 't', 'j', 'x', 'y', 'z')].join('--'),
      })),
    }),
  );

const classification = (tag: string, name: string, scheme: string): Row<Work> =>
  unimarcRow([tag, name], 'subjects', ['a', 'v', 'z', '2'], (fields) => ({
    subjects: fields.flatMap((field) =>
      textsOf(field, 'a').map((value) => ({
        scheme: tag === '686' ? (textsOf(field, '2')[0] ?? scheme) : scheme,
        value,
      })),
    ),
  }));

const DATES = [9, 13] as const;

const titleRow = unimarcRow(
  ['200', 'Title and Statement of Responsibility'],
  'mainTitle, subTitle, otherTitles',
  ['a', 'd', 'e', 'h', 'i'],
  (fields) => ({
    titles: fields.flatMap((field) => {
      // Further $a are other works in one volume.
      const [title, ...others] = textsOf(field, 'a');
      return title === undefined ? [] : [[title, ...textsOf(field, 'h', 'i')].join('. '), ...others];
    }),
    subTitles: textsIn(fields, 'e').slice(0, 1),
    otherTitles: [...textsIn(fields, 'd'), ...textsIn(fields, 'e').slice(1)],
  }),
);

const numberRow = unimarcRow(
  ['017', 'Other Standard Identifier'],
  'pids, instances.alternateIdentifiers, instances.urls',
  ['a', '2'],
  (fields) =>
    identifiersByScheme(
      fields.flatMap((field) =>
        textsOf(field, 'a').map((value): Pid => ({ scheme: textsOf(field, '2')[0] ?? '', value })),
      ),
    ),
);

const alternate = (tag: string, name: string, scheme: string): Row<Work> =>
  unimarcRow([tag, name], 'instances.alternateIdentifiers', ['a'], (fields) => ({
    alternateIds: textsIn(fields, 'a').map((value) => ({ scheme, value })),
  }));

/** The fields of UNIMARC, and their places in the model. */
export const UNIMARC_ROWS: readonly Row<Work>[] = [
  ...UNIMARC_TYPE_ROWS,
  takenElsewhere('001', unimarcSection('Record Identifier'), 'originalIds'),
  {
    field: '003',
    section: unimarcSection('Persistent Record Identifier'),
    to: 'instances.urls',
    read: (values) => ({ urls: wordsOf(values).filter((text) => /^https?:/.test(text)) }),
  },
  alternate('010', 'International Standard Book Number', 'ISBN'),
  unimarcRow(
    ['011', 'International Standard Serial Number'],
    'container.issnPrinted, container.issnLinking',
    ['a', 'f'],
    (fields) => ({
      container: { issnPrinted: textsIn(fields, 'a')[0], issnLinking: textsIn(fields, 'f')[0] },
    }),
  ),
  numberRow,
  alternate('029', 'National thesis number', 'Thesis number'),
  alternate('035', 'Other System Control Numbers', 'other'),
  alternate('073', 'International Article Number', 'EAN'),
  unimarcRow(['101', 'Language of the Resource'], 'language', ['a'], (fields) => ({
    languages: textsIn(fields, 'a'),
  })),
  titleRow,
  unimarcRow(['205', 'Edition Statement'], 'container.edition', ['a'], (fields) => ({
    container: { edition: textsIn(fields, 'a')[0] },
  })),
  imprint('214', 'Production, Publication, Distribution, Manufacture Statements'),
  imprint('210', 'Publication, Distribution, etc.'),
  {
    field: '100',
    section: unimarcSection('General Processing Data'),
    to: 'publicationDate',
    parts: ['a'],
    read: (values) => ({
      dates: yearsIn(textsIn(fieldsOf(values), 'a').map((text) => text.slice(...DATES))),
    }),
  },
  unimarcRow(['215', 'Physical Description'], 'size', ['a'], (fields) => ({ sizes: textsIn(fields, 'a') })),
  hostRow('463'),
  hostRow('461'),
  unimarcRow(['225', 'Series'], 'container.name, container.vol', ['a', 'v', 'x'], ([series]) => ({
    container: {
      name: textsOf(series, 'a')[0],
      vol: textsOf(series, 'v')[0],
      issnPrinted: textsOf(series, 'x')[0],
    },
  })),
  hostRow('410'),
  unimarcRow(['330', 'Summary or Abstract'], 'descriptions', ['a'], (fields) => ({
    descriptions: textsIn(fields, 'a'),
  })),
  unimarcRow(['371', 'Notes on Access, Use'], 'originalValues', ['a'], (fields) => ({
    originals: textsIn(fields, 'a').map((value) => ({ field: 'instances.license', value })),
  })),
  otherTitles('500', 'Preferred Title'),
  otherTitles('510', 'Parallel Title Proper'),
  otherTitles('512', 'Cover Title'),
  otherTitles('517', 'Other Variant Titles'),
  otherTitles('541', 'Translated Title Supplied by Cataloguer'),
  subjectRow('600', 'Personal Name Used as Subject'),
  subjectRow('601', 'Corporate Body Name Used as Subject'),
  subjectRow('606', 'Topical Name Used as Subject'),
  subjectRow('607', 'Geographical Name Used as Subject'),
  subjectRow('608', 'Form, Genre or Physical Characteristics'),
  subjectRow('610', 'Uncontrolled Subject Terms'),
  classification('675', 'Universal Decimal Classification', 'udc'),
  classification('676', 'Dewey Decimal Classification', 'ddc'),
  classification('680', 'Library of Congress Classification', 'lcc'),
  classification('686', 'Other Class Numbers', 'other'),
  ...(['700', '701', '702', '710', '711', '712'] as const).map(peopleRow),
  unimarcRow(
    ['856', 'Electronic Location and Access'],
    'pids, instances.urls, formats',
    ['u', 'q', '@ind1', '@ind2'],
    (fields) => {
      const { ids, urls } = statedIdentifiers(textsIn(fields, 'u'));
      return { ids, urls, formats: textsIn(fields, 'q') };
    },
  ),
];
