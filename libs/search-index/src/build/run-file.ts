import { closeSync, openSync, readSync } from 'node:fs';
import { ByteReader } from '../storage/byte-reader.ts';
import { ByteWriter } from '../storage/byte-writer.ts';
import { FileWriter } from '../storage/file-writer.ts';

/** One key of a run with its data. */
export interface RunRecord {
  key: Buffer;
  label: string;
  /** A count or a document, depending on the kind of run. */
  amount: number;
  data: Buffer;
}

/**
 * Writes a run: sorted records in a temporary file for the merge.
 * File: records. Record: uint32 length of the rest | key | label | amount | data;
 * key and label with a varint length, the amount a varint, the data up to the end of the record.
 */
export class RunWriter {
  readonly #file: FileWriter;
  readonly #head = new ByteWriter();
  readonly #length = Buffer.alloc(4);

  constructor(path: string) {
    this.#file = new FileWriter(path);
  }

  write(key: string, amount: number, data: Uint8Array = Buffer.alloc(0), label = ''): void {
    this.#head.clear();
    this.#head.text(key);
    this.#head.text(label);
    this.#head.varint(amount);
    this.#length.writeUInt32LE(this.#head.length + data.length);
    this.#file.write(this.#length);
    this.#file.write(this.#head.view());
    this.#file.write(data);
  }

  finish(): void {
    this.#file.finishTemporary();
  }
}

/** A build of many millions of documents has hundreds of runs open. */
const WINDOW_BYTES = 1 << 15;

/** Reads a run sequentially; a record is valid until the next one is read. */
export class RunReader {
  readonly #descriptor: number;
  #window = new ByteReader(Buffer.allocUnsafeSlow(WINDOW_BYTES));
  /** The end of what has been read into the window. */
  #to = 0;

  constructor(path: string) {
    this.#descriptor = openSync(path, 'r');
  }

  next(): RunRecord | null {
    if (!this.#have(4)) return null;
    const length = this.#window.bytes.readUInt32LE(this.#window.at);
    this.#window.skip(4);
    if (!this.#have(length)) throw new Error('A run ends in the middle of a record.');
    const window = this.#window;
    const end = window.at + length;
    const key = window.slice(window.varint());
    const labelLength = window.varint();
    // Most labels are empty.
    const label = labelLength === 0 ? '' : window.slice(labelLength).toString('utf8');
    const amount = window.varint();
    const data = window.slice(end - window.at);
    return { key, label, amount, data };
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  /** Fills the window with at least `wanted` bytes; `false` at the end of the file. */
  #have(wanted: number): boolean {
    const { bytes, at } = this.#window;
    if (this.#to - at >= wanted) return true;
    const size = Math.max(WINDOW_BYTES, wanted);
    // A new window for each part of a run would be garbage outside of the heap, which grows to many megabytes.
    const target = bytes.length === size ? bytes : Buffer.allocUnsafeSlow(size);
    target.set(bytes.subarray(at, this.#to));
    this.#window = new ByteReader(target);
    this.#to -= at;
    while (this.#to < wanted) {
      const count = readSync(this.#descriptor, target, this.#to, size - this.#to, null);
      if (count === 0) return false;
      this.#to += count;
    }
    return true;
  }
}
