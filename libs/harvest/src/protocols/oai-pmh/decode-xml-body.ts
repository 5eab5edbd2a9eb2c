import { gunzipSync } from 'node:zlib';
import { createDecoder, decodeUnnamed } from '../../create-decoder.ts';

const DECLARED = /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/;
const HEAD_BYTES = 200;
const PREFACE_CHARS = 4096;
/** The limit for a response after decompression. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Characters that XML 1.0 forbids (section 2.2) and real servers send. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const FORBIDDEN_REFERENCE = /&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|[xX]0*(?:[0-8bBcCeEfF]|1[0-9a-fA-F]));/g;

const encodingOf = (body: Uint8Array): string | null => {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  const head = Buffer.from(body.subarray(0, HEAD_BYTES)).toString('latin1');
  return DECLARED.exec(head)?.[1] ?? null;
};

const isUtf8 = (encoding: string | null): boolean => encoding === null || /^utf-?8$/i.test(encoding);

const decode = (body: Uint8Array): string => {
  const encoding = encodingOf(body);
  if (encoding === null || isUtf8(encoding)) return decodeUnnamed(body);
  try {
    return createDecoder(encoding).decode(body);
  } catch {
    return decodeUnnamed(body);
  }
};

const isGzip = (body: Uint8Array): boolean => body[0] === 0x1f && body[1] === 0x8b;

/** Some servers compress a body without saying so. */
const decompressed = (body: Uint8Array): Uint8Array => {
  if (!isGzip(body)) return body;
  try {
    return gunzipSync(body, { maxOutputLength: MOST_BYTES });
  } catch {
    return body;
  }
};

/** Scripts of servers write warnings and empty lines before the declaration, where XML allows nothing. */
const withoutPreface = (text: string): string => {
  const start = text.slice(0, PREFACE_CHARS).indexOf('<?xml');
  return start > 0 ? text.slice(start) : text.trimStart();
};

/**
 * Returns the text of an XML document in the encoding that it declares, else as UTF-8 or Windows-1252. Forbidden characters
 * become U+FFFD.
 */
export const decodeXmlBody = (body: Uint8Array): string =>
  withoutPreface(decode(decompressed(body)))
    .replace(FORBIDDEN, '\uFFFD')
    .replace(FORBIDDEN_REFERENCE, '\uFFFD');
