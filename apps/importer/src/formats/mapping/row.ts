import { isFields } from '../../fields.ts';
import type { Fields } from '../../fields.ts';

/** A row of a format's table: a field of the standard, and its place in the model. */
export interface Row<Draft> {
  /** Path in the source, joined by `.`; lists on the way are passed through: `author`, `license.URL`. */
  readonly field: string;
  /** The section of the standard that defines the field. */
  readonly section: string;
  /** Fields of the model, for the documentation: `authors, projects`. */
  readonly to: string;
  /** The parts of the field that are read; the whole field if absent. */
  readonly parts?: readonly string[];
  /** True if the row reads only texts, not objects or the attributes of elements. */
  readonly isText?: boolean;
  /** Returns the kinds of values that the row does not take, as the source names them: `Collected` among dates. */
  readonly lost?: ((values: readonly unknown[], source: Fields) => readonly string[]) | undefined;
  /** True if the row takes only the first of several values. */
  readonly isFirst?: boolean;
  /** Returns what the field's values (never empty) add to the draft. `source` is the whole record. */
  readonly read: (values: readonly unknown[], source: Fields) => Partial<Draft>;
}

/** Returns a row of a table. `place` is the field of the model, with all else about the row if there is more to say. */
export const row = <Draft>(
  field: string,
  section: string,
  place: string | Omit<Row<NoInfer<Draft>>, 'field' | 'section' | 'read'>,
  read: (values: readonly unknown[], source: Fields) => Partial<NoInfer<Draft>>,
): Row<Draft> => ({ field, section, ...(typeof place === 'string' ? { to: place } : place), read });

/** The contribution of one row to a draft. */
export interface Added<Draft> {
  readonly row: Pick<Row<Draft>, 'field' | 'to' | 'lost'>;
  /** The number of the field's values. */
  readonly given: number;
  readonly values: Partial<Draft>;
}

/** The result of a mapping: the merged draft, what each row added, and the fields of the source that no row reads. */
export interface Mapped<Draft> {
  readonly draft: Draft;
  readonly added: readonly Added<Draft>[];
  readonly leftOut: readonly string[];
}

/** Returns how the report names a field of which a record keeps one value of several. */
export const furtherValuesOf = (field: string): string => `${field} (further values)`;

/** The loss of a row of people whose role is the name of their field: `editor (role)`. */
export const lostRole = (): readonly string[] => ['role'];

/** Returns a row of a field that another row takes, or that only names the format. */
export const takenElsewhere = <Draft>(
  field: string,
  section: string,
  to: string,
  parts?: readonly string[],
): Row<Draft> => ({ field, section, to, ...(parts && { parts }), read: () => ({}) });

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '');

const itemsOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.flatMap(itemsOf) : isNothing(value) ? [] : [value];

/**
 * Returns the values at a path, through objects and lists.
 * @example valuesAt({ author: [{ family: 'A' }, { family: 'B' }] }, 'author.family') // ['A', 'B']
 */
export const valuesAt = (source: unknown, path: string): readonly unknown[] =>
  path
    .split('.')
    .reduce<readonly unknown[]>(
      (values, name) =>
        values.flatMap((value) =>
          isFields(value) && Object.hasOwn(value, name) ? itemsOf(value[name]) : [],
        ),
      itemsOf(source),
    );

/** Collects the paths of all values that are not empty. */
const collectPaths = (value: unknown, path: string, paths: Set<string>): void => {
  for (const item of itemsOf(value)) {
    if (!isFields(item)) paths.add(path);
    else
      for (const [name, inner] of Object.entries(item))
        collectPaths(inner, path === '' ? name : `${path}.${name}`, paths);
  }
};

const isWithin = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

const isRead = (
  path: string,
  { field, parts, isText }: Pick<Row<object>, 'field' | 'parts' | 'isText'>,
): boolean => {
  if (parts !== undefined) return path === field || parts.some((part) => isWithin(path, `${field}.${part}`));
  return isText === true ? path === field || path === `${field}.#text` : isWithin(path, field);
};

/** Joins what two rows add: lists are joined, and of other values the first wins. */
const join = (first: unknown, second: unknown): unknown => {
  if (Array.isArray(first) && Array.isArray(second))
    return [...(first as unknown[]), ...(second as unknown[])];
  if (isFields(first) && isFields(second))
    return {
      ...second,
      ...Object.fromEntries(Object.entries(first).filter(([, value]) => !isNothing(value))),
    };
  return first ?? second;
};

/**
 * Maps a record by a table: joins what its rows add, in the order of the table, and lists the fields that no row reads.
 */
export const mapFields = <Draft extends object>(
  rows: readonly Row<Draft>[],
  source: Fields,
  start: Draft,
): Mapped<Draft> => {
  const draft: Draft = { ...start };
  const all: Added<Draft>[] = [];
  const further: string[] = [];
  const names = Object.keys(start) as (keyof Draft & string)[];
  for (const row of rows) {
    const values = valuesAt(source, row.field);
    if (values.length === 0) continue;
    const added = row.read(values, source);
    all.push({ row, given: values.length, values: added });
    if (row.isFirst === true && new Set(values.map((value) => JSON.stringify(value))).size > 1)
      further.push(furtherValuesOf(row.field));
    for (const kind of row.lost?.(values, source) ?? []) further.push(`${row.field} (${kind})`);
    for (const name of names) {
      const value = added[name];
      if (value !== undefined) draft[name] = join(draft[name], value) as (typeof draft)[typeof name];
    }
  }
  const paths = new Set<string>();
  collectPaths(source, '', paths);
  const unread = [...paths].filter((path) => !rows.some((row) => isRead(path, row)));
  return { draft, added: all, leftOut: [...new Set([...unread, ...further])].sort() };
};
