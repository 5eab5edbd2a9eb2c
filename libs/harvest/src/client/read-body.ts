import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

const decoded = (body: Readable, encoding: string | null): Readable => {
  if (!/^(?:x-)?gzip$/i.test(encoding ?? '')) return body;
  const plain = createGunzip();
  body.on('error', (error) => plain.destroy(error));
  return body.pipe(plain);
};

/** Reads and decompresses a body; `null` if it is larger than the limit. Throws if it ends too early. */
export const readBody = async (
  body: Readable,
  encoding: string | null,
  limitBytes: number,
): Promise<Buffer | null> => {
  const stream = decoded(body, encoding);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of Readable.from(stream)) {
    if (!(part instanceof Uint8Array)) continue;
    length += part.length;
    if (length > limitBytes) {
      body.destroy();
      return null;
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
};
