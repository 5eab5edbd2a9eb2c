/** Relevance grades from 0 to 3 by the product's key. */
type Grades = ReadonlyMap<string, number>;

/**
 * Parses `key=grade key=grade …`.
 *
 * @example
 * parseGrades('photo-51=2').get('photo-51'); // 2
 */
export const parseGrades = (text: string): Grades =>
  new Map(
    text.split(' ').map((pair) => {
      const [key = '', grade = '0'] = pair.split('=');
      return [key, Number(grade)];
    }),
  );

const discountedGain = (grades: readonly number[], depth: number): number =>
  grades.slice(0, depth).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);

/** Returns the normalized discounted cumulative gain: 1 if the best results come first, 0 if there are none of them. */
export const ndcg = (found: readonly string[], grades: Grades, depth = 10): number => {
  const best = [...grades.values()].sort((a, b) => b - a);
  const gained = found.map((key) => grades.get(key) ?? 0);
  return discountedGain(gained, depth) / discountedGain(best, depth);
};
