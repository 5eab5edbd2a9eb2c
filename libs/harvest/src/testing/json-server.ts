import { listen } from '@open-discovery/http-server/testing';
import { createServer } from 'node:http';

/** An answer of a service; a text or bytes are sent as they are. */
export type JsonAnswer =
  | string
  | Uint8Array
  | { readonly status: number; readonly body?: string }
  | Readonly<Record<string, unknown>>;

export interface JsonServer {
  readonly address: string;
  /** Paths and decoded parameters of all requests so far. */
  readonly requests: string[];
  readonly conditions: (string | undefined)[];
  /** Answers of the next requests, in this order. */
  answers: JsonAnswer[];
  headers: Record<string, string>;
  close(): Promise<void>;
}

const contentOf = (answer: JsonAnswer): { status: number; body: string | Uint8Array } => {
  if (typeof answer === 'string' || answer instanceof Uint8Array) return { status: 200, body: answer };
  const { status, body } = answer;
  return typeof status === 'number'
    ? { status, body: typeof body === 'string' ? body : '' }
    : { status: 200, body: JSON.stringify(answer) };
};

/** Starts a server that gives the answers of a test, one after the other. */
export const startJsonServer = async (): Promise<JsonServer> => {
  const requests: string[] = [];
  const conditions: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requests.push(decodeURIComponent((request.url ?? '').replaceAll('+', ' ')));
    conditions.push(request.headers['if-none-match']);
    const answer = served.answers.shift() ?? { status: 500 };
    const { status, body } = contentOf(answer);
    response.writeHead(status, { 'content-type': 'application/json', ...served.headers }).end(body);
  });
  const { url, close } = await listen(server);
  const served: JsonServer = {
    address: url,
    requests,
    conditions,
    answers: [],
    headers: {},
    close,
  };
  return served;
};
