import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The effort to compress a body. A visitor waits for it, so `small` is moderate too; `fast` takes a third of its time for a
 * tenth more bytes.
 */
export type Effort = 'fast' | 'small';

const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { fast: 3, small: 5 };
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { fast: 3, small: 6 };

const COMPRESS = {
  br: (body: Buffer, effort: Effort) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort] } }),
  gzip: (body: Buffer, effort: Effort) => zip(body, { level: GZIP_LEVEL[effort] }),
} as const satisfies Record<string, (body: Buffer, effort: Effort) => Promise<Buffer>>;

export type Encoding = keyof typeof COMPRESS;

/** The content codings of pages, the better first. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Compresses a body with a content coding. */
export const compress = (body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> =>
  COMPRESS[encoding](body, effort);
