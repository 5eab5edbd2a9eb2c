import { createDecoder } from '../../create-decoder.ts';

const DECLARED = /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/;
const HEAD_BYTES = 200;
/** Characters that XML 1.0 forbids (section 2.2) and real servers send. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const FORBIDDEN_REFERENCE = /&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|[xX]0*(?:[0-8bBcCeEfF]|1[0-9a-fA-F]));/g;

const encodingOf = (body: Uint8Array): string => {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  const head = Buffer.from(body.subarray(0, HEAD_BYTES)).toString('latin1');
  return DECLARED.exec(head)?.[1] ?? 'utf-8';
};

/**
 * Returns the text of an XML document in the encoding that it declares, else as UTF-8. Forbidden characters become U+FFFD.
 */
export const decodeXmlBody = (body: Uint8Array): string => {
  const encoding = encodingOf(body);
  const decoder = (() => {
    try {
      return createDecoder(encoding);
    } catch {
      return createDecoder();
    }
  })();
  return decoder.decode(body).replace(FORBIDDEN, '\uFFFD').replace(FORBIDDEN_REFERENCE, '\uFFFD');
};
