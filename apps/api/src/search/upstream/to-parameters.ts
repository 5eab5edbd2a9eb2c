import type { UpstreamKind } from '@open-discovery/graph-upstream';
import { groupValues } from '../../group-values.ts';
import { checkLevels } from '../check-levels.ts';
import { EngineError } from '../engine-error.ts';
import type { EngineQuery } from '../engine-query.ts';
import { join, printFilter, printWords } from './expression.ts';
import type { Expression } from './expression.ts';
import { ConstraintTranslator, unanswerable } from './to-constraints.ts';
import type { Constraint } from './to-constraints.ts';
import { RANGE_PARAMETERS, SORTS } from './upstream-fields.ts';

const DAY_MS = 86_400_000;
const DATE_CHARS = 10;
/** The days that a date of four digits for the year can name, since 1970-01-01. */
const FIRST_DAY = Date.parse('0000-01-01') / DAY_MS;
const LAST_DAY = Date.parse('9999-12-31') / DAY_MS;

type Range = Extract<Constraint, { is: 'range' | 'outside' }>;

const writtenDay = (day: number): string =>
  new Date(Math.min(Math.max(day, FIRST_DAY), LAST_DAY) * DAY_MS).toISOString().slice(0, DATE_CHARS);

const writtenBound = (bound: number, unit: 'year' | 'day'): string =>
  unit === 'year' ? String(bound) : writtenDay(bound);

/** Joins ranges of a field: all of them must hold. */
const joinRanges = (ranges: readonly Range[]): Range[] => {
  const byField = new Map<string, Range>();
  for (const range of ranges) {
    const known = byField.get(range.field);
    if (known && (known.is === 'outside' || range.is === 'outside')) throw unanswerable('for several ranges');
    const from = Math.max(known?.from ?? -Infinity, range.from ?? -Infinity);
    const to = Math.min(known?.to ?? Infinity, range.to ?? Infinity);
    byField.set(range.field, {
      ...range,
      from: from === -Infinity ? null : from,
      to: to === Infinity ? null : to,
    });
  }
  return [...byField.values()];
};

const rangeEntries = (kind: UpstreamKind, range: Range): [string, string][] => {
  const fields: Readonly<Record<string, { from: string; to: string; unit: 'year' | 'day' } | undefined>> =
    RANGE_PARAMETERS[kind] ?? {};
  const row = fields[range.field];
  if (row === undefined) throw unanswerable('by this field');
  if (range.is === 'outside' && range.field !== 'date') throw unanswerable('for records outside a range');
  return [
    ...(range.from === null ? [] : [[row.from, writtenBound(range.from, row.unit)] as [string, string]]),
    ...(range.to === null ? [] : [[row.to, writtenBound(range.to, row.unit)] as [string, string]]),
    ...(range.is === 'outside' ? [['excludePubDateRange', 'true'] as [string, string]] : []),
  ];
};

/** Orders that OpenAIRE has without `sortBy`. It cannot tell them apart, and shared addresses have either. */
const DEFAULT_ORDERS: ReadonlySet<string> = new Set(['relevance', 'textRelevance']);

const sortEntries = (kind: UpstreamKind, sort: EngineQuery['sort']): [string, string][] => {
  const orders = (sort ?? []).filter(({ by }) => !DEFAULT_ORDERS.has(by));
  if (orders.length === 0) return [];
  const written = orders.map(({ by, descending }) => {
    const name = SORTS[kind]?.[by];
    if (name === undefined) throw new EngineError('unsupported', 'OpenAIRE does not offer this order');
    return `${name} ${descending ? 'DESC' : 'ASC'}`;
  });
  return [['sortBy', written.join(', ')]];
};

const written = (parameter: string, parts: readonly Expression[]): string => {
  const expression = join('and', parts);
  return parameter === 'search' ? printWords(expression) : printFilter(expression);
};

/** Returns the constraints of a query, all of which must hold. The caller has chosen the kind. */
export const constraintsOf = (kind: UpstreamKind, { text, filters }: EngineQuery): Constraint[] => {
  for (const part of [text, ...filters]) checkLevels(part);
  const translator = new ConstraintTranslator(kind);
  return [
    ...translator.ofText(text),
    ...filters
      .filter((filter) => !(filter.is === 'any' && filter.field === 'kind'))
      .flatMap((filter) => translator.ofFilter(filter)),
  ];
};

/**
 * Returns the parameters of the Graph API for a search of one kind, without its page; null if no record can match.
 * @throws EngineError `query` for a condition that the Graph API cannot answer
 */
export const toParameters = (kind: UpstreamKind, query: EngineQuery): URLSearchParams | null => {
  if (query.onePerWork)
    throw new EngineError('unsupported', 'OpenAIRE does not offer one record for each work');
  const constraints = constraintsOf(kind, query);
  if (constraints.some(({ is }) => is === 'none')) return null;
  const byParameter = groupValues(
    constraints.flatMap((one) => (one.is === 'parameter' ? [[one.parameter, one.expression] as const] : [])),
  );
  const ranges = joinRanges(constraints.filter((one) => one.is === 'range' || one.is === 'outside'));
  return new URLSearchParams([
    ...[...byParameter].map(([parameter, parts]): [string, string] => [parameter, written(parameter, parts)]),
    ...ranges.flatMap((range) => rangeEntries(kind, range)),
    ...sortEntries(kind, query.sort),
  ]);
};
