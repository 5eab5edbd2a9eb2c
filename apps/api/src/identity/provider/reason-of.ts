const CODE = /^[A-Za-z_]{1,60}$/;

/**
 * Why a login failed, for the log: the error's code or name. Messages and causes would bring along parts of tokens
 * and addresses.
 */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : '';
  return CODE.test(code) ? code : error.name;
};
