/**
 * Reads a value from JSON, or throws an error that names the field and the expected type. Parsers of endpoints that need
 * no schema library are composed of readers.
 * @example const readTitle: Reader<string> = (json, name) => readText(readObject(json, name)['title'], `${name}.title`);
 */
export type Reader<T> = (json: unknown, name: string) => T;

/**
 * A JSON object whose fields have not been read yet.
 * @example const fields: Fields = readObject(json, 'response');
 */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads text.
 * @example readText('a', 'title') // 'a'
 */
export const readText: Reader<string> = (json, name) =>
  typeof json === 'string' ? json : refuse(name, 'text');

/**
 * Reads a number.
 * @example readNumber('7', 'total') // throws 'total: no number'
 */
export const readNumber: Reader<number> = (json, name) =>
  typeof json === 'number' ? json : refuse(name, 'number');

/**
 * Reads `true` or `false`.
 * @example readFlag(false, 'isEnabled') // false
 */
export const readFlag: Reader<boolean> = (json, name) =>
  typeof json === 'boolean' ? json : refuse(name, 'flag');

/**
 * Reads a list and leaves its items unread.
 * @example readList([1, 'a'], 'results') // [1, 'a']
 */
export const readList: Reader<readonly unknown[]> = (json, name) =>
  Array.isArray(json) ? json : refuse(name, 'list');

/**
 * Reads an object and leaves its fields unread. Lists are refused.
 * @example readObject({ total: 7 }, 'response')['total'] // 7
 */
export const readObject: Reader<Fields> = (json, name) => (isObject(json) ? json : refuse(name, 'object'));

const isObject = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const refuse = (name: string, expected: string): never => {
  throw new Error(`${name}: no ${expected}`);
};
