/** An object from outside, its fields not yet looked at. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a field; null for anything else and for blank text. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The objects of a list. */
export const fieldsOf = (value: unknown): readonly Fields[] => itemsOf(value).filter(isFields);

/** The texts of a list. */
export const textsOf = (value: unknown): string[] =>
  itemsOf(value).flatMap((item) => {
    const text = textOf(item);
    return text === null ? [] : [text];
  });
