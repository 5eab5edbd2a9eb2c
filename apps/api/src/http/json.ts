export type Json = Record<string, unknown>;

/** Reports whether a value of a JSON document is an object. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an object; an empty one for any other value. */
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

/** Returns the items of a list; none for any other value. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
