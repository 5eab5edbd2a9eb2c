import { idListSchema } from '@open-discovery/model/schemas';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import type { Collection, FieldsOf } from '../content/collections.ts';
import { COLLECTIONS } from '../content/collections.ts';
import type { Basis } from '../content/draft.ts';

type Json = Record<string, unknown>;

/** What a route takes as its body: how it is documented and how it is read. */
export interface Body<T> {
  /** JSON schema; null when there is no body. */
  readonly schema: Json | null;
  /** Throws {@link ApiError} 400 that names the first wrong field. */
  readonly parse: (given: unknown) => T;
}

/** An update: the new fields, and the state that they start from. */
export interface Update<C extends Collection> {
  readonly basis: Basis;
  readonly fields: FieldsOf[C];
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const documented = (schema: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

const entriesOf = (value: unknown): Json => (isObject(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** One object with the properties of two: each of them alone would refuse the other's. */
const documentedTogether = (a: Json, b: Json): Json => ({
  ...a,
  ...b,
  properties: { ...entriesOf(a['properties']), ...entriesOf(b['properties']) },
  required: [...listOf(a['required']), ...listOf(b['required'])],
});

const messageOf = (issue: z.core.$ZodIssue): string => {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${[...path, issue.keys[0]].join('.')}`;
  return path.length === 0 ? issue.message : `${path.join('.')}: ${issue.message}`;
};

const parseWith = <T>(schema: z.ZodType<T>, given: unknown): T => {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiError(400, issue ? messageOf(issue) : 'The body is wrong');
};

/** A body of any shape. */
export const bodyOf = <T>(schema: z.ZodType<T>): Body<T> => ({
  schema: documented(schema),
  parse: (given) => parseWith(schema, given),
});

/** The fields of a new thing. */
export const newBody = <C extends Collection>(collection: C): Body<FieldsOf[C]> =>
  bodyOf(COLLECTIONS[collection].schema);

const basisSchema = z.object({
  _id: z.string('is required').min(1).max(100),
  version: z.int('is required: the version that the change starts from').min(1),
});

/** The fields of a stored thing, with its `_id` and the `version` that the change starts from. */
export const updateBody = <C extends Collection>(collection: C): Body<Update<C>> => {
  const { schema } = COLLECTIONS[collection];
  return {
    schema: documentedTogether(documented(basisSchema), documented(schema)),
    parse: (given) => {
      const { _id, version, ...fields } = isObject(given) ? given : {};
      const basis = parseWith(basisSchema, { _id, version });
      return { basis: { id: basis._id, version: basis.version }, fields: parseWith(schema, fields) };
    },
  };
};

/** The ids that a toggle or delete call is about. */
export const ID_LIST: Body<string[]> = bodyOf(idListSchema);

/** Calls that say everything in their address; clients may send `{}` all the same. */
export const NO_BODY: Body<null> = {
  schema: null,
  parse: (given) => {
    const isEmpty =
      given === undefined || given === null || (isObject(given) && Object.keys(given).length === 0);
    if (!isEmpty) throw new ApiError(400, 'This call takes no body');
    return null;
  },
};
