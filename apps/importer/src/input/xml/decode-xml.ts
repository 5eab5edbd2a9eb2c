import { createDecoder } from '@open-discovery/harvest';
import type { Bytes } from '../byte-source.ts';
import { skipReason } from '../../report/skip-reason.ts';
import { UnreadableError } from '../unreadable-error.ts';

/** The encoding named in a declaration, which is written in ASCII. */
const DECLARED = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/;
const HEAD_BYTES = 200;

const encodingOf = (head: Uint8Array): string => {
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1');
  return DECLARED.exec(text)?.[1] ?? 'utf-8';
};

const decoderFor = (encoding: string) => {
  try {
    // A text in UTF-16 is UTF-8 here, although it declares the other.
    return createDecoder(/^utf-?16/i.test(encoding) ? 'utf-8' : encoding);
  } catch {
    throw new UnreadableError(skipReason('unknown-encoding', { format: 'XML', encoding }));
  }
};

/** Yields the text of an XML document in the encoding of its declaration; else as UTF-8. */
export async function* decodeXml(head: Uint8Array, bytes: Bytes): AsyncGenerator<string> {
  const decoder = decoderFor(encodingOf(head));
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
