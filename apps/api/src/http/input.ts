import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { inputSchema } from './json-schema.ts';
import { isObject, objectOf } from './json.ts';
import type { Json } from './json.ts';

/** The query parameters of a route: their documentation and their parser, from one zod schema. */
export interface Input<T> {
  /** JSON schema per parameter. */
  readonly properties: Readonly<Record<string, Json>>;
  readonly required: readonly string[];
  /** The names of the parameters with words, which the engine may refuse. */
  readonly ofWords?: readonly string[];
  /** Throws {@link ApiError} 400 with a message about the first invalid parameter. */
  readonly parse: (given: unknown) => T;
}

/**
 * Returns the documentation of a parameter. The metadata `documentedAs` says what a schema for texts cannot: that the
 * text is a number, or which texts are valid. Defaults that are objects are left out: their parsed form is internal.
 */
const documented = ({ default: fallback, documentedAs, ...row }: Json): Json => {
  if (isObject(documentedAs)) return { description: row['description'], ...documentedAs };
  return typeof fallback === 'string' || typeof fallback === 'number' || typeof fallback === 'boolean'
    ? { ...row, default: String(fallback) }
    : row;
};

/** Fills in the parameter's name, which schema messages write as `{name}`. */
const messageOf = ({ message, path }: z.core.$ZodIssue): string =>
  message.replaceAll('{name}', String(path[0]));

/** Drops empty values and makes every repeatable parameter a list. */
const normalized = (given: Json, repeatable: ReadonlySet<string>): Json => {
  const result = Object.create(null) as Json;
  for (const [name, value] of Object.entries(given)) {
    const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== '');
    if (values.length === 0) continue;
    result[name] = repeatable.has(name) || values.length > 1 ? values : values[0];
  }
  return result;
};

/** Returns the names of the parameters with a value. */
export const givenNames = (query: unknown): readonly string[] =>
  Object.keys(normalized(objectOf(query), new Set()));

const rejectUnknown = (given: Json, names: readonly string[]): void => {
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new ApiError(400, `Unknown parameter: ${unknown}; valid parameters are: [${names.join(', ')}]`);
};

/** Creates the input that a zod object describes. Unknown parameters are rejected with the list of valid ones. Spec §7.16. */
export const inputOf = <T>(schema: z.ZodType<T, Json>): Input<T> => {
  const { properties, required } = inputSchema(schema);
  const rows = Object.fromEntries(
    Object.entries(objectOf(properties)).map(([name, row]): [string, Json] => [
      name,
      isObject(row) ? documented(row) : {},
    ]),
  );
  const names = Object.keys(rows);
  const repeatable = new Set(names.filter((name) => rows[name]?.['type'] === 'array'));
  return {
    properties: rows,
    required: Array.isArray(required) ? required.map(String) : [],
    parse: (query) => {
      const given = objectOf(query);
      rejectUnknown(given, names);
      const parsed = schema.safeParse(normalized(given, repeatable));
      if (parsed.success) return parsed.data;
      const issue = parsed.error.issues[0];
      throw new ApiError(400, issue ? messageOf(issue) : 'Invalid request');
    },
  };
};

/** The input of a route without query parameters. Nothing reads its value, so it may have any type. */
export const NO_INPUT = inputOf(z.object({})) as Input<never>;

/** Combines two inputs that have no parameter in common. */
export const bothInputs = <A, B>(a: Input<A>, b: Input<B>): Input<{ first: A; second: B }> => {
  const properties = { ...a.properties, ...b.properties };
  const part = (given: Json, { properties: own }: { properties: Json }): Json =>
    Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(own, name)));
  return {
    properties,
    required: [...a.required, ...b.required],
    ofWords: [...(a.ofWords ?? []), ...(b.ofWords ?? [])],
    parse: (query) => {
      const given = objectOf(query);
      rejectUnknown(given, Object.keys(properties));
      return { first: a.parse(part(given, a)), second: b.parse(part(given, b)) };
    },
  };
};
