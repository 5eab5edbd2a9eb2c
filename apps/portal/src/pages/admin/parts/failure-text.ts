import { adminRefusals } from '@open-discovery/admin-client';
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
 * Returns what the server says about a failed request, for other languages if it names its sentences; nothing if it says
 * nothing. Spec §8 "Failures".
 */
export const refusalsOf = (error: HttpError): readonly Refusal<string | null>[] =>
  adminRefusals(error).map(({ field, message, problem }) => ({
    field,
    problem: {
      ok: false,
      messageId: problem ? messageIdOf(problem.id) : '',
      message,
      values: problem?.values ?? {},
    },
  }));

/**
 * Returns the field that a path is about, among the given names; null for none. A name is one part of the path, or several:
 * `examples.de`.
 */
export const fieldOf = <Name extends string>(path: string, names: readonly Name[]): Name | null => {
  const placeOf = (name: string): number => `.${path}.`.indexOf(`.${name}.`);
  const [field = null] = names.filter((name) => placeOf(name) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  return field;
};

/** Returns what the server says about fields with the given names. */
export const refusedFields = <Name extends string>(
  error: HttpError,
  names: readonly Name[],
): readonly Refusal<Name>[] =>
  refusalsOf(error).flatMap(({ field: path, problem }) => {
    const field = path === null ? null : fieldOf(path, names);
    return field === null ? [] : [{ field, problem }];
  });
