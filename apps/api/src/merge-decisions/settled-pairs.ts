import { groupsOf } from './find-opposite.ts';
import type { Decision } from './find-opposite.ts';

/**
 * Creates the function that reports whether decisions settle that two records are the same or different, if only through third
 * records.
 */
export const createSettled = (
  decisions: readonly Decision[],
): ((first: string, second: string) => boolean) => {
  const groups = groupsOf(decisions);
  /** Returns the first id of the group of a record. */
  const groupOf = (id: string): string => {
    const [first = id] = groups.get(id) ?? [];
    return first;
  };
  const apart = new Set(
    decisions.flatMap(({ verdict, records, others }) =>
      verdict === 'same'
        ? []
        : records.flatMap((id) =>
            others.flatMap((other) => [
              `${groupOf(id)} ${groupOf(other)}`,
              `${groupOf(other)} ${groupOf(id)}`,
            ]),
          ),
    ),
  );
  return (first, second) => {
    const [one, other] = [groupOf(first), groupOf(second)];
    return one === other || apart.has(`${one} ${other}`);
  };
};
