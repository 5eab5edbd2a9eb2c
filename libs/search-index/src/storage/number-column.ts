import { NO_NUMBER } from './no-number.ts';
import { codesAt, narrowed } from './codes.ts';
import type { Codes } from './codes.ts';
import { FileWriter } from './file-writer.ts';
import type { WrittenFile } from './file-writer.ts';

/** The numbers of a field, or the ranks of a sort text. Most ranges are so small that a byte or two per document suffice. */
export interface NumberColumn {
  /** Per document: 0 for a missing number, otherwise its distance from `base`. */
  codes: Codes;
  /** One less than the smallest number. */
  base: number;
  /** The greatest code. */
  greatest: number;
}

/** A column without values. */
export const NO_NUMBERS: NumberColumn = { codes: new Uint8Array(), base: 0, greatest: 0 };

const HEADER_BYTES = 8;

/**
 * Encodes numbers as a column, with `NO_NUMBER` for missing ones.
 * @example
 * encodeNumbers(Int32Array.of(1999, NO_NUMBER, 2001)); // { codes: [1, 0, 3], base: 1998, greatest: 3 }
 */
export const encodeNumbers = (values: Int32Array): NumberColumn => {
  let [least, most] = [0x7fffffff, NO_NUMBER];
  for (const value of values) {
    if (value === NO_NUMBER) continue;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const base = least - 1;
  const greatest = Math.max(0, most - base);
  const codes = Uint32Array.from(values, (value) => (value === NO_NUMBER ? 0 : value - base));
  return { codes: narrowed(codes, greatest), base, greatest };
};

/**
 * Writes the column of a number field.
 * File: int32 base | uint32 greatest code | a code per document, 1, 2 or 4 bytes; no codes where all are 0.
 */
export const writeNumberColumn = (path: string, values: Int32Array): WrittenFile => {
  const { codes, base, greatest } = encodeNumbers(values);
  const file = new FileWriter(path);
  file.writeArray(Int32Array.of(base));
  file.writeArray(Uint32Array.of(greatest));
  if (greatest > 0) file.writeArray(codes);
  return file.finish();
};

/**
 * Creates typed views of a column's bytes.
 * @param none zeros for every document
 */
export const openNumberColumn = (shared: ArrayBufferLike, none: Uint8Array): NumberColumn => {
  const [base = 0] = new Int32Array(shared, 0, 1);
  const [greatest = 0] = new Uint32Array(shared, 4, 1);
  return { codes: codesAt(shared, { offset: HEADER_BYTES, greatest, none }), base, greatest };
};

export const sumNumbers = ({ codes, base }: NumberColumn, documents: Uint32Array): number => {
  let sum = 0;
  for (const document of documents) {
    const code = codes[document] ?? 0;
    if (code !== 0) sum += base + code;
  }
  return sum;
};

/** Returns the number of a document, or `NO_NUMBER`. */
export const numberAt = ({ codes, base }: NumberColumn, document: number): number => {
  const code = codes[document] ?? 0;
  return code === 0 ? NO_NUMBER : base + code;
};
