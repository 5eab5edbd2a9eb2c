import { groupValues } from '../../group-values.ts';
import { listOf, objectOf } from '../../http/json.ts';
import type { Json } from '../../http/json.ts';

export interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly schema: Json;
}

interface Body {
  readonly mediaType: string;
  readonly schema: Json;
}

export interface Answer {
  readonly status: string;
  readonly description: string;
  readonly bodies: readonly Body[];
}

/** The users that may make a call. */
type Access = 'everyone' | 'optional' | 'login';

/** One call of the API, with all references to components resolved but those to schemas. */
export interface Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly access: Access;
  readonly parameters: readonly Parameter[];
  readonly bodies: readonly Body[];
  readonly answers: readonly Answer[];
}

export interface CallGroup {
  readonly name: string;
  readonly description: string;
  readonly calls: readonly Call[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the component that a reference names. */
export const findIn = (document: Json, reference: string): Json =>
  reference
    .split('/')
    .slice(1)
    .reduce<Json>((part, name) => objectOf(part[name]), document);

/** Returns the component that a reference names, or the value itself. */
const resolve = (document: Json, value: unknown): Json => {
  const reference = textOf(objectOf(value)['$ref']);
  return reference === '' ? objectOf(value) : findIn(document, reference);
};

const bodiesOf = (content: unknown): Body[] =>
  Object.entries(objectOf(content)).map(([mediaType, one]) => ({
    mediaType,
    schema: objectOf(objectOf(one)['schema']),
  }));

const parameterOf = (value: Json): Parameter => ({
  name: textOf(value['name']),
  place: textOf(value['in']),
  isRequired: value['required'] === true,
  description: textOf(value['description']),
  schema: objectOf(value['schema']),
});

const accessOf = (security: unknown): Access => {
  const choices = listOf(security);
  if (choices.length === 0) return 'everyone';
  return choices.some((one) => Object.keys(objectOf(one)).length === 0) ? 'optional' : 'login';
};

const answersOf = (document: Json, responses: unknown): Answer[] =>
  Object.entries(objectOf(responses)).map(([status, one]) => {
    const response = resolve(document, one);
    return {
      status,
      description: textOf(response['description']),
      bodies: bodiesOf(response['content']),
    };
  });

const callOf = (document: Json, operation: Json, address: { method: string; path: string }): Call => ({
  id: textOf(operation['operationId']),
  method: address.method.toUpperCase(),
  path: address.path,
  summary: textOf(operation['summary']) || address.path,
  description: textOf(operation['description']),
  access: accessOf(operation['security']),
  parameters: listOf(operation['parameters']).map((one) => parameterOf(resolve(document, one))),
  bodies: bodiesOf(objectOf(operation['requestBody'])['content']),
  answers: answersOf(document, operation['responses']),
});

const ACCESS_ORDER: readonly Access[] = ['everyone', 'optional', 'login'];

/**
 * Reads the calls of an OpenAPI document, in the order of its tags. Within a group, the calls that anyone may make come
 * first.
 */
export const readCalls = (document: Json): CallGroup[] => {
  const calls = groupValues(
    Object.entries(objectOf(document['paths'])).flatMap(([path, methods]) =>
      Object.entries(objectOf(methods)).map(([method, value]) => {
        const operation = objectOf(value);
        const tag = textOf(listOf(operation['tags'])[0]);
        return [tag, callOf(document, operation, { method, path })] as const;
      }),
    ),
  );
  const described = listOf(document['tags']).map(objectOf);
  const names = [...new Set([...described.map((tag) => textOf(tag['name'])), ...calls.keys()])];
  return names.map((name) => ({
    name,
    description: textOf(described.find((tag) => tag['name'] === name)?.['description']),
    calls: (calls.get(name) ?? []).toSorted(
      (a, b) => ACCESS_ORDER.indexOf(a.access) - ACCESS_ORDER.indexOf(b.access),
    ),
  }));
};
