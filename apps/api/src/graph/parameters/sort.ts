import type { SortField } from '../../search/engine-query.ts';
import type { Collection } from './collections.ts';
import { LIMITS } from './limits.ts';

export interface SortKey {
  readonly by: SortField;
  readonly descending: boolean;
}

const KEY = /^(\w+)\s+(ASC|DESC)$/;

/** Returns the sort fields of a collection, including `title`. */
export const sortFieldsOf = (collection: Collection): ReadonlyMap<string, SortField> =>
  new Map<string, SortField>([...Object.entries(collection.sort), ['title', 'title']]);

export const sortMessage = (collection: Collection): string => {
  const names = [...sortFieldsOf(collection).keys()].map((name) => `'${name}'`).join(', ');
  return `The field should be in the format 'fieldname ASC|DESC', ${collection.plural} can be only sorted by the ${names}.`;
};

/** Returns the pattern of `sortBy` for the documentation. */
export const sortPattern = (collection: Collection): string => {
  const key = `\\s*(${[...sortFieldsOf(collection).keys()].join('|')})\\s+(ASC|DESC)\\s*`;
  return `^${key}(,${key}){0,${LIMITS.sortFields - 1}}(,\\s*)?$`;
};

/**
 * Parses `sortBy`: name, space, direction, several separated by commas. Returns `null` for anything else.
 *
 * @example parseSort('publicationDate DESC, title ASC', products)
 */
export const parseSort = (text: string, collection: Collection): SortKey[] | null => {
  const fields = sortFieldsOf(collection);
  const keys = text
    .replace(/,\s*$/, '')
    .split(',')
    .map((part): SortKey | null => {
      const [, name = '', direction] = KEY.exec(part.trim()) ?? [];
      const by = fields.get(name);
      return by === undefined ? null : { by, descending: direction === 'DESC' };
    });
  return keys.every((key) => key !== null) ? keys : null;
};
