/** A field that a change has changed. */
export interface Difference {
  /** The path of the field, for example `layout.customCss`. */
  readonly field: string;
  /** `null` where the field was empty or missing. */
  readonly before: string | null;
  readonly after: string | null;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns a value as a text to read; lists have a line per element. */
const textOf = (value: unknown): string | null => {
  if (isEmpty(value)) return null;
  if (Array.isArray(value)) return value.map((one) => textOf(one) ?? '').join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const leaves = (value: unknown, field = ''): (readonly [string, string | null])[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, part]) => leaves(part, field === '' ? name : `${field}.${name}`))
    : [[field, textOf(value)]];

/**
 * Lists the fields that differ between two versions of an item, those of nested objects by their path.
 * @example differences({ name: 'A', tags: [] }, { name: 'B' }) // [{ field: 'name', before: 'A', after: 'B' }]
 */
export const differences = (before: unknown, after: unknown): Difference[] => {
  const [old, current] = [new Map(leaves(before)), new Map(leaves(after))];
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((field) => field !== '')
    .map((field) => ({ field, before: old.get(field) ?? null, after: current.get(field) ?? null }))
    .filter((one) => one.before !== one.after);
};
