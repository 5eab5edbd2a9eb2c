import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Moderate: a visitor waits while a page is compressed. */
const BROTLI_QUALITY = 5;

const COMPRESS = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => zip(body),
} as const satisfies Record<string, (body: Buffer) => Promise<Buffer>>;

export type Encoding = keyof typeof COMPRESS;

/** The content codings of pages, the better first. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Compresses a body with a content coding. */
export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> => COMPRESS[encoding](body);
