import { expect, test } from '@jest/globals';
import { errorBody } from './error-body.ts';

test.each([
  [404, 'Not Found'],
  [599, 'Error'],
])('the error body of a %i has the fields of the Graph API and the name %s', (status, error) => {
  const at = new Date(Date.UTC(2026, 9, 2, 12));
  expect(errorBody({ status, message: 'No', path: '/x?y', at })).toEqual({
    message: 'No',
    error,
    code: status,
    timestamp: '2026-10-02T12:00:00.000+00:00',
    path: '/x?y',
  });
});
