import { expect, test } from '@jest/globals';
import { DatabaseUnavailable } from '../../database/database-unavailable.ts';
import { adviceOf } from './advice-of.ts';
import { reasonOf } from './reason-of.ts';

const withCode = (code: string, cause?: Error) =>
  Object.assign(new Error('token=secret', { cause }), { code });

test.each([
  ['a PostgreSQL that is down', new DatabaseUnavailable(withCode('ECONNREFUSED'))],
  ['a full disk', withCode('SQLITE_FULL')],
])('%s is a fault of the database, not of the provider', (_what, error) => {
  expect(reasonOf(error)).toBe('DATABASE');
  expect(adviceOf(error)).toContain('DATABASE_URL');
});

test.each([
  [withCode('OAUTH_TIMEOUT', withCode('ECONNREFUSED')), 'OAUTH_TIMEOUT'],
  [new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }), 'ECONNREFUSED'],
  [
    new TypeError('fetch failed', { cause: withCode('DEPTH_ZERO_SELF_SIGNED_CERT') }),
    'DEPTH_ZERO_SELF_SIGNED_CERT',
  ],
  [new TypeError('fetch failed', { cause: withCode('secret=1') }), 'TypeError'],
  [Object.assign(withCode('OAUTH_RESPONSE_BODY_ERROR'), { error: 'invalid_client' }), 'invalid_client'],
  [Object.assign(withCode('OAUTH_RESPONSE_BODY_ERROR'), { error: 'secret' }), 'OAUTH_RESPONSE_BODY_ERROR'],
  ['text', 'unknown'],
])('%s has the reason %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
