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
  /** One id stands for a group. */
  const nameOf = (id: string): string => {
    const [first = id] = groups.get(id) ?? [];
    return first;
  };
  const apart = new Set(
    decisions.flatMap(({ verdict, records, others }) =>
      verdict === 'same'
        ? []
        : records.flatMap((id) =>
            others.flatMap((other) => [`${nameOf(id)} ${nameOf(other)}`, `${nameOf(other)} ${nameOf(id)}`]),
          ),
    ),
  );
  return (first, second) => {
    const [one, other] = [nameOf(first), nameOf(second)];
    return one === other || apart.has(`${one} ${other}`);
  };
};
