import { z } from 'zod';
import { ApiError } from './api-error.ts';

type Json = Record<string, unknown>;

/** What a route takes from its address: how it is documented and how it is read, out of one zod schema. */
export interface Input<T> {
  /** JSON schema per parameter. */
  readonly properties: Readonly<Record<string, Json>>;
  readonly required: readonly string[];
  /** Throws {@link ApiError} 400 with the message for the first parameter that is wrong. */
  readonly parse: (given: unknown) => T;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const toJsonSchema = (schema: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

/** Defaults are documented as people write them; those of parsed trees and lists would show our insides. */
const documented = ({ default: fallback, ...row }: Json): Json =>
  typeof fallback === 'object' || fallback === undefined ? row : { ...row, default: String(fallback) };

/** Messages of schemas name their parameter as `{name}`. */
const messageOf = ({ message, path }: z.core.$ZodIssue): string =>
  message.replaceAll('{name}', String(path[0]));

/** Empty values count as not given; parameters that may be repeated are always lists. */
const cleaned = (given: Json, repeatable: ReadonlySet<string>): Json => {
  const result: Json = Object.create(null);
  for (const [name, value] of Object.entries(given)) {
    const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== '');
    if (values.length === 0) continue;
    result[name] = repeatable.has(name) || values.length > 1 ? values : values[0];
  }
  return result;
};

const refuseUnknown = (asked: Json, names: readonly string[]): void => {
  const unknown = Object.keys(asked).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new ApiError(400, `Unknown parameter: ${unknown}; valid parameters are: [${names.join(', ')}]`);
};

/**
 * The input that a zod object describes. Parameters that it does not have are refused with the list of those that it
 * has. Spec §7.16.
 */
export const inputOf = <T>(schema: z.ZodType<T, Json>): Input<T> => {
  const { properties, required } = toJsonSchema(schema);
  const known = isObject(properties) ? properties : {};
  const rows = Object.fromEntries(
    Object.entries(known).map(([name, row]): [string, Json] => [name, isObject(row) ? documented(row) : {}]),
  );
  const names = Object.keys(rows);
  const repeatable = new Set(names.filter((name) => rows[name]?.['type'] === 'array'));
  return {
    properties: rows,
    required: Array.isArray(required) ? required.map(String) : [],
    parse: (given) => {
      const asked = isObject(given) ? given : {};
      refuseUnknown(asked, names);
      const parsed = schema.safeParse(cleaned(asked, repeatable));
      if (parsed.success) return parsed.data;
      const issue = parsed.error.issues[0];
      throw new ApiError(400, issue ? messageOf(issue) : 'Invalid request');
    },
  };
};

/** One input out of two: each parameter belongs to one of them. */
export const bothInputs = <A, B>(a: Input<A>, b: Input<B>): Input<{ first: A; second: B }> => {
  const properties = { ...a.properties, ...b.properties };
  const part = (given: Json, { properties: own }: { properties: Json }): Json =>
    Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(own, name)));
  return {
    properties,
    required: [...a.required, ...b.required],
    parse: (given) => {
      const asked = isObject(given) ? given : {};
      refuseUnknown(asked, Object.keys(properties));
      return { first: a.parse(part(asked, a)), second: b.parse(part(asked, b)) };
    },
  };
};
