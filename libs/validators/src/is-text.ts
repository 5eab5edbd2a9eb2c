/** Reports whether a value is text. JavaScript callers and forms also pass null, undefined or numbers. */
export const isText = (value: unknown): value is string => typeof value === 'string';
