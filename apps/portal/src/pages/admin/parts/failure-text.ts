import { adminError } from '@open-discovery/admin-client';
import type { HttpError } from '@open-discovery/http';

/**
 * Returns the server's own words about a failed request; null if it said nothing. Spec §8 "Failures".
 */
export const serverMessage = (error: HttpError): string | null => {
  const body = adminError(error);
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' ? body.message : null;
};

/** The field of a form that a server refuses, and its words about it: "route: This route is used by an other page". */
export interface RefusedField<Name extends string = string> {
  readonly field: Name;
  readonly message: string;
}

/**
 * Returns the field that the server's words are about; null if they are about none of the names. A name is one part of the
 * path in the words, or several: `examples.de`.
 */
export const refusedField = <Name extends string>(
  error: HttpError,
  names: readonly Name[],
): RefusedField<Name> | null => {
  const [, path = '', message = ''] = /^([\w.]{1,200}): (.*)$/s.exec(serverMessage(error) ?? '') ?? [];
  const placeOf = (name: string): number => `.${path}.`.indexOf(`.${name}.`);
  const [field] = names.filter((name) => placeOf(name) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  return field === undefined ? null : { field, message };
};
