import type { Bytes } from '../byte-source.ts';
import { InputError } from '../input-error.ts';

/** The encoding named in a declaration, which is written in ASCII. */
const DECLARED = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/;
const HEAD_BYTES = 200;

/** Reports whether bytes start with the byte-order mark of UTF-16. */
export const isUtf16 = (head: Uint8Array): boolean =>
  (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);

const encodingOf = (head: Uint8Array): string => {
  if (isUtf16(head)) return head[0] === 0xff ? 'utf-16le' : 'utf-16be';
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1');
  return DECLARED.exec(text)?.[1] ?? 'utf-8';
};

const decoderFor = (encoding: string) => {
  try {
    return new TextDecoder(/^utf-?16$/i.test(encoding) ? 'utf-8' : encoding);
  } catch {
    throw new InputError(`XML in an unknown encoding: ${encoding}`);
  }
};

/** Yields the text of an XML document in the encoding of its byte-order mark or its declaration; else as UTF-8. */
export async function* decodeXml(head: Uint8Array, bytes: Bytes): AsyncGenerator<string> {
  const decoder = decoderFor(encodingOf(head));
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
