import { ApiError } from './api-error.ts';
import type { Problem } from './problem.ts';

/** So many are enough to correct at once. */
const MOST_PROBLEMS = 50;

/** Creates the refusal of a body with problems. Its message is the first one; several are listed. */
export const refusalOf = (problems: readonly Problem[]): ApiError => {
  const [first] = problems;
  if (first === undefined) return new ApiError(400, 'The body is invalid');
  const refusals = problems.slice(0, MOST_PROBLEMS).map(({ id, values, message }) => ({
    message,
    problem: { id, values },
  }));
  return new ApiError(400, first, { details: problems.length > 1 ? { refusals } : {} });
};
