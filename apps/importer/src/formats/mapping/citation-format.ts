import { CitationEntry } from '../../input/citations/citation-entry.ts';
import type { Format } from '../format.ts';
import { productOf } from './product-of.ts';
import { mapFields } from './row.ts';
import type { Row } from './row.ts';
import { EMPTY_WORK } from './work.ts';
import type { Work } from './work.ts';

/** Returns the format of the entries of a citation file. `namespace` is that of ids of works without an identifier. */
export const citationFormat = (
  name: CitationEntry['format'],
  rows: readonly Row<Work>[],
  namespace: string,
): Format => ({
  name,
  detects: (value) => value instanceof CitationEntry && value.format === name,
  read: (value) =>
    value instanceof CitationEntry
      ? productOf(mapFields(rows, value.fields, EMPTY_WORK), {
          format: name,
          source: null,
          namespace,
          localId: null,
        })
      : [],
});
