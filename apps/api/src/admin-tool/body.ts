import { idListSchema } from '@open-discovery/model/schemas';
import type { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import type { Collection, FieldsOf } from '../content/collections.ts';
import { COLLECTIONS } from '../content/collections.ts';
import { inputSchema } from '../http/json-schema.ts';
import { problemOfIssue } from '../errors/problem-of-issue.ts';
import { refusalOf } from '../errors/refusal-of.ts';
import { isObject } from '../http/json.ts';
import type { Json } from '../http/json.ts';

/** The body of a request: its documentation and its parser. */
export interface Body<T> {
  readonly schema: Json;
  /** Throws {@link ApiError} 400 with a message about each invalid field. */
  readonly parse: (given: unknown) => T;
}

/** Parses a value, or throws {@link ApiError} 400 with a message about each invalid field. */
export const parseWith = <T>(schema: z.ZodType<T>, given: unknown): T => {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error.issues.map(problemOfIssue));
};

/** Creates a body that a schema describes. */
export const bodyOf = <T>(schema: z.ZodType<T>): Body<T> => ({
  schema: inputSchema(schema),
  parse: (given) => parseWith(schema, given),
});

/** Creates the body of a call that saves a new item. */
export const newBody = <C extends Collection>(collection: C): Body<FieldsOf[C]> =>
  bodyOf(COLLECTIONS[collection].schema);

/** The body of toggle and delete calls: a list of ids. */
export const ID_LIST: Body<string[]> = bodyOf(idListSchema);

/** Calls that say everything in their address; clients may still send `{}`. Nothing reads the value. */
export const NO_BODY = {
  parse: (given: unknown) => {
    const isEmpty =
      given === undefined || given === null || (isObject(given) && Object.keys(given).length === 0);
    if (!isEmpty) throw new ApiError(400, 'This call takes no body');
    return null;
  },
} as Pick<Body<never>, 'parse'>;
