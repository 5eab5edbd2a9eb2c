import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

/** A server of metrics, and the port that it listens on. */
export interface MetricsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Returns all metrics. One that cannot be read is a comment with the reason, so that the others are still watched. */
const readMetrics = async (registry: Registry): Promise<string> => {
  const texts = registry.getMetricsAsArray().map(({ name }) =>
    registry.getSingleMetricAsString(name).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      return `# ${name} cannot be read: ${reason.replaceAll(/\s+/g, ' ')}`;
    }),
  );
  return `${(await Promise.all(texts)).join('\n\n')}\n`;
};

/**
 * Serves a registry at `/metrics`, at a separate address: what visitors reach has no metrics. Anything else is a 404.
 */
export const serveMetrics = async (
  registry: Registry,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    readMetrics(registry).then(
      (text) =>
        response
          .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
          .end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    // A listening TCP server has an address of this form.
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
