import type { Kind } from '@open-discovery/model';
import { isFields } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import type { Format, Found } from '../format.ts';
import { recordOf, value } from '../mapping/record-of.ts';
import type { RecordTable } from '../mapping/record-of.ts';
import { readMapped } from './table.ts';
import { toTableRow } from './table-row.ts';
import type { TableKind } from './table-row.ts';

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

/** The kinds of which a table keeps the name and the address only. */
const NAMED: Readonly<Partial<Record<Kind, RecordTable>>> = {
  dataSource: {
    format: 'CSV',
    kind: 'dataSource',
    rows: [value('title', SECTION, 'officialName'), value('url', SECTION, 'websiteUrl')],
  },
  service: {
    format: 'CSV',
    kind: 'service',
    rows: [value('title', SECTION, 'name'), value('url', SECTION, 'websiteUrl')],
  },
  community: { format: 'CSV', kind: 'community', rows: [value('title', SECTION, 'name')] },
};

const PRODUCT_TYPES: ReadonlySet<string> = new Set(['publication', 'dataset', 'software', 'other']);

/** Reads a row as its type says: `project`, or `publication: Article`. */
const readRow = ({ columns, cells }: OwnTableRow): readonly Found[] => {
  const cell = (name: string): string => cells[columns.indexOf(name)]?.trim() ?? '';
  const id = cell('id');
  const [kind = '', resource = ''] = cell('type').split(/:\s*/, 2);
  const type = PRODUCT_TYPES.has(kind) ? 'product' : kind;
  if (type === 'product' || type === 'project' || type === 'organization') {
    const fields = Object.fromEntries(columns.map((column) => [column, COLUMNS[column]?.[type] ?? null]));
    const shown = columns.map((column, at) => (column === 'type' ? resource || kind : (cells[at] ?? '')));
    return readMapped(toTableRow(columns, shown, { kind: type, columns: fields, separator: '; ' })).map(
      (found) => renamed(found, id, type === 'product' ? kind : null),
    );
  }
  const table = Object.entries(NAMED).find(([name]) => name === kind)?.[1];
  const row: Fields = Object.fromEntries(columns.map((column) => [column, cell(column)]));
  return table === undefined
    ? [{ type: 'nothing', reason: `a row of type ${kind}, which CSV has too little of` }]
    : [recordOf(table, row, id)];
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
