import { createServer } from 'node:http';

const JSON_TYPE = { 'content-type': 'application/json' };
const EMPTY_ANSWER = '{}';

const readBody = async (request) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

/** Returns the documents of one publication: what npm reads about the package, and its archive. */
const parsePublication = (text, address) => {
  const { _attachments: attachments, ...document } = JSON.parse(text);
  const [[filename, { data }]] = Object.entries(attachments).filter(([name]) => name.endsWith('.tgz'));
  const place = `/-/${encodeURIComponent(filename)}`;
  for (const manifest of Object.values(document.versions)) manifest.dist.tarball = `${address}${place}`;
  return { document, place, archive: Buffer.from(data, 'base64') };
};

const send = (response, status, body, headers = JSON_TYPE) => response.writeHead(status, headers).end(body);

/**
 * Starts a registry in this process, for rehearsals: it takes publications of npm, refuses a version that it has, and hands
 * packages out. It knows packages of the scope only; npm gets the others from the registry of `fallback`.
 */
export const startLocalRegistry = async (fallback) => {
  const documents = new Map();
  const archives = new Map();
  let address = '';

  const publish = async (name, request, response) => {
    const { document, place, archive } = parsePublication(await readBody(request), address);
    if (documents.has(name)) return send(response, 409, '{"error":"this version is published already"}');
    documents.set(name, document);
    archives.set(place, archive);
    return send(response, 201, EMPTY_ANSWER);
  };

  const answer = async (request, response) => {
    const [path] = request.url.split('?', 1);
    if (archives.has(path)) return send(response, 200, archives.get(path), {});
    const name = decodeURIComponent(path.slice(1));
    if (request.method === 'PUT') return publish(name, request, response);
    if (documents.has(name)) return send(response, 200, JSON.stringify(documents.get(name)));
    if (name.startsWith('@open-discovery/') || name.startsWith('-/'))
      return send(response, 404, EMPTY_ANSWER);
    return response.writeHead(302, { location: `${fallback.replace(/\/$/, '')}${request.url}` }).end();
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => send(response, 500, JSON.stringify({ error: String(error) })));
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${server.address().port}`;
  return {
    address,
    published: () => [...documents.keys()].sort(),
    documentOf: (name) => documents.get(name),
    close: () => server.close(),
  };
};
