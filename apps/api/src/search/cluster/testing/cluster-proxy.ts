import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLUSTER_URLS } from './test-cluster.ts';

/** An address of the cluster that can go away and come back. */
export interface ClusterProxy {
  readonly url: () => string;
  /** The paths of all requests so far. */
  readonly asked: string[];
  /** Changes what the cluster answers to searches. */
  change: (answer: string) => string;
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

/** Starts an address of the cluster. */
export const startClusterProxy = async (): Promise<ClusterProxy> => {
  let port = 0;
  let server: Server;
  const listen = async (): Promise<void> => {
    server = createServer((request, response) => {
      const forward = async (): Promise<void> => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(Buffer.from(chunk));
        proxy.asked.push(request.url ?? '');
        const answer = await fetch(`${CLUSTER_URLS[0] ?? ''}${request.url ?? ''}`, {
          method: request.method,
          headers: { 'content-type': 'application/json' },
          ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
        });
        const text = await answer.text();
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(request.url?.includes('_search') ? proxy.change(text) : text);
      };
      forward().catch(() => response.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const proxy: ClusterProxy = {
    asked: [],
    url: () => `http://127.0.0.1:${port}`,
    change: (answer) => answer,
    goAway: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    comeBack: listen,
  };
  await listen();
  return proxy;
};
