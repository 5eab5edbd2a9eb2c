import { adminRefusal } from '@open-discovery/admin-client';
import type { HttpError } from '@open-discovery/http';
import type { Problem } from './form/rules.ts';

/** A refused field with its problem. */
export interface Refusal<Field> {
  readonly field: Field;
  readonly problem: Problem;
}

/** Returns the id of the message about a problem. The validators' ids are those of their messages. */
const messageIdOf = (id: string): string => (id.startsWith('validation.') ? id : `refusal.${id}`);

/**
 * Returns what the server says about a failed request, for other languages if it names its sentence; null if it says
 * nothing. Spec §8 "Failures".
 */
export const refusalOf = (error: HttpError): Refusal<string | null> | null => {
  const refusal = adminRefusal(error);
  if (refusal === null) return null;
  const { field, message, problem } = refusal;
  const messageId = problem ? messageIdOf(problem.id) : '';
  return { field, problem: { ok: false, messageId, message, values: problem?.values ?? {} } };
};

/**
 * Returns the field that the server's words are about; null if they are about none of the names. A name is one part of the
 * path in the words, or several: `examples.de`.
 */
export const refusedField = <Name extends string>(
  error: HttpError,
  names: readonly Name[],
): Refusal<Name> | null => {
  const { field: path = null, problem } = refusalOf(error) ?? {};
  if (path === null || !problem) return null;
  const placeOf = (name: string): number => `.${path}.`.indexOf(`.${name}.`);
  const [field] = names.filter((name) => placeOf(name) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  return field === undefined ? null : { field, problem };
};
