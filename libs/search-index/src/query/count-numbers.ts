import type { NumberColumn } from '../storage/number-column.ts';
import type { ColumnCounter } from './column-counter.ts';
import { countCodes } from './count-codes.ts';
import type { DocSet } from './doc-set.ts';

export interface NumberCounts {
  counts: readonly (readonly [number: number, count: number])[];
  missing: number;
}

/** Below this range, an array of counters is faster than a map. */
const SPAN_LIMIT = 1 << 16;

const countSparse = ({ codes, base }: NumberColumn, documents: Uint32Array): NumberCounts => {
  const counts = new Map<number, number>();
  let missing = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const code = codes[documents[at] as number] as number;
    if (code === 0) missing += 1;
    else counts.set(base + code, (counts.get(base + code) ?? 0) + 1);
  }
  return { counts: [...counts], missing };
};

/** Returns the exact count of each number that occurs. */
export const countNumbers = (
  column: NumberColumn,
  documents: DocSet,
  counter: ColumnCounter,
): NumberCounts => {
  const { codes, base, greatest } = column;
  if (greatest > SPAN_LIMIT) return countSparse(column, documents.ids);
  const counted = counter.count(column, documents, (listed) => {
    const counts = countCodes(codes, listed, greatest + 1);
    return { counts, missing: counts[0] as number };
  });
  const counts: [number, number][] = [];
  for (let code = 1; code < counted.counts.length; code += 1) {
    if (counted.counts[code] !== 0) counts.push([base + code, counted.counts[code] as number]);
  }
  return { counts, missing: counted.missing };
};
