import type { Fetch } from '@open-discovery/http';
import { Agent, request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';

type Sent = Parameters<Fetch>[1];
type Answer = Awaited<ReturnType<Fetch>>;

const textOf = (message: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    message.setEncoding('utf8');
    message.on('data', (part: string) => (text += part));
    message.once('end', () => resolve(text));
    message.once('error', reject);
  });

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The server may close an idle connection at the very moment that it is used again. */
const wasClosedMeanwhile = (call: ClientRequest, problem: NodeJS.ErrnoException): boolean =>
  call.reusedSocket && problem.code === 'ECONNRESET';

const ask = (url: string, { method, headers, body, signal }: Sent, agent: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent, signal }, (message) => {
      const status = message.statusCode ?? 0;
      const text = textOf(message);
      // Who asks may never read it; that it broke off is then nobody's failure.
      text.catch(() => undefined);
      resolve({ ok: isSuccess(status), status, text: () => text });
    });
    call.once('error', (problem) => {
      if (method === 'GET' && wasClosedMeanwhile(call, problem))
        ask(url, { method, headers, signal }, agent).then(resolve, reject);
      else reject(problem);
    });
    call.end(body);
  });

/**
 * `fetch` for a server that makes pages of the API's answers: they come over connections that stay open, for a third of the
 * processor time. What lies elsewhere (other origins, https, redirects) is left to the platform's fetch.
 */
export const createApiFetch = (apiUrl: string): Fetch => {
  if (!apiUrl.startsWith('http:')) return globalThis.fetch;
  const agent = new Agent({ keepAlive: true });
  return (url, sent) => (url.startsWith(`${apiUrl}/`) ? ask(url, sent, agent) : globalThis.fetch(url, sent));
};
