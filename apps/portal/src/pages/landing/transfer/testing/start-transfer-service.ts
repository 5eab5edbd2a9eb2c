import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
interface SeenRequest {
  readonly method: string;
  readonly address: string;
  readonly authorization: string | null;
  readonly storage: string | null;
  readonly body: unknown;
}

export const GOOD_TOKEN = 'good-token';
export const KNOWN_DOI = '10.5281/zenodo.1';

const FILES = [
  {
    kind: 'StorageElement',
    name: 'tides.csv',
    isFolder: false,
    isAccessible: true,
    size: 2_500_000,
    checksum: 'md5:1f',
  },
  {
    kind: 'StorageElement',
    name: 'read me.txt',
    isFolder: false,
    isAccessible: true,
    size: 120,
    checksum: 'md5:2f',
  },
].map((file) => ({
  ...file,
  downloadUrl: `https://zenodo.example/${encodeURIComponent(file.name)}?download=1`,
}));
const FOLDER = {
  kind: 'StorageElement',
  name: 'raw',
  isFolder: true,
  accessUrl: 'https://zenodo.example/raw',
};
const CLOSED = { ...FILES[0], name: 'closed.csv', isAccessible: false };

type Answer = readonly [status: number, body: unknown];

const refusal = (status: number, id: string, description: string): Answer => [status, { id, description }];
const transfer = (jobState: string): Answer => [
  200,
  {
    kind: 'TransferInfoExtended',
    jobId: 'job/1',
    jobState,
    vo_name: 'vo',
    finishedAt: '2026-11-21T10:00:00',
  },
];

const read = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text === '' ? null : JSON.parse(text);
};

const answerTo = ({ method, address, authorization }: SeenRequest, states: string[]): Answer => {
  const { pathname, searchParams } = new URL(address, 'http://service.example');
  if (pathname === '/api/parser')
    return searchParams.get('doi') === `doi:${KNOWN_DOI}`
      ? [200, { kind: 'StorageContent', count: 4, elements: [...FILES, FOLDER, CLOSED] }]
      : refusal(400, 'doiNotSupported', 'DOI not supported');
  if (authorization !== `Bearer ${GOOD_TOKEN}`) return refusal(401, 'notAuthenticated', 'Token expired');
  if (method === 'POST' && pathname === '/api/transfers')
    return [202, { kind: 'TransferInfo', jobId: 'job/1' }];
  if (pathname !== '/api/transfer/job%2F1') return refusal(404, 'transferNotFound', 'No such transfer');
  return transfer(method === 'DELETE' ? 'canceled' : (states.shift() ?? 'succeeded'));
};

/**
 * Serves the published interface of the data-transfer API in this process. A transfer advances through
 * `states`, one per poll.
 */
export const startTransferService = async (states: string[] = []) => {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const { method = '', url: address = '', headers } = request;
      const storage = headers['authorization-storage'];
      const one: SeenRequest = {
        method,
        address,
        authorization: headers.authorization ?? null,
        storage: typeof storage === 'string' ? storage : null,
        body,
      };
      seen.push(one);
      const [status, json] = answerTo(one, states);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}/api`, seen, stop };
};
