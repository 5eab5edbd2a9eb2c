import type { AdminChange } from '@open-discovery/model';

const NAMES = ['name', 'title', 'route', 'pid'] as const;

const textIn = (fields: unknown, name: string): string | null => {
  const value: unknown = Reflect.get(Object(fields), name);
  return typeof value === 'string' ? value : null;
};

/** Returns the two ends of a link; null for anything else. */
const endsOf = (fields: unknown): string | null => {
  const ends = ['source', 'target'].map((end) => textIn(Reflect.get(Object(fields), end), 'title'));
  return ends.includes(null) ? null : ends.join(' – ');
};

/**
 * Returns the name of a changed item; empty for one without a name.
 * @example changeName({ before: null, after: { source: { title: 'A' }, target: { title: 'B' } } }) // 'A – B'
 */
export const changeName = ({ before, after }: Pick<AdminChange, 'before' | 'after'>): string => {
  const fields = { ...Object(before), ...Object(after) } as Readonly<Record<string, unknown>>;
  return endsOf(fields) ?? NAMES.map((name) => textIn(fields, name)).find((text) => text !== null) ?? '';
};
