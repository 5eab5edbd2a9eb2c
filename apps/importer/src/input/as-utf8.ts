import { peek } from './byte-source.ts';
import type { Bytes } from './byte-source.ts';

/** The length of the byte-order mark of UTF-16. */
const MARK_BYTES = 2;

/** Returns the encoding that the byte-order mark of UTF-16 names; null without one. */
const utf16Of = (head: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
};

/** Yields a text in UTF-16, which programs of Windows write in any format, as UTF-8; all others as they are. */
export async function* asUtf8(source: Bytes): Bytes {
  const { head, bytes } = await peek(source, MARK_BYTES);
  const encoding = utf16Of(head);
  if (encoding === null) {
    yield* bytes;
    return;
  }
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}
