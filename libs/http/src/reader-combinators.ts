import { readList, readObject } from './json-readers.ts';
import type { Reader } from './json-readers.ts';

/*
 * Functions that make readers of readers. They are marked as free of side effects, so that bundlers leave out the readers of
 * unused requests.
 */

/**
 * Creates a reader of a list whose items are all read.
 * @example listOf(readNumber)([1, 2], 'years') // [1, 2]
 */
// @__NO_SIDE_EFFECTS__
export const listOf =
  <T>(readItem: Reader<T>): Reader<T[]> =>
  (json, name) =>
    readList(json, name).map((item, index) => readItem(item, `${name}[${String(index)}]`));

/**
 * Creates a reader of an object with any keys whose values are all read.
 * @example recordOf(readNumber)({ en: 1 }, 'counts') // { en: 1 }
 */
// @__NO_SIDE_EFFECTS__
export const recordOf =
  <T>(readValue: Reader<T>): Reader<Record<string, T>> =>
  (json, name) =>
    Object.fromEntries(
      Object.entries(readObject(json, name)).map(([key, value]) => [key, readValue(value, `${name}.${key}`)]),
    );

/**
 * Creates a reader of one of the given words.
 * @example oneOf(['open', 'closed'])('shut', 'state') // throws 'state: none of open, closed'
 */
// @__NO_SIDE_EFFECTS__
export const oneOf =
  <const Word extends string | number>(words: readonly Word[]): Reader<Word> =>
  (json, name) => {
    const found = words.find((word) => word === json);
    if (found === undefined) throw new Error(`${name}: none of ${words.join(', ')}`);
    return found;
  };

/**
 * Creates a reader that also accepts null.
 * @example orNull(readText)(null, 'email') // null
 */
// @__NO_SIDE_EFFECTS__
export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (json, name) =>
    json === null ? null : read(json, name);

/**
 * Creates a reader that returns a default for an absent or null value: for fields that are only shown.
 * @example orDefault(readText, '')(undefined, 'note') // ''
 */
// @__NO_SIDE_EFFECTS__
export const orDefault =
  <T>(read: Reader<T>, fallback: T): Reader<T> =>
  (json, name) =>
    json === undefined || json === null ? fallback : read(json, name);

/**
 * Creates a reader of an optional field.
 * @example optional(readText)(undefined, 'note') // undefined
 */
// @__NO_SIDE_EFFECTS__
export const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (json, name) =>
    json === undefined ? undefined : read(json, name);

/**
 * Creates a reader of an object whose fields are all read. Unknown fields are dropped.
 * @example objectOf({ id: readText })({ id: 'a', more: 1 }, 'work') // { id: 'a' }
 */
// @__NO_SIDE_EFFECTS__
export const objectOf =
  <T extends object>(fields: { readonly [Name in keyof T]-?: Reader<T[Name]> }): Reader<T> =>
  (json, name) => {
    const found = readObject(json, name);
    const read = Object.entries<Reader<unknown>>(fields)
      .map(([field, readField]) => [field, readField(found[field], `${name}.${field}`)] as const)
      .filter(([, value]) => value !== undefined);
    // The type of `fields` has a reader for each field of `T`.
    return Object.fromEntries(read) as T;
  };
