import { ApiError } from '../api-error.ts';
import { inField } from '../problem.ts';
import type { Problem } from '../problem.ts';

/** Creates the refusal of a field. */
export const invalid = (field: string, reason: Problem): ApiError =>
  new ApiError(400, inField(field, reason));
