import type { Kind } from '@open-discovery/model';
import { z } from 'zod';
import type { FilterCondition } from '../../search/engine-query.ts';
import type { Parameter, RangeOf } from './parameter.ts';

/** What the filter parameters of a request ask for, one clause for each or for both ends of a range. */
export interface Clause {
  /** Name of the filter; `search` for the words of the search. */
  readonly filter: string;
  readonly condition: FilterCondition;
  /** Set when the condition is about records of this kind, to be replaced by one on their ids. */
  readonly lookupKind?: Kind;
}

type Part =
  | { readonly as: 'clause'; readonly clause: Clause }
  | { readonly as: 'bound'; readonly range: RangeOf; readonly end: 'from' | 'to'; readonly value: number };

export type Parts = Readonly<Record<string, Part | undefined>>;

const partSchema = (parameter: Parameter): z.ZodType<Part | undefined, unknown> => {
  if (parameter.as === 'bound') {
    const { range, end, schema } = parameter;
    return schema
      .transform((value): Part => ({ as: 'bound', range, end, value }))
      .optional()
      .meta(schema.meta() ?? {});
  }
  const { filter, schema } = parameter;
  const lookupKind = parameter.as === 'lookup' ? parameter.kind : undefined;
  return schema
    .transform((condition): Part => ({ as: 'clause', clause: { filter, condition, lookupKind } }))
    .optional()
    .meta(schema.meta() ?? {});
};

/** The zod object of a table of filter parameters. */
export const partsSchema = (
  parameters: Readonly<Record<string, Parameter>>,
): z.ZodType<Parts, Record<string, unknown>> =>
  z.object(
    Object.fromEntries(Object.entries(parameters).map(([name, parameter]) => [name, partSchema(parameter)])),
  );

interface OpenRange {
  from: number | null;
  to: number | null;
}

/**
 * The clauses of a request's parts, in the order in which they were given; a range stands where its first end does.
 */
export const clausesOf = (parts: Parts, order: readonly string[]): Clause[] => {
  const ranges = new Map<RangeOf, OpenRange>();
  const slots: (Clause | RangeOf)[] = [];
  for (const name of order) {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part?.as === 'clause') slots.push(part.clause);
    if (part?.as !== 'bound') continue;
    const open = ranges.get(part.range) ?? { from: null, to: null };
    if (!ranges.has(part.range)) slots.push(part.range);
    ranges.set(part.range, { ...open, [part.end]: part.value });
  }
  return slots.map((slot) => {
    if ('condition' in slot) return slot;
    const { from, to } = ranges.get(slot) ?? { from: null, to: null };
    return { filter: slot.filter, condition: slot.toCondition(from, to) };
  });
};
