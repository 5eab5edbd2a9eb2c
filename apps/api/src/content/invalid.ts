import { ApiError } from '../errors/api-error.ts';
import { inField } from '../errors/problem.ts';
import type { Problem } from '../errors/problem.ts';

/** Creates the refusal of a field. */
export const invalid = (field: string, reason: Problem): ApiError =>
  new ApiError(400, inField(field, reason));
