import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

interface Sent {
  readonly address: string;
  readonly body: string;
}

/** An address of a cluster whose answers a test changes. */
export interface Proxy {
  readonly url: string;
  /** Answers a request in place of the cluster; `null` forwards it. */
  intercept: (sent: Sent) => { readonly status: number; readonly body: string } | null;
  /** Changes what the cluster answers. */
  change: (answer: string) => string;
  readonly stop: () => Promise<void>;
}

/** Starts an address of a cluster; without the cluster's own address, nothing is forwarded. */
export const startProxy = async (cluster: string): Promise<Proxy> => {
  const forward = async (
    method: string,
    { address, body }: Sent,
  ): Promise<{ status: number; body: string }> => {
    const answer = await fetch(cluster + address, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === '' ? {} : { body }),
    });
    return { status: answer.status, body: proxy.change(await answer.text()) };
  };
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const sent = { address: request.url ?? '', body: await text(request) };
      const { status, body } = proxy.intercept(sent) ?? (await forward(request.method ?? 'GET', sent));
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body);
    };
    answer().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const proxy: Proxy = {
    url: `http://127.0.0.1:${port}`,
    intercept: () => null,
    change: (answer) => answer,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return proxy;
};
