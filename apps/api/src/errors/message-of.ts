/** Returns the message of an error; of several errors, the first one's; null if there is none. */
export const messageOf = (error: unknown): string | null => {
  if (typeof error !== 'object' || error === null) return null;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  return 'errors' in error && Array.isArray(error.errors) ? messageOf(error.errors[0]) : null;
};
