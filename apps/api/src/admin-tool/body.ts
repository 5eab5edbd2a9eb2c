import { idListSchema } from '@open-discovery/model/schemas';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import type { Collection, FieldsOf } from '../content/collections.ts';
import { COLLECTIONS } from '../content/collections.ts';
import type { Basis } from '../content/draft.ts';
import { inputSchema } from '../http/json-schema.ts';
import { problemOfIssue } from '../errors/problem-of-issue.ts';
import { isObject, listOf } from '../http/json.ts';
import type { Json } from '../http/json.ts';

/** The body of a request: its documentation and its parser. */
export interface Body<T> {
  /** JSON schema; null if the request has no body. */
  readonly schema: Json | null;
  /** Throws {@link ApiError} 400 with a message about the first invalid field. */
  readonly parse: (given: unknown) => T;
}

/** An update: the new fields, and the version that they are based on. */
export interface Update<C extends Collection> {
  readonly basis: Basis;
  readonly fields: FieldsOf[C];
}

const entriesOf = (value: unknown): Json => (isObject(value) ? value : {});

/** Merges two object schemas: each alone would reject the properties of the other. */
const mergeSchemas = (a: Json, b: Json): Json => ({
  ...a,
  ...b,
  properties: { ...entriesOf(a['properties']), ...entriesOf(b['properties']) },
  required: [...listOf(a['required']), ...listOf(b['required'])],
});

const parseWith = <T>(schema: z.ZodType<T>, given: unknown): T => {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiError(400, issue ? problemOfIssue(issue) : 'The body is invalid');
};

/** Creates a body that a schema describes. */
export const bodyOf = <T>(schema: z.ZodType<T>): Body<T> => ({
  schema: inputSchema(schema),
  parse: (given) => parseWith(schema, given),
});

/** Creates the body of a call that saves a new item. */
export const newBody = <C extends Collection>(collection: C): Body<FieldsOf[C]> =>
  bodyOf(COLLECTIONS[collection].schema);

const basisSchema = z.object({
  _id: z.string('is required').min(1).max(100),
  version: z
    .int()
    .min(1)
    .nullable()
    .default(null)
    .meta({ description: 'The version that the update is based on; without it, the update overwrites any' }),
});

/**
 * Creates the body of an update: the fields, the `_id` and the `version` that the update is based on. Bodies of Spec §7
 * have no version; they overwrite whatever is stored.
 */
export const updateBody = <C extends Collection>(collection: C): Body<Update<C>> => {
  const { schema } = COLLECTIONS[collection];
  return {
    schema: mergeSchemas(inputSchema(basisSchema), inputSchema(schema)),
    parse: (given) => {
      const { _id, version, ...fields } = isObject(given) ? given : {};
      const basis = parseWith(basisSchema, { _id, version });
      return { basis: { id: basis._id, version: basis.version }, fields: parseWith(schema, fields) };
    },
  };
};

/** The body of toggle and delete calls: a list of ids. */
export const ID_LIST: Body<string[]> = bodyOf(idListSchema);

/** Calls that say everything in their address; clients may still send `{}`. */
export const NO_BODY: Body<null> = {
  schema: null,
  parse: (given) => {
    const isEmpty =
      given === undefined || given === null || (isObject(given) && Object.keys(given).length === 0);
    if (!isEmpty) throw new ApiError(400, 'This call takes no body');
    return null;
  },
};
