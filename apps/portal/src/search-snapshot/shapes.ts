/** Questions asked of JSON that anybody may have written; `null` where the answer is no. */

/** The fields of an object, without what it inherits. */
export const objectOf = (json: unknown): Readonly<Record<string, unknown>> | null =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : null;

/** A text that says something, of at most so many UTF-16 units. */
export const textOf = (json: unknown, maxChars: number): string | null =>
  typeof json === 'string' && json !== '' && json.length <= maxChars ? json : null;

/** A list of at most so many. */
export const arrayOf = (json: unknown, max: number): readonly unknown[] | null =>
  Array.isArray(json) && json.length <= max ? json : null;

export const isWholeNumber = (json: unknown): json is number =>
  typeof json === 'number' && Number.isSafeInteger(json) && json >= 0;

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

/** A date and time in UTC as `Date.toISOString` writes it. */
export const isIsoTime = (json: unknown): json is string =>
  typeof json === 'string' && ISO_TIME.test(json) && !Number.isNaN(Date.parse(json));
