const hasText = <Name extends string>(error: unknown, name: Name): error is Record<Name, string> =>
  typeof error === 'object' &&
  error !== null &&
  name in error &&
  typeof Reflect.get(error, name) === 'string';

/** Returns the code of an error of the system; `null` without one. Compares fields, because errors of other realms have other classes. */
export const errorCode = (error: unknown): string | null => (hasText(error, 'code') ? error.code : null);

/** Returns the message of an error, or its code if it has none. */
export const errorMessage = (error: unknown): string =>
  hasText(error, 'message') && error.message !== '' ? error.message : (errorCode(error) ?? String(error));

/** Reports whether an error says that a file or folder does not exist. */
export const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT';
