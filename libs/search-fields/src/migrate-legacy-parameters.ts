import { LEGACY_FIELDS, LEGACY_SORTS } from './legacy-names.ts';
import { normalizeQuery } from './query-text/normalize-query.ts';
import { printQueryText } from './query-text/print-query-text.ts';
import { queryFieldName } from './query-text/query-fields.ts';
import type { QueryNode } from './types.ts';

type Entry = readonly [param: string, value: string];

/** A field and its values in the older advanced search: `f0=resulttitle&fv0=sea&op0=or`. */
interface Pair {
  readonly param: string;
  readonly values: readonly string[];
  readonly operator: string;
}

const QUOTED = /^".*"$/s;

/** The older portal encoded quoted values twice; a malformed escape stays as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Splits a value of an older address: quoted, comma-separated, with a label after `||`. */
const legacyValues = (value: string): readonly string[] => {
  const text = value.trim();
  const parts = QUOTED.test(text)
    ? text
        .slice(1, -1)
        .split(/"\s*,\s*"/)
        .map(decoded)
    : [text];
  return parts.map((part) => part.split('||')[0]?.trim() ?? '').filter((part) => part !== '');
};

/** Converts `range2018:2020`, or one year, to the two ends of a range. */
const yearEntries = (value: string): readonly Entry[] => {
  const [, first = '', last = first] = /^(?:range)?(\d{4})?(?::(\d{4})?)?$/.exec(value) ?? [];
  const ends: readonly Entry[] = [
    ['from', first],
    ['to', last],
  ];
  return first === '' && last === '' ? [['from', value]] : ends.filter(([, year]) => year !== '');
};

const fieldEntries = (param: string, values: readonly string[]): readonly Entry[] =>
  param === 'year' ? values.flatMap(yearEntries) : values.map((value): Entry => [param, value]);

const toNode = ({ param, values, operator }: Pair): QueryNode => {
  const field = param === 'keyword' ? null : queryFieldName(param);
  const node: QueryNode = {
    op: 'or',
    nodes: values.map((text) => {
      if (field === null && QUOTED.test(text)) return { op: 'phrase', field, text: text.slice(1, -1) };
      return text.includes(' ') && field === null
        ? { op: 'and', nodes: text.split(/\s+/).map((word) => ({ op: 'word', field, text: word })) }
        : { op: text.includes(' ') ? 'phrase' : 'word', field, text };
    }),
  };
  return operator === 'not' ? { op: 'not', node } : node;
};

/** Converts pairs joined by "or" or "not" to a query text, because filters cannot express them. */
const pairsToText = (pairs: readonly Pair[]): string => {
  const groups: QueryNode[][] = [];
  for (const pair of pairs) {
    const group = groups.at(-1);
    if (group === undefined || pair.operator === 'or') groups.push([toNode(pair)]);
    else group.push(toNode(pair));
  }
  const tree: QueryNode = { op: 'or', nodes: groups.map((nodes) => ({ op: 'and', nodes })) };
  return printQueryText(normalizeQuery(tree));
};

const pairEntries = (pairs: readonly Pair[]): readonly Entry[] => {
  if (pairs.some(({ operator }, index) => operator === 'not' || (operator === 'or' && index > 0)))
    return [['q', pairsToText(pairs)]];
  const words = pairs.filter(({ param }) => param === 'keyword').flatMap(({ values }) => values);
  return [
    ...(words.length > 0 ? [['keyword', words.join(' ')] as const] : []),
    ...pairs
      .filter(({ param }) => param !== 'keyword')
      .flatMap(({ param, values }) => fieldEntries(param, values)),
  ];
};

const PAIR_PART = /^(fv|f|op)(\d{1,3})$/;

const readPairs = (parts: ReadonlyMap<string, string>): { pairs: Pair[]; rest: Entry[] } => {
  const pairs: Pair[] = [];
  const used = new Set<string>();
  for (const [name, value] of parts) {
    if (!name.startsWith('fv')) continue;
    const number = name.slice(2);
    // A value without a field is words, whose quotation marks are a phrase.
    const param = LEGACY_FIELDS.get((parts.get(`f${number}`) ?? 'q').toLowerCase());
    if (param === undefined) continue;
    const values = param === 'keyword' ? [value.trim()].filter(Boolean) : legacyValues(value);
    if (values.length > 0) pairs.push({ param, values, operator: parts.get(`op${number}`) ?? 'and' });
    for (const part of ['f', 'fv']) used.add(`${part}${number}`);
  }
  // An operator without a field has no meaning, so it can be dropped.
  return { pairs, rest: [...parts].filter(([name]) => !used.has(name) && !name.startsWith('op')) };
};

/**
 * Rewrites the parameters of the portal's older addresses as current parameters and returns all others unchanged.
 * @example
 * migrateLegacyParameters([['fv0', 'sea'], ['f0', 'resulttitle'], ['sortBy', '']]); // [['title', 'sea']]
 */
export const migrateLegacyParameters = (params: Iterable<readonly [string, string]>): readonly Entry[] => {
  const entries: Entry[] = [];
  const parts = new Map<string, string>();
  for (const [param, value] of params) {
    const name = param.toLowerCase();
    const legacyField = LEGACY_FIELDS.get(name);
    const sort = name === 'sortby' ? LEGACY_SORTS.get(value.toLowerCase().replace(/\s+/g, ',')) : undefined;
    if (PAIR_PART.test(param)) parts.set(param, value);
    else if (sort !== undefined) entries.push(['sort', sort]);
    // The older portal's switch for a better order, and its active tab, which is in the path.
    else if (param === 'qf' || param === 'active' || (name === 'sortby' && value === '')) continue;
    else if (param === 'type') entries.push(...fieldEntries(param, legacyValues(value)));
    else if (param === 'year') entries.push(...yearEntries(value.trim()));
    else if (param === 'pageSize') entries.push(['size', value]);
    else if (legacyField !== undefined && legacyField !== param && !isModern(param))
      entries.push(...fieldEntries(legacyField, legacyValues(value)));
    else entries.push([param, value]);
  }
  const { pairs, rest } = readPairs(parts);
  return [...entries, ...pairEntries(pairs), ...rest];
};

/**
 * Reports whether a name has a current meaning, which takes precedence: `q` is the query text, no longer the words.
 */
const isModern = (param: string): boolean => MODERN.has(param);
const MODERN: ReadonlySet<string> = new Set(['q', 'keyword', 'from', 'to']);
