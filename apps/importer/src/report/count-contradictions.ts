import type { Kind } from '@open-discovery/model';

/** Two records under one id whose titles contradict. */
export interface Contradiction {
  readonly kind: Kind;
  readonly id: string;
  readonly titles: readonly [kept: string, other: string];
  /** The id that the other record got; `null` if both are still one record. */
  readonly otherId: string | null;
}

interface Place {
  readonly file: string;
  readonly line: number;
}

/** The number of records whose titles contradict that of another one under their id, with the first ones. */
export interface ContradictionReport {
  readonly total: number;
  readonly shown: readonly (Contradiction & Place)[];
}

const MOST_SHOWN = 20;

/** Creates the count of contradicting titles. */
export const createContradictionCount = () => {
  let total = 0;
  const shown: (Contradiction & Place)[] = [];
  return {
    add(found: Contradiction, { file, line }: Place): void {
      total += 1;
      if (shown.length < MOST_SHOWN) shown.push({ ...found, file, line });
    },
    all: (): ContradictionReport => ({ total, shown }),
  };
};
