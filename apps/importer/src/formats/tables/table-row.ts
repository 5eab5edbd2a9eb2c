import type { Fields } from '../../fields.ts';
import { splitList } from '../mapping/split-list.ts';

/** The kinds that rows of a table can be. */
export type TableKind = 'product' | 'project' | 'organization';

/** The mapping of the columns of a table to fields. */
export interface TableMapping {
  readonly kind: TableKind;
  /** The field of each column; `null` for one that is left out. */
  readonly columns: Readonly<Record<string, string | null>>;
  /** The separator of several values in one cell; recognized in each cell if absent. */
  readonly separator?: string;
}

/** A row of a table that has a mapping: its texts by fields, those of other columns by their names. */
export class TableRow {
  readonly kind: TableKind;
  readonly fields: Fields;

  constructor(kind: TableKind, fields: Fields) {
    this.kind = kind;
    this.fields = fields;
  }
}

/** Fields that hold several values in one cell. */
const LISTS: ReadonlySet<string> = new Set([
  'authors',
  'orcids',
  'contributors',
  'keywords',
  'funders',
  'grantCodes',
  'organizations',
  'ror',
  'isbn',
  'issn',
  'url',
  'identifiers',
  'country',
]);

/** Names are split by commas only where each part is a whole name: `Ann Smith, Bob Lee`. */
const isListOfNames = (parts: readonly string[]): boolean =>
  parts.length > 1 && parts.every((part) => /\S\s+\S/.test(part));

const partsOf = (cell: string, field: string, known?: string): string[] => {
  const separator = known ?? ['||', ';', '|', '\n'].find((one) => cell.includes(one));
  if (separator !== undefined) return splitList(cell, separator);
  if (field === 'url') return [cell.trim()];
  const byComma = splitList(cell, ',');
  const isNames = field === 'authors' || field === 'contributors';
  return isNames && !isListOfNames(byComma) ? splitList(cell, /\s(?:and|&)\s/) : byComma;
};

/** Splits a cell with several values, as programs write them. */
export const splitCell = (cell: string, field: string, known?: string): string[] => {
  if (!LISTS.has(field)) return [cell];
  // An ORCID iD has the place of its author, and some authors have none.
  if (field === 'orcids' && cell.includes(';')) return splitList(cell, ';');
  return partsOf(cell, field, known).filter((part) => part !== '');
};

export const toTableRow = (
  columns: readonly string[],
  cells: readonly string[],
  mapping: TableMapping,
): TableRow => {
  const fields = new Map<string, string[]>();
  columns.forEach((column, at) => {
    const cell = cells[at]?.trim() ?? '';
    if (cell === '') return;
    const field = Object.hasOwn(mapping.columns, column) ? mapping.columns[column] : null;
    const name = field ?? `column “${column}”`;
    fields.set(name, [...(fields.get(name) ?? []), ...splitCell(cell, field ?? '', mapping.separator)]);
  });
  return new TableRow(mapping.kind, Object.fromEntries(fields));
};
