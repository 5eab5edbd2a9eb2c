import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Moderate: a page is compressed while somebody waits for it. */
const BROTLI_QUALITY = 5;

/** How a body can be compressed, the better first. */
const COMPRESS = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => zip(body),
} as const satisfies Record<string, (body: Buffer) => Promise<Buffer>>;

export type Encoding = keyof typeof COMPRESS;

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

export const compressed = (body: Buffer, encoding: Encoding): Promise<Buffer> => COMPRESS[encoding](body);

/**
 * The encoding to answer in; `null` sends the body as it is.
 * @example chooseEncoding('gzip, br;q=0') // 'gzip'
 */
export const chooseEncoding = (accepted: string): Encoding | null => {
  const refused = new Set<string>();
  const wanted = new Set<string>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', quality = ''] = part.trim().split(/\s*;\s*q=/);
    (quality !== '' && Number(quality) === 0 ? refused : wanted).add(name);
  }
  return (
    ENCODINGS.find((encoding) => wanted.has(encoding) || (wanted.has('*') && !refused.has(encoding))) ?? null
  );
};
