import { createDecoder } from '@open-discovery/harvest';
import type { Bytes } from '../byte-source.ts';

/** Returns the encoding of a table by its start. Programs write UTF-8 or Western Europe’s older encoding. */
export const tableEncoding = (head: Uint8Array): string => {
  try {
    // The last character of the start may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};

/** Yields the text of a table. */
export async function* decodeTable(bytes: Bytes, encoding: string): AsyncGenerator<string> {
  const decoder = createDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
