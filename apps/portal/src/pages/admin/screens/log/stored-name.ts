import type { AdminChange } from '@open-discovery/model';

const NAMES = ['name', 'title', 'route', 'pid', 'recordId'] as const;

/** Returns a text of an item; null without it. */
export const textIn = (fields: unknown, name: string): string | null => {
  const value: unknown = Reflect.get(Object(fields), name);
  return typeof value === 'string' ? value : null;
};

/** Returns the two ends of a link; null for anything else. */
const endsOf = (fields: unknown): string | null => {
  const ends = ['source', 'target'].map((end) => textIn(Reflect.get(Object(fields), end), 'title'));
  return ends.includes(null) ? null : ends.join(' – ');
};

/** Returns the ids of the records of a decision. */
const decidedIds = (fields: unknown): string =>
  ['records', 'others']
    .flatMap((side) => {
      const ids: unknown = Reflect.get(Object(fields), side);
      return Array.isArray(ids) ? ids.map(String) : [];
    })
    .join(' – ');

/** Returns the fields of a changed item: those after the change, and those that it had before. */
export const fieldsOf = ({ before, after }: Pick<AdminChange, 'before' | 'after'>) =>
  ({ ...Object(before), ...Object(after) }) as Readonly<Record<string, unknown>>;

/**
 * Returns the stored name of a changed item; empty for one without a name.
 * @example storedName({ source: { title: 'A' }, target: { title: 'B' } }) // 'A – B'
 */
export const storedName = (fields: Readonly<Record<string, unknown>>): string =>
  endsOf(fields) ??
  NAMES.map((name) => textIn(fields, name)).find((text) => text !== null) ??
  decidedIds(fields);
