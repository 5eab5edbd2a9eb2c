import { errorBodySchema } from './error-body-schema.ts';
import { outputSchema } from '../http/json-schema.ts';
import type { Json } from '../http/json.ts';

const ERROR = outputSchema(errorBodySchema);

/** Returns the documentation of a response with the error body. */
export const failureResponse = (description: string): Json => ({ description, ...ERROR });
