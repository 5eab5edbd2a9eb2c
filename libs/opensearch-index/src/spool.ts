import type { IndexDocument } from '@open-discovery/search-index';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';

/**
 * Writes documents to a file, because they are read twice: what all of them tell has to be known first. Returns a digest of
 * the documents in their order.
 */
export const spool = async (
  file: string,
  documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>,
  onDocument: (document: IndexDocument) => void,
): Promise<string> => {
  const stream = createWriteStream(file);
  const written = finished(stream);
  // The failure is reported where the end is awaited.
  written.catch(() => undefined);
  const digest = createHash('sha256');
  for await (const document of documents) {
    onDocument(document);
    const line = `${JSON.stringify(document)}\n`;
    digest.update(line);
    if (!stream.write(line)) await Promise.race([once(stream, 'drain'), written]);
  }
  stream.end();
  await written;
  return digest.digest('hex');
};

/** Yields the documents of a file that `spool` wrote. */
export async function* spooled(file: string): AsyncIterable<IndexDocument> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    // Our own file of a moment ago.
    yield JSON.parse(line) as IndexDocument;
  }
}
