import { readList, readObject } from '@open-discovery/http';
import type { Reader } from '@open-discovery/http';

/*
 * Readers made of readers. They are marked as free of side effects, so that bundlers leave out the readers of calls that
 * nobody makes.
 */

/** Creates a reader of a list whose items are all read. */
// @__NO_SIDE_EFFECTS__
export const listOf =
  <T>(readItem: Reader<T>): Reader<T[]> =>
  (json, what) =>
    readList(json, what).map((item, index) => readItem(item, `${what}[${index}]`));

/** Creates a reader of an object with any keys whose values are all read. */
// @__NO_SIDE_EFFECTS__
export const recordOf =
  <T>(readValue: Reader<T>): Reader<Record<string, T>> =>
  (json, what) =>
    Object.fromEntries(
      Object.entries(readObject(json, what)).map(([key, value]) => [key, readValue(value, `${what}.${key}`)]),
    );

/** Creates a reader of one of the given words. */
// @__NO_SIDE_EFFECTS__
export const oneOf =
  <const Word extends string | number>(words: readonly Word[]): Reader<Word> =>
  (json, what) => {
    const found = words.find((word) => word === json);
    if (found === undefined) throw new Error(`${what}: none of ${words.join(', ')}`);
    return found;
  };

/** Creates a reader that also accepts null. */
// @__NO_SIDE_EFFECTS__
export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (json, what) =>
    json === null ? null : read(json, what);

/** An object whose named fields are read; for the other fields the type is the server's promise. */
// @__NO_SIDE_EFFECTS__
export const shapeOf =
  <T extends object>(fields: { readonly [Name in keyof T]?: Reader<T[Name]> }): Reader<T> =>
  (json, what) => {
    const found = readObject(json, what);
    for (const [name, read] of Object.entries<Reader<unknown> | undefined>(fields))
      read?.(found[name], `${what}.${name}`);
    return found as T;
  };
