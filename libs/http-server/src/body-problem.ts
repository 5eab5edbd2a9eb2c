import type { IncomingMessage } from 'node:http';

/** The status and message of a body that a server would misread. */
interface BodyProblem {
  readonly status: 415 | 501;
  readonly message: string;
}

const UNREAD: readonly (string | undefined)[] = ['GET', 'HEAD'];

/**
 * Returns the problem of a request whose body is packed; `null` if its bytes are the content. Node.js removes the transfer
 * coding `chunked` and passes the bytes of all others on (RFC 9110 §8.4, RFC 9112 §6.1).
 * @example bodyProblem({ method: 'POST', headers: { 'content-encoding': 'gzip' } })?.status // 415
 */
export const bodyProblem = ({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): BodyProblem | null => {
  if (UNREAD.includes(method)) return null;
  const transfer = headers['transfer-encoding']?.toLowerCase() ?? 'chunked';
  if (transfer !== 'chunked')
    return { status: 501, message: 'The only transfer coding of a body is chunked' };
  const content = headers['content-encoding']?.toLowerCase() ?? 'identity';
  return content === 'identity' ? null : { status: 415, message: 'A body must not be compressed' };
};
