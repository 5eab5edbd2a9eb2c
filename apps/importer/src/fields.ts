/** An object from outside with unchecked fields. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a non-blank text; `null` for anything else. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the objects of a list. */
export const fieldsOf = (value: unknown): readonly Fields[] => itemsOf(value).filter(isFields);

/** Returns the texts of a list. */
export const textsOf = (value: unknown): string[] =>
  itemsOf(value).flatMap((item) => {
    const text = textOf(item);
    return text === null ? [] : [text];
  });
