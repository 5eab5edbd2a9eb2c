/** The replacements of words and their distance from the query. */
export interface Correction {
  readonly words: ReadonlyMap<string, string>;
  /** Sum of the ranks of the replacements; 0 uses the nearest one of each word. */
  readonly distance: number;
}

const UNCHANGED: Correction = { words: new Map(), distance: 0 };

/**
 * Returns the nearest combinations that replace every word by one of its alternatives (nearest first).
 *
 * @example combinations([['levle', ['level', 'lever']]], 1) // [{ words: Map { 'levle' => 'level' }, distance: 0 }]
 */
export const combinations = (
  alternatives: readonly (readonly [word: string, others: readonly string[]])[],
  limit: number,
): Correction[] =>
  alternatives.reduce<Correction[]>(
    (corrections, [word, others]) =>
      corrections
        .flatMap(({ words, distance }) =>
          others.map((other, rank) => ({
            words: new Map([...words, [word, other]]),
            distance: distance + rank,
          })),
        )
        .sort((a, b) => a.distance - b.distance)
        .slice(0, limit),
    [UNCHANGED],
  );
