import { readValues } from '../input/read-values.ts';
import type { FoundValue } from '../input/read-values.ts';
import { createTableReader } from '../mappings/table-mappings.ts';
import { bytesOf, drain } from './bytes-of.ts';
import { reasonText } from '../report/skip-reason.ts';

/** Tables of known programs are read, others have no mapping. */
const NO_FILE = '/nonexistent/csv-mapping.json';

/** Reads the values of a text, as an import finds them, and the damage that ends it. */
export const readText = (text: string | Uint8Array): Promise<{ items: FoundValue[]; error: string | null }> =>
  drain(readValues({ name: 'x', bytes: bytesOf(text) }, createTableReader(NO_FILE, null)));

/** Returns the first value of a text; throws if there is none. */
export const valueIn = async (text: string | Uint8Array): Promise<unknown> => {
  const { items, error } = await readText(text);
  const [found] = items;
  if (found === undefined || 'problem' in found)
    throw new Error(`no value: ${found === undefined ? (error ?? 'empty') : reasonText(found.problem)}`);
  return found.value;
};
