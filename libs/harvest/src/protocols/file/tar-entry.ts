const BLOCK_BYTES = 512;
const NAME_CHARS = 99;
const CHECKSUM_AT = 148;

const octal = (value: number, chars: number): string => value.toString(8).padStart(chars, '0');

/** Writes a file as an entry of a tar archive (POSIX.1-1988, ustar), so that archives and texts of all formats can follow each other. */
export const tarEntry = (name: string, body: Uint8Array): Buffer => {
  const header = Buffer.alloc(BLOCK_BYTES);
  const shortName = Buffer.from(name).subarray(-NAME_CHARS);
  header.set(shortName, 0);
  header.write('0000644\0', 100, 'latin1');
  header.write('0000000\0', 108, 'latin1');
  header.write('0000000\0', 116, 'latin1');
  header.write(`${octal(body.length, 11)}\0`, 124, 'latin1');
  header.write(`${octal(0, 11)}\0`, 136, 'latin1');
  header.write(' '.repeat(8), CHECKSUM_AT, 'latin1');
  header.write('0', 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, CHECKSUM_AT, 'latin1');
  const padding = Buffer.alloc((BLOCK_BYTES - (body.length % BLOCK_BYTES)) % BLOCK_BYTES);
  return Buffer.concat([header, body, padding]);
};

/** The end of an archive. */
export const TAR_END = '\0'.repeat(2 * BLOCK_BYTES);
