import { IndexError } from '../index-error.ts';

/** From this length on, a call that copies is faster than a loop. */
export const LONG_COPY = 32;

/** The factor of the last byte of 2^53, the greatest number. */
const GREATEST_FACTOR = 2 ** 49;

/**
 * Reads the output of `ByteWriter`; reading past the end throws `damaged`.
 * @example
 * new ByteReader(Buffer.from([0xac, 0x02])).varint(); // 300
 */
export class ByteReader {
  readonly bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw runsPast('number');
    return byte;
  }

  varint(): number {
    const first = this.bytes[this.at] as number;
    if (first < 128) {
      this.at += 1;
      return first;
    }
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
      if (factor > GREATEST_FACTOR) throw new IndexError('damaged', 'A number is too long.');
    }
  }

  skip(length: number): void {
    this.at += length;
  }

  slice(length: number): Buffer {
    const end = this.at + length;
    if (end > this.bytes.length) throw runsPast('text');
    const slice = this.bytes.subarray(this.at, end);
    this.at = end;
    return slice;
  }

  copyTo(target: Uint8Array, at: number, length: number): void {
    const from = this.at;
    this.at += length;
    if (this.at > this.bytes.length) throw runsPast('text');
    // Most copies are the ends of words.
    if (length >= LONG_COPY) target.set(this.bytes.subarray(from, this.at), at);
    else
      for (let index = 0; index < length; index += 1) target[at + index] = this.bytes[from + index] as number;
  }

  text(): string {
    const length = this.varint();
    const from = this.at;
    this.at += length;
    if (this.at > this.bytes.length) throw runsPast('text');
    return this.bytes.toString('utf8', from, this.at);
  }
}

interface Range {
  from: number;
  to: number;
}

/** Compares two ranges of bytes: negative if the first comes first; a loop, because most differ in the first few. */
export const compareBytes = (
  bytes: Uint8Array,
  { from, to }: Range,
  other: Uint8Array,
  within: Range = { from: 0, to: other.length },
): number => {
  const length = to - from;
  const otherLength = within.to - within.from;
  const most = Math.min(length, otherLength);
  for (let index = 0; index < most; index += 1) {
    const difference = (bytes[from + index] as number) - (other[within.from + index] as number);
    if (difference !== 0) return difference;
  }
  return length - otherLength;
};

const runsPast = (what: string): IndexError =>
  new IndexError('damaged', `A ${what} runs past the end of its file.`);
