import { listen } from '@open-discovery/http-server/testing';
import type { ListeningServer } from '@open-discovery/http-server/testing';
import { text } from 'node:stream/consumers';
import { createServer } from 'node:http';
import { CLUSTER_URLS } from './test-cluster.ts';

/** An address of the cluster that can go away and come back. */
export interface ClusterProxy {
  readonly url: () => string;
  /** The paths of all requests so far. */
  readonly asked: string[];
  /** Changes what the cluster answers to searches. */
  change: (answer: string) => string;
  /** Keeps requests without an answer, as a frozen node does. */
  isFrozen: boolean;
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

/** Starts an address of the cluster. */
export const startClusterProxy = async (): Promise<ClusterProxy> => {
  let port = 0;
  let listening: ListeningServer;
  const start = async (): Promise<void> => {
    const server = createServer((request, response) => {
      const forward = async (): Promise<void> => {
        const body = await text(request);
        proxy.asked.push(request.url ?? '');
        if (proxy.isFrozen) return;
        const answer = await fetch(`${CLUSTER_URLS[0] ?? ''}${request.url ?? ''}`, {
          method: request.method,
          headers: { 'content-type': 'application/json' },
          ...(body === '' ? {} : { body }),
        });
        const answered = await answer.text();
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(request.url?.includes('_search') ? proxy.change(answered) : answered);
      };
      forward().catch(() => response.destroy());
    });
    listening = await listen(server, { port });
    port = listening.port;
  };
  const proxy: ClusterProxy = {
    asked: [],
    isFrozen: false,
    url: () => `http://127.0.0.1:${port}`,
    change: (answer) => answer,
    goAway: () => listening.close(),
    comeBack: start,
  };
  await start();
  return proxy;
};
