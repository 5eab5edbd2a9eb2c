import { expect, test } from '@jest/globals';
import { brokenConnection } from './broken-connection.ts';

test.each([
  ['ENOTFOUND', 'unknown-host'],
  ['EAI_AGAIN', 'unknown-host'],
  ['ECONNREFUSED', 'connection-refused'],
  ['ETIMEDOUT', 'no-answer'],
  ['UND_ERR_CONNECT_TIMEOUT', 'no-answer'],
  ['UND_ERR_HEADERS_TIMEOUT', 'no-answer'],
  ['UND_ERR_BODY_TIMEOUT', 'no-answer'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['ECONNRESET', 'connection'],
  ['UND_ERR_SOCKET', 'connection'],
  ['', 'connection'],
])('the error %j of a connection is told as %s, with its message', (code, id) => {
  const error = Object.assign(new Error('the words of the system'), { code });
  expect(brokenConnection(error)).toEqual({ id, values: { detail: 'the words of the system' } });
});
