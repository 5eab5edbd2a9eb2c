/**
 * Reads a value out of an answer, or throws an error that names what should have been there. An `Endpoint`'s `parse` is
 * made of them: answers are checked where a caller would otherwise fail far from the cause.
 * @example const readTitle: Reader<string> = (json, what) => readText(readObject(json, what)['title'], `${what}.title`);
 */
export type Reader<T> = (json: unknown, what: string) => T;

/**
 * An object of JSON whose fields are not known yet.
 * @example const fields: Fields = readObject(json, 'answer');
 */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * A text.
 * @example readText('a', 'title') // 'a'
 */
export const readText: Reader<string> = (json, what) =>
  typeof json === 'string' ? json : refuse(what, 'text');

/**
 * A number.
 * @example readNumber('7', 'total') // throws 'total: no number'
 */
export const readNumber: Reader<number> = (json, what) =>
  typeof json === 'number' ? json : refuse(what, 'number');

/**
 * True or false.
 * @example readFlag(false, 'isEnabled') // false
 */
export const readFlag: Reader<boolean> = (json, what) =>
  typeof json === 'boolean' ? json : refuse(what, 'flag');

/**
 * A list, its items unread.
 * @example readList([1, 'a'], 'results') // [1, 'a']
 */
export const readList: Reader<readonly unknown[]> = (json, what) =>
  Array.isArray(json) ? json : refuse(what, 'list');

/**
 * An object, its fields unread; a list is none.
 * @example readObject({ total: 7 }, 'answer')['total'] // 7
 */
export const readObject: Reader<Fields> = (json, what) => (isObject(json) ? json : refuse(what, 'object'));

const isObject = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const refuse = (what: string, expected: string): never => {
  throw new Error(`${what}: no ${expected}`);
};
