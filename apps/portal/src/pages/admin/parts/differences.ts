/** A field that a change has changed. */
export interface Difference {
  /** The path of the field, for example `layout.customCss`. */
  readonly field: string;
  /** `null` where the field was empty or missing. */
  readonly before: unknown;
  readonly after: unknown;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const leaves = (value: unknown, field = ''): (readonly [string, unknown])[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, part]) => leaves(part, field === '' ? name : `${field}.${name}`))
    : [[field, isEmpty(value) ? null : value]];

/**
 * Lists the fields that differ between two versions of an item, those of nested objects by their path.
 * @example differences({ name: 'A', tags: [] }, { name: 'B' }) // [{ field: 'name', before: 'A', after: 'B' }]
 */
export const differences = (before: unknown, after: unknown): Difference[] => {
  const [old, current] = [new Map(leaves(before)), new Map(leaves(after))];
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((field) => field !== '')
    .map((field) => ({ field, before: old.get(field) ?? null, after: current.get(field) ?? null }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
};
