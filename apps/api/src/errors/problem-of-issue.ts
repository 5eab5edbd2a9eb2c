import type { z } from 'zod';
import { problemSchema } from './error-body-schema.ts';
import { inField, problem, SENTENCES } from './problem.ts';
import type { Problem } from './problem.ts';

/** The ids of the sentences that the rules of schemas have as their messages. */
const ID_OF_SENTENCE: ReadonlyMap<string, string> = new Map(
  Object.entries(SENTENCES).map(([id, sentence]) => [sentence, id]),
);

/** Returns the id and values of an issue. Those of zod's own rules have few ids: the message is more exact. */
const nameOf = (issue: z.core.$ZodIssue): Omit<Problem, 'message'> => {
  const id = ID_OF_SENTENCE.get(issue.message);
  if (id !== undefined) return { id, values: {} };
  if (issue.code === 'custom') {
    const own = problemSchema.safeParse(issue.params);
    if (own.success) return own.data;
  }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { id: 'validation.length.max', values: { max: Number(issue.maximum) } };
  if (issue.code === 'too_big' && issue.origin === 'array')
    return problem('too-many', { max: Number(issue.maximum) });
  return problem('value');
};

/** Returns the problem that a schema has found, with the path of its field before the sentence, or `body` for all of it. */
export const problemOfIssue = (issue: z.core.$ZodIssue): Problem => {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return problem('unknown-field', { field: [...path, issue.keys[0]].join('.') });
  return inField(path.join('.') || 'body', { ...nameOf(issue), message: issue.message });
};
