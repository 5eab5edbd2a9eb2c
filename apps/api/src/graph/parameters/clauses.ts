import type { Kind } from '@open-discovery/model';
import { z } from 'zod';
import { ApiError } from '../../errors/api-error.ts';
import type { FilterCondition } from '../../search/engine-query.ts';
import type { Parameter, RangeOf } from './parameter.ts';

/** The condition of one filter parameter, or of both bounds of a range. */
export interface Clause {
  /** Name of the filter; `search` for the parameter `search`. */
  readonly filter: string;
  readonly condition: FilterCondition;
  /** The kind of record that the condition applies to. The clause is then replaced by one on their ids. */
  readonly lookupKind?: Kind;
  /** True if the condition is on the caller’s own role. The clause is then replaced by one on their communities. */
  readonly isOwn?: boolean;
}

type Part =
  | { readonly as: 'clause'; readonly clause: Clause }
  | { readonly as: 'bound'; readonly range: RangeOf; readonly end: 'from' | 'to'; readonly value: number };

export type Parts = Readonly<Record<string, Part | undefined>>;

const partSchema = (parameter: Parameter): z.ZodType<Part | undefined> => {
  if (parameter.as === 'bound') {
    const { range, end, schema } = parameter;
    return schema
      .transform((value): Part => ({ as: 'bound', range, end, value }))
      .optional()
      .meta(schema.meta() ?? {});
  }
  if (parameter.as === 'single') {
    const { filter, schema } = parameter;
    return schema
      .transform((condition): Part => ({ as: 'clause', clause: { filter, condition } }))
      .optional()
      .meta(schema.meta() ?? {});
  }
  const { filter, schema } = parameter;
  const lookupKind = parameter.as === 'lookup' ? parameter.kind : undefined;
  const isOwn = parameter.as === 'own';
  return schema
    .transform((condition): Part => ({ as: 'clause', clause: { filter, condition, lookupKind, isOwn } }))
    .optional()
    .meta(schema.meta() ?? {});
};

/** Returns the schema of a table of filter parameters. */
export const partsSchema = (
  parameters: Readonly<Record<string, Parameter>>,
): z.ZodType<Parts, Record<string, unknown>> =>
  z.object(
    Object.fromEntries(Object.entries(parameters).map(([name, parameter]) => [name, partSchema(parameter)])),
  );

interface Bound {
  readonly name: string;
  readonly value: number;
}
type Bounds = Readonly<Partial<Record<'from' | 'to', Bound>>>;

const rangeClause = ({ filter, toCondition }: RangeOf, { from, to }: Bounds): Clause => {
  if (from && to && from.value > to.value)
    throw new ApiError(400, `Parameter '${from.name}' must not be later than '${to.name}'`);
  return { filter, condition: toCondition(from?.value ?? null, to?.value ?? null) };
};

/**
 * Returns the clauses of a request in the given order. A range has the position of its first bound.
 *
 * @throws ApiError 400 for a range that ends before it starts.
 */
export const clausesOf = (parts: Parts, order: readonly string[]): Clause[] => {
  const ranges = new Map<RangeOf, Bounds>();
  const slots: (Clause | RangeOf)[] = [];
  for (const name of order) {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part?.as === 'clause') slots.push(part.clause);
    if (part?.as !== 'bound') continue;
    if (!ranges.has(part.range)) slots.push(part.range);
    ranges.set(part.range, { ...ranges.get(part.range), [part.end]: { name, value: part.value } });
  }
  return slots.map((slot) => ('condition' in slot ? slot : rangeClause(slot, ranges.get(slot) ?? {})));
};
