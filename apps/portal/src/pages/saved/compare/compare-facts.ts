/** A fact of each compared record: its name and the values of each record, in their order. */
export interface FactOfEach {
  readonly name: string;
  readonly values: readonly (readonly string[])[];
}

/** A fact, and whether the records differ in it. */
export interface ComparedFact extends FactOfEach {
  readonly isDifferent: boolean;
}

/** Returns a key that is the same for values that differ in case, order and spaces only. */
const keyOf = (values: readonly string[]): string =>
  values
    .map((value) => value.trim().toLowerCase())
    .sort()
    .join('\n');

/**
 * Returns the facts that at least one record states, and whether they differ. A record that does not state a fact differs
 * from those that do.
 */
export const compareFacts = (facts: readonly FactOfEach[]): readonly ComparedFact[] =>
  facts
    .filter(({ values }) => values.some((ofRecord) => ofRecord.length > 0))
    .map((fact) => ({ ...fact, isDifferent: new Set(fact.values.map(keyOf)).size > 1 }));

/** Returns the values that two lists have in common, ignoring case, as the first spells them. */
export const valuesInCommon = (one: readonly string[], other: readonly string[]): readonly string[] => {
  const keys = new Set(other.map((value) => value.trim().toLowerCase()));
  return [...new Set(one)].filter((value) => keys.has(value.trim().toLowerCase()));
};
