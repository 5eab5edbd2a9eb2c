import type { HttpError } from '@open-discovery/http';

/** The problem of a refusal, by which a text is found. */
interface RefusalProblem {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

const NO_PROBLEM: RefusalProblem = { id: '', values: {} };

/** Returns the problem that the API names for a refusal; one without an id if it names none. */
export const refusalProblem = (error: HttpError): RefusalProblem => {
  const problem: unknown = error.kind === 'status' ? Reflect.get(Object(error.body), 'problem') : null;
  const { id, values } = Object(problem) as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string') return NO_PROBLEM;
  const shown = Object.entries(Object(values) as object).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return { id, values: Object.fromEntries(shown) };
};
