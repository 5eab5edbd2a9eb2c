import type { Kind } from '@open-discovery/model';
import { convertedType, RECORD_SCHEMAS } from '@open-discovery/model/schemas';
import { z } from 'zod';
import { isObject, listOf, objectOf } from '../http/json.ts';
import type { Json } from '../http/json.ts';

const NULL = 'null';

/** Returns a schema without the choice of null: empty fields are left out of responses. */
const withoutNull = (schema: Json): Json => {
  const choices = listOf(schema['anyOf']).filter(isObject);
  const [only, ...others] = choices.filter(({ type }) => type !== NULL);
  return choices.length > 0 && only && others.length === 0 ? only : schema;
};

const withoutNulls = (fields: Json): Json =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, isObject(field) ? withoutNull(field) : field]),
  );

/** Describes sent records as JSON Schema: any field can be absent, and later versions can add fields. */
const sentSchema = (schema: z.core.$ZodType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const type = convertedType(zodSchema);
      if (type?.type === 'array')
        Object.assign(jsonSchema, { type: type.type, items: sentSchema(type.items) });
      else Object.assign(jsonSchema, type);
      delete jsonSchema.default;
      if (jsonSchema.type !== 'object') return;
      delete jsonSchema.required;
      delete jsonSchema.additionalProperties;
      Object.assign(jsonSchema, { properties: withoutNulls({ ...jsonSchema.properties }) });
    },
  });
  return json;
};

/** Returns the fields of a kind of record as JSON schemas, as the API sends them. */
export const sentFields = (kind: Kind): Json => objectOf(sentSchema(RECORD_SCHEMAS[kind])['properties']);
