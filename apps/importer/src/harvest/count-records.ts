import { cleanRecord } from '../clean/clean-record.ts';
import type { Found } from '../formats/format.ts';
import { readValue } from '../formats/read-value.ts';
import type { Bytes } from '../input/byte-source.ts';
import { readValues } from '../input/read-values.ts';
import type { TableReader } from '../input/tables/read-rows.ts';
import { UnreadableError } from '../input/unreadable-error.ts';
import { unpack } from '../input/unpack.ts';

/** Reports whether a result is a record that is imported, or a relation that is not part of one. */
const isCounted = (found: Found): boolean => {
  if (found.type === 'record') return 'item' in cleanRecord(found.kind, found.record);
  return found.type === 'relation' && !found.embedded;
};

/** Yields the number of records of each value. */
async function* countValues(document: Bytes, tables: TableReader): AsyncGenerator<number> {
  for await (const text of unpack({ name: '', bytes: document })) {
    if (text.problem) continue;
    for await (const found of readValues(text, tables))
      if ('value' in found) yield readValue(found.value).filter(isCounted).length;
  }
}

/** Counts the records of a document in any format that is imported, up to a number. Nothing counts after a damage. */
export const countRecords = async (document: Bytes, most: number, tables: TableReader): Promise<number> => {
  let count = 0;
  try {
    for await (const records of countValues(document, tables)) {
      count += records;
      if (count >= most) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
  }
  return count;
};
