import type { IndexDocument } from '@open-discovery/search-index';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';

/** Writes documents to a file, because they are read twice: what all of them tell has to be known first. */
export const spool = async (
  file: string,
  documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>,
  onDocument: (document: IndexDocument) => void,
): Promise<void> => {
  const stream = createWriteStream(file);
  const written = finished(stream);
  // The failure is reported where the end is awaited.
  written.catch(() => undefined);
  for await (const document of documents) {
    onDocument(document);
    if (!stream.write(`${JSON.stringify(document)}\n`)) await Promise.race([once(stream, 'drain'), written]);
  }
  stream.end();
  await written;
};

/** Yields the documents of a file that `spool` wrote. */
export async function* spooled(file: string): AsyncIterable<IndexDocument> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    // Our own file of a moment ago.
    yield JSON.parse(line) as IndexDocument;
  }
}
