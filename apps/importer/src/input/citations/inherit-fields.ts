import { textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { CitationEntry } from './citation-entry.ts';

/** Fields that describe or identify the parent only: a child with the DOI of its book would be the book. */
const OWN: ReadonlySet<string> = new Set(
  (
    '@type @key crossref xref xdata ids entryset entrysubtype execute label options presort related relatedoptions ' +
    'relatedstring relatedtype shorthand shorthandintro sortkey shorttitle sorttitle indextitle indexsorttitle type doi ' +
    'pmid pmcid swhid eprint eprinttype eprintclass archiveprefix primaryclass url urldate abstract pages pagetotal ' +
    'file annotation date-added date-modified'
  ).split(' '),
);
/** The parts of a date: a child with its own year takes no month of its parent. */
const DATES: ReadonlySet<string> = new Set(['date', 'year', 'month', 'day']);

const IN_BOOK: readonly string[] = ['inbook', 'bookinbook', 'suppbook', 'incollection', 'suppcollection'];
const IN_OTHERS: readonly string[] = ['inreference', 'inproceedings', 'conference'];
const WHOLES: readonly string[] = ['book', 'collection', 'reference', 'proceedings', 'booklet', 'manual'];
const VOLUMES: readonly string[] = ['mvbook', 'mvcollection', 'mvreference', 'mvproceedings'];
/** The prefix that a parent's title gets in its child. BibLaTeX manual, appendix B; BibTeX has `@incollection` in `@book`, too. */
const TITLES: readonly (readonly [
  parents: readonly string[],
  children: readonly string[],
  prefix: string,
])[] = [
  [WHOLES, [...IN_BOOK, ...IN_OTHERS], 'book'],
  [VOLUMES, [...IN_BOOK, ...IN_OTHERS, ...WHOLES], 'main'],
  [['periodical'], ['article', 'suppperiodical'], 'journal'],
];
const TITLE_FIELDS: readonly string[] = ['title', 'subtitle', 'titleaddon'];

const firstOf = (fields: Fields, name: string): string => {
  const values: unknown = fields[name];
  return textOf(Array.isArray(values) ? (values as unknown[])[0] : null) ?? '';
};

/** Returns the name that a field of a parent has in its child; `null` for one that is not inherited. */
const nameInChild = (name: string, parent: string, child: string): string | null => {
  if (OWN.has(name)) return null;
  const prefix = TITLES.find(
    ([parents, children]) => parents.includes(parent) && children.includes(child),
  )?.[2];
  return prefix !== undefined && TITLE_FIELDS.includes(name) ? `${prefix}${name}` : name;
};

/** Adds the fields of a parent that a child lacks. A field under its own name wins over a title that becomes one. */
const addFields = (child: Fields, parent: Fields): Fields => {
  const types = [firstOf(parent, '@type'), firstOf(child, '@type')] as const;
  const hasDate = 'date' in child || 'year' in child;
  const inherited: Record<string, unknown> = {};
  const renamed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parent)) {
    const to = hasDate && DATES.has(name) ? null : nameInChild(name, ...types);
    if (to !== null) (to === name ? inherited : renamed)[to] = value;
  }
  return { ...renamed, ...inherited, ...child };
};

/** Adds the fields of an entry of `@xdata`, which exists to be inherited as it is. */
const addData = (child: Fields, { '@type': _type, '@key': _key, ids: _ids, ...data }: Fields): Fields => ({
  ...data,
  ...child,
});

const keysOf = (fields: Fields, name: string): string[] =>
  firstOf(fields, name)
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');

/** Deeper entries inherit nothing; real files have three levels. */
const MOST_LEVELS = 50;

/** Returns the entries by their keys and further ids, in the case of the file and in lower case. */
const byKeys = (entries: Iterable<CitationEntry>): ReadonlyMap<string, Fields> => {
  const index = new Map<string, Fields>();
  for (const { fields } of entries)
    for (const key of [firstOf(fields, '@key'), ...keysOf(fields, 'ids')])
      for (const name of [key, key.toLowerCase()]) if (!index.has(name)) index.set(name, fields);
  return index;
};

/** Returns the entry of a key with all that it inherits; `null` if there is none. */
type FindParent = (key: string) => Fields | null;

const withData = (fields: Fields, find: FindParent): Fields => {
  const found = keysOf(fields, 'xdata').map((key) => ({ key, parent: find(key) }));
  const missing = found.filter(({ parent }) => parent === null).map(({ key }) => key);
  const { xdata: _xdata, ...own } = fields;
  return found.reduce<Fields>(
    (all, { parent }) => (parent === null ? all : addData(all, parent)),
    missing.length > 0 ? { ...own, xdata: missing } : own,
  );
};

const withParent = (fields: Fields, find: FindParent): Fields => {
  const key = firstOf(fields, 'crossref');
  const parent = key === '' ? null : find(key);
  if (parent === null) return fields;
  return { ...addFields(fields, parent), crossref: [{ key, doi: firstOf(parent, 'doi') || null }] };
};

/**
 * Returns a function that gives an entry the fields of its parents, which may be anywhere in the file: those of `crossref`
 * as BibLaTeX maps them, and those of `xdata`. `crossref` becomes the parent's key and DOI; it stays a text if the parent
 * is missing. An entry that is its own ancestor inherits nothing from itself.
 */
export const createInheritance = (
  entries: Iterable<CitationEntry>,
): ((entry: CitationEntry) => CitationEntry) => {
  const index = byKeys(entries);
  const done = new Map<Fields, Fields>();
  const inherit = (fields: Fields, descendants: readonly Fields[]): Fields => {
    const known = done.get(fields);
    if (known !== undefined) return known;
    const line = [...descendants, fields];
    const find: FindParent = (key) => {
      const parent = index.get(key) ?? index.get(key.toLowerCase());
      const isKnown = parent !== undefined && !line.includes(parent) && line.length < MOST_LEVELS;
      return isKnown ? inherit(parent, line) : null;
    };
    const all = withParent(withData(fields, find), find);
    done.set(fields, all);
    return all;
  };
  return ({ format, fields }) => new CitationEntry(format, inherit(fields, []));
};
