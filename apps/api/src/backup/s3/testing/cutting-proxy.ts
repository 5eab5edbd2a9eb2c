import { listen } from '@open-discovery/http-server/testing';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** Passes connections on to a server, and cuts them on request. */
export interface CuttingProxy {
  readonly url: string;
  /** Cuts each connection once this many bytes went through it in one direction; only the next `times` of them. */
  readonly cutAfter: (bytes: number | null, times?: number) => void;
  /** Returns the first lines of the requests so far, without the version. */
  readonly requests: () => readonly string[];
  readonly close: () => Promise<void>;
}

const REQUEST = /^((?:GET|HEAD|PUT|POST|DELETE) \S+) HTTP\/1\.1\r\n/;

/** Starts a proxy in front of a server of this machine. */
export const startCuttingProxy = async (port: number): Promise<CuttingProxy> => {
  let limit: number | null = null;
  let left = 0;
  const open = new Set<Socket>();
  const requests: string[] = [];
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    const pass = (from: Socket, to: Socket): void => {
      let passed = 0;
      open.add(from);
      from.on('data', (bytes) => {
        passed += bytes.length;
        if (limit !== null && left > 0 && passed > limit) {
          left -= 1;
          end();
        } else if (!to.write(bytes)) {
          from.pause();
          to.once('drain', () => from.resume());
        }
      });
      from.on('error', end).on('close', () => {
        open.delete(from);
        end();
      });
    };
    client.on('data', (bytes) => {
      const [, line] = REQUEST.exec(bytes.toString('latin1')) ?? [];
      if (line !== undefined) requests.push(line);
    });
    pass(client, upstream);
    pass(upstream, client);
  });
  const { url, close } = await listen(server);
  return {
    url,
    cutAfter: (bytes, times = Number.POSITIVE_INFINITY) => {
      limit = bytes;
      left = times;
    },
    requests: () => requests,
    close: async () => {
      for (const socket of open) socket.destroy();
      await close();
    },
  };
};
