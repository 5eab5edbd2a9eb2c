/** The responses to callers who may not make a call, for its documentation. */
export const REFUSALS = {
  401: { description: 'The caller is not logged in' },
  403: { description: 'The roles of the caller are not sufficient' },
};
