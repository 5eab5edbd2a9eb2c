import { isProductType, KIND_NAMES } from '@open-discovery/model';
import type { OtherKind } from '@open-discovery/model';
import { isFields } from '../../fields.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { otherOf } from '../mapping/other-of.ts';
import { mapFields } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { statedIdentifiers } from '../mapping/stated-identifiers.ts';
import { texts, wordsOf } from '../mapping/text-rows.ts';
import { EMPTY_WORK } from '../mapping/work.ts';
import type { Work } from '../mapping/work.ts';
import { readMapped } from './table.ts';
import { toTableRow } from './table-row.ts';
import type { TableKind } from './table-row.ts';
import { skipReason, withDetail } from '../../report/skip-reason.ts';

/** The columns of a table that this portal exports, with the fields that they are, by the kind of row. */
const COLUMNS: Readonly<Record<string, Partial<Record<TableKind, string>>>> = {
  id: {},
  type: { product: 'type' },
  title: { product: 'title', project: 'title', organization: 'name' },
  subtitle: { product: 'subtitle' },
  authors: { product: 'authors' },
  orcids: { product: 'orcids' },
  contributors: { product: 'contributors' },
  date: { product: 'date', project: 'startDate' },
  endDate: { project: 'endDate' },
  year: { product: 'date' },
  venue: { product: 'venue' },
  volume: { product: 'volume' },
  issue: { product: 'issue' },
  pages: { product: 'pages' },
  issn: { product: 'issn' },
  publisher: { product: 'publisher', project: 'funders' },
  doi: { product: 'doi' },
  identifiers: { product: 'identifiers', organization: 'ror' },
  url: { product: 'url', project: 'url', organization: 'url' },
  access: { product: 'access' },
  license: { product: 'license' },
  language: { product: 'language' },
  version: { product: 'version' },
  country: { product: 'country', organization: 'country' },
  funders: { product: 'funders', project: 'funders' },
  projects: {},
  grantCodes: { product: 'grantCodes' },
  code: { project: 'code' },
  acronym: { project: 'acronym' },
  call: { project: 'call' },
  totalCost: { project: 'totalCost' },
  fundedAmount: { project: 'fundedAmount' },
  currency: { project: 'currency' },
  organizations: {},
  communities: {},
  subjects: { product: 'keywords', project: 'keywords' },
  peerReviewed: {},
  citations: {},
  downloads: {},
  views: {},
  sources: {},
  abstract: { product: 'abstract', project: 'abstract' },
};

/** A row of a table that this portal exports. */
export class OwnTableRow {
  readonly columns: readonly string[];
  readonly cells: readonly string[];

  constructor(columns: readonly string[], cells: readonly string[]) {
    this.columns = columns;
    this.cells = cells;
  }
}

/** Reports whether a table was exported by this portal. */
export const isOwnTable = (columns: readonly string[]): boolean =>
  columns.every((column) => Object.hasOwn(COLUMNS, column)) &&
  ['id', 'type', 'title'].every((column) => columns.includes(column));

const SECTION = 'the columns of an export';

const row = (field: string, read: (texts: string[]) => Partial<Work> = () => ({})): Row<Work> => ({
  field,
  section: SECTION,
  to: field,
  read: (values) => read(wordsOf(values).flatMap((cell) => cell.split('; '))),
});

/** The columns of which the kinds without their own table take what the model has of them. */
const OTHER_ROWS: readonly Row<Work>[] = [
  row('id'),
  row('type'),
  texts('title', SECTION, 'titles'),
  texts('date', SECTION, 'dates'),
  texts('acronym', SECTION, 'otherTitles'),
  texts('publisher', SECTION, 'publishers'),
  texts('country', SECTION, 'countries'),
  texts('abstract', SECTION, 'descriptions'),
  row('url', (urls) => ({ urls })),
  row('identifiers', statedIdentifiers),
  row('subjects', (words) => ({ subjects: words.map((value) => ({ scheme: 'keyword', value })) })),
];

const isOtherKind = (kind: string): kind is OtherKind => Object.hasOwn(KIND_NAMES, kind);

/** Reads a row as its type says: `project`, or `publication: Article`. */
const readRow = ({ columns, cells }: OwnTableRow): readonly Found[] => {
  const cell = (name: string): string => cells[columns.indexOf(name)]?.trim() ?? '';
  const id = cell('id');
  const [kind = '', resource = ''] = cell('type').split(/:\s*/, 2);
  const type = isProductType(kind) ? 'product' : kind;
  if (type === 'product' || type === 'project') {
    const fields = Object.fromEntries(columns.map((column) => [column, COLUMNS[column]?.[type] ?? null]));
    const shown = columns.map((column, at) => (column === 'type' ? resource || kind : (cells[at] ?? '')));
    return readMapped(toTableRow(columns, shown, { kind: type, columns: fields, separator: '; ' })).map(
      (found) => renamed(found, id, type === 'product' ? kind : null),
    );
  }
  if (!isOtherKind(kind)) return nothing(withDetail(skipReason('unknown-row-type'), kind));
  const fields = Object.fromEntries(columns.map((column) => [column, cell(column)]));
  return [otherOf(mapFields(OTHER_ROWS, fields, EMPTY_WORK), { kind, id, format: 'CSV' })];
};

/** Returns a record under the id and with the type that the table gives. */
const renamed = (found: Found, id: string, type: string | null): Found =>
  found.type === 'record' && isFields(found.record)
    ? { ...found, record: { ...found.record, id, ...(type === null ? {} : { type }) } }
    : found;

/** A table that this portal exports. */
export const ownTableFormat: Format = {
  name: 'CSV of a portal',
  detects: (row) => row instanceof OwnTableRow,
  read: (row) => (row instanceof OwnTableRow ? readRow(row) : []),
};
