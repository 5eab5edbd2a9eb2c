/** Reports whether a value is text. Callers without types pass anything. */
export const isText = (value: unknown): value is string => typeof value === 'string';
