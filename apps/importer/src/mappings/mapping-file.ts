import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing, writeDurably } from '@open-discovery/harvest';
import { fieldsOfKind, isTableKind } from '../formats/tables/table-fields.ts';
import type { TableMapping } from '../formats/tables/table-row.ts';
import { fieldsOf, isFields } from '../fields.ts';
import { messageOf } from '../message-of.ts';
import { UsageError } from '../usage-error.ts';

/** Mappings of tables, in the data folder. */
const MAPPING_FILE = 'csv-mapping.json';

/** Returns the file of mappings of a data folder. */
export const mappingFile = (dataDir: string): string => path.join(dataDir, MAPPING_FILE);

const parseColumn = (kind: TableMapping['kind'], column: string, field: unknown): [string, string | null] => {
  if (field === null) return [column, null];
  if (typeof field === 'string' && fieldsOfKind(kind).includes(field)) return [column, field];
  throw new UsageError(
    `the column “${column}” has the field ${JSON.stringify(field)}; a ${kind} has ${fieldsOfKind(kind).join(', ')}, or null to leave the column out`,
  );
};

const parseMapping = (value: unknown): TableMapping => {
  const { kind, columns } = isFields(value) ? value : {};
  if (!isTableKind(kind)) throw new UsageError('a table needs a kind: product, project or organization');
  if (!isFields(columns)) throw new UsageError('a table needs columns with their fields');
  return {
    kind,
    columns: Object.fromEntries(
      Object.entries(columns).map(([column, field]) => parseColumn(kind, column, field)),
    ),
  };
};

const parseMappings = (text: string): readonly TableMapping[] => {
  const value: unknown = JSON.parse(text);
  if (!isFields(value) || !Array.isArray(value['tables'])) throw new UsageError('it needs a list of tables');
  return fieldsOf(value['tables']).map(parseMapping);
};

/** Reads the mappings of a file; none if there is no file. Throws a `UsageError` that names what is wrong. */
export const readMappings = async (file: string): Promise<readonly TableMapping[]> => {
  try {
    return parseMappings(await readFile(file, 'utf8'));
  } catch (error) {
    if (isMissing(error)) return [];
    throw new UsageError(`${file}: ${messageOf(error)}`);
  }
};

export const addMapping = async (file: string, mapping: TableMapping): Promise<void> => {
  const tables = [...(await readMappings(file)), mapping];
  await writeDurably(file, `${JSON.stringify({ tables }, null, 2)}\n`);
};
