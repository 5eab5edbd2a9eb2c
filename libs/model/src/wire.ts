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

const itemsWithContent = (items: readonly unknown[]): unknown[] | undefined => {
  const kept: unknown[] = [];
  for (const item of items) {
    const content = withContent(item);
    if (content !== undefined) kept.push(content);
  }
  return kept.length > 0 ? kept : undefined;
};

/** Returns `undefined` for a value without content. Zero and `false` are content. */
const withContent = (value: unknown): unknown => {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return itemsWithContent(value);
  const kept: Record<string, unknown> = {};
  let isEmpty = true;
  for (const name of Object.keys(value)) {
    const content = withContent(Reflect.get(value, name));
    if (content === undefined) continue;
    kept[name] = content;
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
  (withContent(record) ?? {}) as Wire<T>;
