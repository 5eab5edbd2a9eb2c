import { appendFileSync, closeSync, openSync, readSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const NEWLINE = 0x0a;
const LENGTH_BYTES = 4;
/** Four times less to write and to keep for a few percent of the time. */
const COMPRESSION = { level: 1 };

/** Appends rows to a file as a block: uint32 length of the rest | the rows, compressed. */
export const appendBlock = (file: string, rows: Uint8Array): void => {
  const compressed = deflateRawSync(rows, COMPRESSION);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(compressed.length);
  appendFileSync(file, Buffer.concat([length, compressed]));
};

/** Reads the next bytes of a file; `null` at its end. */
const readNext = (descriptor: number, length: number): Buffer | null => {
  const bytes = Buffer.allocUnsafe(length);
  for (let at = 0; at < length;) {
    const count = readSync(descriptor, bytes, at, length - at, null);
    if (count === 0) return null;
    at += count;
  }
  return bytes;
};

/** Yields the rows of a file of blocks. */
export function* rowsOf(file: string): Generator<string> {
  const descriptor = openSync(file, 'r');
  try {
    for (;;) {
      const length = readNext(descriptor, LENGTH_BYTES)?.readUInt32LE();
      const block = length === undefined ? null : readNext(descriptor, length);
      if (block === null) return;
      const rows = inflateRawSync(block);
      // Each line is a text of its own: parts of a text would keep all of it in memory.
      for (let from = 0, end = 0; from < rows.length; from = end + 1) {
        end = rows.indexOf(NEWLINE, from);
        if (end === -1) throw new Error(`${file} has a row without an end.`);
        yield rows.toString('utf8', from, end);
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
