/** Type guards for untrusted JSON; `null` when the value does not match. First, an object's own fields. */
export const objectOf = (json: unknown): Readonly<Record<string, unknown>> | null =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : null;

/** Returns a non-empty text of at most `maxChars` UTF-16 units. */
export const textOf = (json: unknown, maxChars: number): string | null =>
  typeof json === 'string' && json !== '' && json.length <= maxChars ? json : null;

/** Returns a list of at most `max` items. */
export const arrayOf = (json: unknown, max: number): readonly unknown[] | null =>
  Array.isArray(json) && json.length <= max ? json : null;

export const isWholeNumber = (json: unknown): json is number =>
  typeof json === 'number' && Number.isSafeInteger(json) && json >= 0;

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

/** Reports whether a value is a UTC date and time as `Date.toISOString` writes it. */
export const isIsoTime = (json: unknown): json is string =>
  typeof json === 'string' && ISO_TIME.test(json) && !Number.isNaN(Date.parse(json));
