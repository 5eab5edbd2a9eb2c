import type { Fields } from '../../fields.ts';
import type { Row } from '../mapping/row.ts';
import { identifiersByScheme, statedIdentifiers } from '../mapping/stated-identifiers.ts';
import type { Pid, Work } from '../mapping/work.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';
import { marcRow, textsIn } from './marc-row.ts';

/** Numbers whose scheme the first indicator of field 024 names. */
const NUMBERS: ReadonlyMap<unknown, string> = new Map([
  ['0', 'ISRC'],
  ['1', 'UPC'],
  ['2', 'ISMN'],
  ['3', 'EAN'],
]);

const identifierRow = marcRow(
  ['024', 'Other Standard Identifier'],
  'pids, instances.alternateIdentifiers, instances.urls',
  ['a', '2', '@ind1', '@ind2'],
  (fields) =>
    identifiersByScheme(
      fields.flatMap((field) => {
        const scheme = textAt(field, '2') ?? NUMBERS.get(field['@ind1']) ?? '';
        return textsAt(field, 'a').map((value): Pid => ({ scheme, value }));
      }),
    ),
);

/** A number of another catalog: `(OCoLC)123`. */
const catalogNumber = (field: Fields): Pid[] =>
  textsAt(field, 'a').map((text) => {
    const [, scheme, value = text] = /^\(([^)]+)\)\s*(.+)$/.exec(text) ?? [];
    return { scheme: scheme ?? textAt(field, '9') ?? 'other', value };
  });

/** The fields with identifiers, numbers and addresses of a work. */
export const MARC_IDENTIFIER_ROWS: readonly Row<Work>[] = [
  identifierRow,
  marcRow(
    ['020', 'International Standard Book Number'],
    'instances.alternateIdentifiers',
    ['a'],
    (fields) => ({
      alternateIds: textsIn(fields, 'a').flatMap((text) => {
        const [value] = /^[\dX-]{10,17}/i.exec(text) ?? [];
        return value === undefined ? [] : [{ scheme: 'ISBN', value }];
      }),
    }),
  ),
  marcRow(['022', 'International Standard Serial Number'], 'container.issnPrinted', ['a', 'l'], (fields) => ({
    container: { issnPrinted: textsIn(fields, 'a')[0], issnLinking: textsIn(fields, 'l')[0] },
  })),
  marcRow(['035', 'System Control Number'], 'instances.alternateIdentifiers', ['a', '9'], (fields) => ({
    alternateIds: fields.flatMap(catalogNumber),
  })),
  marcRow(['037', 'Source of Acquisition (arXiv, Invenio)'], 'pids', ['a', '9', 'c'], (fields) => ({
    ids: fields
      .filter((field) => /^arxiv$/i.test(textAt(field, '9') ?? ''))
      .flatMap((field) => textsAt(field, 'a').map((value) => ({ scheme: 'arXiv', value }))),
  })),
  marcRow(['088', 'Report Number'], 'instances.alternateIdentifiers', ['a'], (fields) => ({
    alternateIds: textsIn(fields, 'a').map((value) => ({ scheme: 'Report number', value })),
  })),
  marcRow(
    ['856', 'Electronic Location and Access'],
    'pids, instances.urls',
    ['u', '@ind1', '@ind2'],
    (fields) => {
      // The second indicator 2: of a related work.
      const own = fields.filter((field) => field['@ind2'] !== '2');
      const { ids, urls } = statedIdentifiers(textsIn(own, 'u'));
      return { ids, urls };
    },
  ),
];
