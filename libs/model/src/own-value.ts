/**
 * Returns the value that a table has for a word from outside. A word that the table lacks has none, not even one of the
 * names that every object inherits.
 * @example ownValue({ doi: 'DOI' }, 'constructor') // undefined
 */
export const ownValue = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  word: string,
): Value | undefined => (Object.hasOwn(table, word) ? table[word] : undefined);
