import { createGunzip } from 'node:zlib';
import { errorCode, errorMessage } from '../../error-code.ts';
import { failure } from '../../failure.ts';
import type { Failure } from '../../failure.ts';
import { piecesOf } from '../../pieces-of.ts';
import type { DocumentEnd } from './document-end.ts';
import { createJsonEnd } from './json-end.ts';
import { createXmlEnd } from './xml-end.ts';

const HEAD_BYTES = 4096;
const SHOWN_CHARS = 200;
/** The importer does not read what expands further, either. */
const FREE_BYTES = 512 * 1024 * 1024;
const MAX_RATIO = 200;

/** The optional start before the first element or value: a byte-order mark, spaces, declarations and comments. */
const PROLOG = /^(?:\u00EF\u00BB\u00BF)?(?:\s+|<\?[^>]*>|<!--[^]*?-->)*/;
const WEB_PAGE = /^<(?:!doctype\s+html|html)\b/i;
const JSON_START = /^[[{]/;
const XML_START = /^<[!A-Za-z]/;
/** RTF begins with a brace, too. */
const RTF_START = '{\\rtf';

const isGzip = (body: Buffer): boolean => body[0] === 0x1f && body[1] === 0x8b;

/** Yields the content of gzip in pieces, as far as the importer reads it. */
async function* gunzipped(body: Buffer): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  gunzip.end(body);
  let length = 0;
  for await (const piece of gunzip) {
    if (!(piece instanceof Buffer)) continue;
    length += piece.length;
    if (length > FREE_BYTES && length > body.length * MAX_RATIO) return;
    yield piece;
  }
}

/** Yields pieces of which the first has enough bytes to recognize a format. */
async function* withHead(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (head === null) {
      yield piece;
      continue;
    }
    head = Buffer.concat([head, piece]);
    if (head.length < HEAD_BYTES) continue;
    yield head;
    head = null;
  }
  if (head !== null) yield head;
}

const withoutTags = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns what follows the end of a text by its start; `null` for formats whose end nothing marks. */
const endFor = (start: string): DocumentEnd | null => {
  if (JSON_START.test(start) && !start.startsWith(RTF_START)) return createJsonEnd();
  return XML_START.test(start) ? createXmlEnd() : null;
};

/** Returns why a text is none of records, or not a whole one. */
const findTextDamage = async (pieces: AsyncIterable<Buffer>): Promise<Failure | null> => {
  let end: DocumentEnd | null = null;
  let isStart = true;
  for await (let piece of withHead(pieces)) {
    if (isStart) {
      const head = piece.toString('latin1', 0, HEAD_BYTES);
      const start = head.replace(PROLOG, '');
      if (WEB_PAGE.test(start)) {
        const shown = withoutTags(piece.toString('utf8', 0, HEAD_BYTES)).slice(0, SHOWN_CHARS);
        return failure('web-page', { text: shown });
      }
      end = endFor(start);
      piece = piece.subarray(head.length - start.length);
      isStart = false;
    }
    // Nothing ends without its start; the other pieces show whether gzip is damaged.
    end?.read(piece);
  }
  return end?.isOpen() === true ? failure('cut-off') : null;
};

/**
 * Returns why the body of an answer is not a whole file of records: it is empty, a web page, or gzip, JSON or XML that was cut off;
 * `null` if nothing of that is found. Of the unpacked content it holds a piece in memory.
 */
export const findDamage = async (body: Buffer): Promise<Failure | null> => {
  if (body.length === 0) return failure('empty');
  if (!isGzip(body)) return findTextDamage(piecesOf(body));
  try {
    return await findTextDamage(gunzipped(body));
  } catch (error) {
    if (errorCode(error) === 'Z_BUF_ERROR') return failure('cut-off');
    return failure('damaged-gzip', { detail: errorMessage(error) });
  }
};
