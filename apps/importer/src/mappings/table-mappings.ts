import { knownTable } from '../formats/tables/known-table.ts';
import { toTableRow } from '../formats/tables/table-row.ts';
import type { TableMapping } from '../formats/tables/table-row.ts';
import type { NewTable, TableReader } from '../input/tables/read-rows.ts';
import { askMapping } from './ask-mapping.ts';
import type { Dialog } from './ask-mapping.ts';
import { addMapping, readMappings } from './mapping-file.ts';
import { skipReason, withDetail } from '../report/skip-reason.ts';
import type { SkipReason } from '../report/skip-reason.ts';

const isFor = ({ columns }: NewTable, mapping: TableMapping): boolean =>
  new Set(columns).size === Object.keys(mapping.columns).length &&
  columns.every((column) => Object.hasOwn(mapping.columns, column));

/** Returns the reason for which a table without a mapping is skipped, and what helps. */
const withoutMapping = (file: string): SkipReason =>
  withDetail(
    skipReason('unmapped-table'),
    `import it with --map in a terminal, which asks once, or write the mapping to ${file}`,
  );

/**
 * Returns what reads tables: those of known programs, and those with a mapping in a file, by the names of their columns.
 * A table without a mapping is asked about once, in a terminal, and the answer is stored in the file.
 */
export const createTableReader = (file: string, dialog: Dialog | null): TableReader => {
  const skipped = new Set<string>();
  const ask = async (table: NewTable, person: Dialog): Promise<TableMapping | null> => {
    const key = JSON.stringify(table.columns);
    const mapping = skipped.has(key) ? null : await askMapping(table, person);
    if (mapping === null) skipped.add(key);
    else await addMapping(file, mapping);
    return mapping;
  };
  return async (table) => {
    const known = knownTable(table.columns);
    if (known !== null) return known;
    const kept = (await readMappings(file)).find((mapping) => isFor(table, mapping));
    if (kept === undefined && dialog === null) return withoutMapping(file);
    const mapping = kept ?? (dialog === null ? null : await ask(table, dialog));
    return mapping === null
      ? skipReason('declined-table')
      : (cells) => toTableRow(table.columns, cells, mapping);
  };
};
