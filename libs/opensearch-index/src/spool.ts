import type { FurtherValues, IndexDocument } from '@open-discovery/search-index';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';

type Part = IndexDocument | FurtherValues;

/**
 * Writes documents to a file, because they are read twice: a document is stored with facts that only all documents
 * together determine. Returns a digest of the documents in their order.
 */
export const spool = async (
  file: string,
  parts: AsyncIterable<Part> | Iterable<Part>,
  onPart: (part: Part) => void,
): Promise<string> => {
  const stream = createWriteStream(file);
  const written = finished(stream);
  // The failure is reported where the end is awaited.
  written.catch(() => undefined);
  const digest = createHash('sha256');
  for await (const part of parts) {
    onPart(part);
    const line = `${JSON.stringify(part)}\n`;
    digest.update(line);
    if (!stream.write(line)) await Promise.race([once(stream, 'drain'), written]);
  }
  stream.end();
  await written;
  return digest.digest('hex');
};

/** Yields what `spool` wrote to a file. */
export async function* spooled(file: string): AsyncIterable<Part> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    // Our own file of a moment ago.
    yield JSON.parse(line) as Part;
  }
}
