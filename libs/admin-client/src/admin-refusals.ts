import { readObject, readText } from '@open-discovery/http';
import type { HttpError } from '@open-discovery/http';
import { readProblem } from './read-problem.ts';
import type { AdminProblem } from './read-problem.ts';

/** The refusal of a request, as the server explains it. */
export interface AdminRefusal {
  /** The path of the field that it is about; null for none. */
  readonly field: string | null;
  /** Its sentence, without the field. */
  readonly message: string;
  /**
   * For other languages: the id of the sentence in `REFUSAL_SENTENCES` of the model or `VALIDATION_MESSAGES` of the
   * validators, and the values of its placeholders. Null from servers that name no ids.
   */
  readonly problem: AdminProblem | null;
}

const problemIn = (json: unknown): AdminRefusal['problem'] => {
  try {
    return readProblem(json, 'problem');
  } catch {
    return null;
  }
};

const refusalIn = (json: unknown): AdminRefusal => {
  const { message, problem } = readObject(json, 'refusal');
  const text = readText(message, 'message');
  const [, field = null, rest = text] = /^([\w.]{1,200}): (.*)$/s.exec(text) ?? [];
  return { field, message: rest, problem: problemIn(problem) };
};

/**
 * Returns the refusals in a failed request, such as `pid: full is reserved`: several if several fields are invalid, none if
 * the server explains nothing.
 * @example adminRefusals(answer.error)[0]?.problem // { id: 'reserved', values: { pid: 'full' } }
 */
export const adminRefusals = (error: HttpError): readonly AdminRefusal[] => {
  if (error.kind !== 'status') return [];
  try {
    const { refusals } = readObject(error.body, 'body');
    return Array.isArray(refusals) && refusals.length > 0 ? refusals.map(refusalIn) : [refusalIn(error.body)];
  } catch {
    return [];
  }
};
