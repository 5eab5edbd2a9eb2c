/** An object from outside with unchecked fields. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns an object with other values, and other names if `nameOf` is given. Leaves out `__proto__`: assigned, it would give the
 * object its fields. An import does this for every record; lists of entries take longer.
 */
export const replaceFields = (
  fields: Fields,
  valueOf: (name: string, value: unknown) => unknown,
  nameOf: (name: string) => string = (name) => name,
): Fields => {
  const replaced: Record<string, unknown> = {};
  for (const name of Object.keys(fields))
    if (name !== '__proto__') replaced[nameOf(name)] = valueOf(name, fields[name]);
  return replaced;
};

/** Reports whether a field has no content: it is missing, an empty text or an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns a non-blank text; `null` for anything else. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Returns the items of a list; none for any other value. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the objects of a list. */
export const fieldsOf = (value: unknown): readonly Fields[] => itemsOf(value).filter(isFields);

/** Returns the texts of a list. */
export const textsOf = (value: unknown): string[] =>
  itemsOf(value).flatMap((item) => {
    const text = textOf(item);
    return text === null ? [] : [text];
  });
