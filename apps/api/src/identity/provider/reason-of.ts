const CODE = /^[A-Za-z_]{1,60}$/;

/** Returns the code or name of an error for the log. Messages and causes may contain parts of tokens and addresses. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : '';
  return CODE.test(code) ? code : error.name;
};
