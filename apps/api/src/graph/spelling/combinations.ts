/** What to write in place of which words, and how far it is from what was written. */
export interface Correction {
  readonly words: ReadonlyMap<string, string>;
  /** Sum of the places that the new words have among those for theirs; 0 takes the nearest of each. */
  readonly distance: number;
}

const UNCHANGED: Correction = { words: new Map(), distance: 0 };

/**
 * The nearest ways to replace all of the words at once, each by one of its alternatives (nearest first).
 *
 * @example combinations([['levle', ['level', 'lever']]], 1) // [{ words: Map { 'levle' => 'level' }, distance: 0 }]
 */
export const combinations = (
  alternatives: readonly (readonly [word: string, others: readonly string[]])[],
  most: number,
): Correction[] =>
  alternatives.reduce<Correction[]>(
    (corrections, [word, others]) =>
      corrections
        .flatMap(({ words, distance }) =>
          others.map((other, place) => ({
            words: new Map([...words, [word, other]]),
            distance: distance + place,
          })),
        )
        .sort((a, b) => a.distance - b.distance)
        .slice(0, most),
    [UNCHANGED],
  );
