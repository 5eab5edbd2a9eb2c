import { isObject, listOf } from '../../http/json.ts';
import type { Json } from '../../http/json.ts';

/** Deeper parts of an example would only repeat it. */
const DEPTH = 5;

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T12:00:00Z',
  date: '2026-01-31',
  uri: 'https://example.org/',
  email: 'ada@example.org',
};

const PLAIN: Readonly<Record<string, unknown>> = { boolean: true, null: null, array: [], object: {} };

const numberOf = (schema: Json): number => (typeof schema['minimum'] === 'number' ? schema['minimum'] : 1);

const scalarOf = (schema: Json): unknown => {
  const type = String(schema['type']);
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type !== 'string') return type in PLAIN ? PLAIN[type] : null;
  return FORMATS[String(schema['format'])] ?? 'text';
};

const stated = (schema: Json): readonly unknown[] => [
  ...('const' in schema ? [schema['const']] : []),
  ...('example' in schema ? [schema['example']] : []),
  ...listOf(schema['examples']),
  ...listOf(schema['enum']),
  ...('default' in schema ? [schema['default']] : []),
];

/** Returns the schema that a reference names. */
export type FindSchema = (reference: string) => Json;

/**
 * Returns a value that a JSON schema describes: a stated example, the first allowed value, the default, or a value of the
 * type.
 */
export const exampleOf = (schema: Json, find: FindSchema, depth = 0): unknown => {
  const [first] = stated(schema);
  if (first !== undefined) return first;
  if (typeof schema['$ref'] === 'string')
    return depth > DEPTH ? {} : exampleOf(find(schema['$ref']), find, depth + 1);
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf']), ...listOf(schema['allOf'])];
  const choice = choices.find(isObject);
  if (choice) return exampleOf(choice, find, depth + 1);
  if (isObject(schema['properties']) && depth <= DEPTH)
    return Object.fromEntries(
      Object.entries(schema['properties']).map(([name, one]) => [
        name,
        isObject(one) ? exampleOf(one, find, depth + 1) : null,
      ]),
    );
  if (isObject(schema['items']) && depth <= DEPTH) return [exampleOf(schema['items'], find, depth + 1)];
  return scalarOf(schema);
};
