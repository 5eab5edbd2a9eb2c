// A proxy that sends each request to the API once, so that only the portal is measured.
import { createServer } from 'node:http';

const [, , upstream] = process.argv;
const answers = new Map();

const ask = async (address) => {
  const answer = await fetch(upstream + address);
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
};

createServer((request, response) => {
  const address = request.url ?? '/';
  const answer = answers.get(address) ?? ask(address);
  answers.set(address, answer);
  answer.then(
    ({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(body),
    () => response.writeHead(503).end(),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
