import { errorCode, errorMessage } from '../error-code.ts';
import { failure } from '../failure.ts';
import type { Failure } from '../failure.ts';

/** Matches the codes for certificates, of which OpenSSL and Node.js have dozens. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/;
const TIMEOUT = /TIMEOUT|TIMEDOUT/;

/** Returns why a connection failed, by the codes of Node.js and undici. */
export const brokenConnection = (error: unknown): Failure => {
  const code = errorCode(error) ?? '';
  const values = { detail: errorMessage(error) };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return failure('unknown-host', values);
  if (code === 'ECONNREFUSED') return failure('connection-refused', values);
  if (TIMEOUT.test(code)) return failure('no-answer', values);
  return failure(CERTIFICATE.test(code) ? 'certificate' : 'connection', values);
};
