/** Size of the units of a tar archive, in bytes. */
export const BLOCK_BYTES = 512;

const NAME = { at: 0, length: 100 };
const PREFIX = { at: 345, length: 155 };
const SIZE = { at: 124, length: 12 };
const CHECKSUM = { at: 148, length: 8 };
const FILE_MODE = 0o600;
/** The largest size that eleven octal digits can say. */
const OCTAL_LIMIT = 8 ** 11;
const BASE_256 = 0x80;

export interface TarFile {
  /** Path within the archive, with slashes. */
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** Splits a long path at a slash, as the ustar format stores it. */
const splitName = (name: string): { prefix: string; rest: string } => {
  if (Buffer.byteLength(name) <= NAME.length) return { prefix: '', rest: name };
  for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= PREFIX.length && Buffer.byteLength(rest) <= NAME.length)
      return { prefix, rest };
  }
  throw new Error(`The name ${name} is too long for an archive.`);
};

const checksumOf = (header: Buffer): number => {
  let sum = 0;
  for (const [at, byte] of header.entries()) {
    const isChecksum = at >= CHECKSUM.at && at < CHECKSUM.at + CHECKSUM.length;
    sum += isChecksum ? ' '.charCodeAt(0) : byte;
  }
  return sum;
};

const writeSize = (header: Buffer, size: number): void => {
  if (size < OCTAL_LIMIT) {
    header.write(octal(size, SIZE.length), SIZE.at, 'latin1');
    return;
  }
  header[SIZE.at] = BASE_256;
  header.writeBigUInt64BE(BigInt(size), SIZE.at + SIZE.length - 8);
};

/** Formats the header of a file in the POSIX ustar format. */
export const formatTarHeader = ({ name, size }: TarFile, changedAtMs: number): Buffer => {
  const header = Buffer.alloc(BLOCK_BYTES);
  const { prefix, rest } = splitName(name);
  header.write(rest, NAME.at);
  header.write(octal(FILE_MODE, 8) + octal(0, 8) + octal(0, 8), 100, 'latin1');
  writeSize(header, size);
  header.write(octal(Math.floor(changedAtMs / 1000), 12), 136, 'latin1');
  header.write('0', 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.write(prefix, PREFIX.at);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM.at, 'latin1');
  return header;
};

const textAt = (header: Buffer, { at, length }: { at: number; length: number }): string => {
  const [text = ''] = header.toString('utf8', at, at + length).split('\0');
  return text;
};

/** Parses the header of a file; `null` if it is none, or its checksum does not match. */
export const parseTarHeader = (header: Buffer): TarFile | null => {
  if (header.length !== BLOCK_BYTES) return null;
  if (Number.parseInt(textAt(header, CHECKSUM), 8) !== checksumOf(header)) return null;
  const size =
    header[SIZE.at] === BASE_256
      ? Number(header.readBigUInt64BE(SIZE.at + SIZE.length - 8))
      : Number.parseInt(textAt(header, SIZE), 8);
  if (!Number.isSafeInteger(size) || size < 0) return null;
  const [prefix, rest] = [textAt(header, PREFIX), textAt(header, NAME)];
  return { name: prefix === '' ? rest : `${prefix}/${rest}`, size };
};
