import { exampleText } from './count-fields.ts';

/** A field of a format that its records give and that the model has no place for. */
export interface LeftOutReport {
  readonly format: string;
  /** Path in the source, without positions in lists: `license.start.date-time`. */
  readonly leftOut: string;
  /** The number of records that give it. */
  records: number;
  readonly example: { readonly file: string; readonly line: number };
}

/** A map of objects has as many fields as objects; a limit keeps the counts small. */
const MOST_LEFT_OUT = 10_000;

/** Creates the counts of fields of the sources that the model has no place for. */
export const createLeftOutCounts = () => {
  const counts = new Map<string, LeftOutReport>();
  return {
    add(format: string, leftOut: readonly string[], example: LeftOutReport['example']) {
      for (const path of leftOut) {
        const field = exampleText(path);
        const key = `${format} ${field}`;
        const known = counts.get(key);
        if (known) known.records += 1;
        else if (counts.size < MOST_LEFT_OUT)
          counts.set(key, { format, leftOut: field, records: 1, example });
      }
    },
    all: (): LeftOutReport[] => [...counts.values()].sort((a, b) => b.records - a.records),
  };
};
