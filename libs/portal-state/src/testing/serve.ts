import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answers = Readonly<Record<string, readonly [status: number, body: unknown]>>;

/** A service that knows these answers, and a record of what it was asked. */
export const serve = async (answers: Answers) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const [status, body] = answers[path] ?? [404, {}];
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { asked, url, stop };
};
