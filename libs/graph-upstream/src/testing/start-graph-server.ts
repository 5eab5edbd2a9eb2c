import { listen } from '@open-discovery/http-server/testing';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { addressOf, asGraphAnswer, graphError, refusalOf } from './graph-rules.ts';
import type { GraphAnswer } from './graph-rules.ts';

export type { GraphAnswer } from './graph-rules.ts';

/** A server that follows the rules of the Graph API V3: it refuses what that refuses, and sends nothing else. */
export interface GraphServer {
  /** Its address, without the version. */
  readonly url: string;
  /** The paths and parameters of all requests so far. */
  readonly asked: string[];
  /** Authorization headers of all requests so far. */
  readonly tokens: (string | undefined)[];
  /** Answers the next requests after this many with 429; null for no limit. */
  limit: number | null;
  /** Handles a request in place of the rules; false leaves it to them. */
  intercept: (response: ServerResponse, address: string) => boolean;
  readonly stop: () => Promise<void>;
}

/** Starts the server. `answer` has the records: it answers what the rules allow, such as another Graph API. */
export const startGraphServer = async (
  answer: (address: string) => Promise<GraphAnswer>,
): Promise<GraphServer> => {
  const replyTo = async (address: string): Promise<GraphAnswer> => {
    if (graph.limit !== null && graph.asked.length > graph.limit) return graphError(429, 'Too Many Requests');
    const { pathname, searchParams } = new URL(address, 'http://graph/');
    const refusal = refusalOf(decodeURIComponent(pathname.slice(1)), searchParams);
    if (refusal !== null) return refusal;
    const answered = await answer(addressOf(pathname.slice(1), searchParams));
    return asGraphAnswer(answered, searchParams.get('cursor'));
  };
  const server = createServer((request, response) => {
    const address = (request.url ?? '').replace(/^\/graph\/v3\//, '');
    graph.asked.push(address);
    graph.tokens.push(request.headers.authorization);
    if (graph.intercept(response, address)) return;
    replyTo(address)
      .then(({ status, body }) => {
        response.writeHead(status, {
          'content-type': 'application/json',
          'x-ratelimit-limit': '7199',
          'x-ratelimit-used': String(graph.asked.length),
        });
        response.end(body);
      })
      .catch(() => response.destroy());
  });
  const { url, close } = await listen(server);
  const graph: GraphServer = {
    url: `${url}/graph`,
    asked: [],
    tokens: [],
    limit: null,
    intercept: () => false,
    stop: close,
  };
  return graph;
};
