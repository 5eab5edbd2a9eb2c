import { CitationEntry } from '../../input/citations/citation-entry.ts';
import type { Format } from '../format.ts';
import { workOf } from './product-of.ts';
import type { Row } from './row.ts';
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
    value instanceof CitationEntry ? workOf(rows, value.fields, { format: name, namespace }) : [],
});
