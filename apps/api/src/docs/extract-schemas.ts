import { isObject } from '../http/json.ts';
import type { Json } from '../http/json.ts';
import { collectComponents } from './collect-components.ts';

const isNamed = (value: Json): value is Json & { title: string } =>
  typeof value['title'] === 'string' && 'properties' in value;

const mapDeep = (value: unknown, change: (value: Json) => Json): unknown => {
  if (Array.isArray(value)) return value.map((one) => mapDeep(one, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapDeep(one, change)])));
};

/**
 * Moves the object schemas with a title to the `components` of an OpenAPI document, where they have this name in
 * generated clients.
 */
export const extractSchemas = (document: Json): Json => {
  const schemas = collectComponents('schemas');
  const paths = mapDeep(document['paths'], (value) => {
    if (!isNamed(value)) return value;
    // The same schema has another description wherever it is used.
    const { description: _, ...schema } = value;
    return schemas.reference(schema, schema.title);
  });
  const components = isObject(document['components']) ? document['components'] : {};
  const present = isObject(components['schemas']) ? components['schemas'] : {};
  return {
    ...document,
    paths,
    components: { ...components, schemas: { ...present, ...schemas.components } },
  };
};
