import { closeSync, openSync, readSync } from 'node:fs';
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
  #window = Buffer.allocUnsafeSlow(WINDOW_BYTES);
  #from = 0;
  #to = 0;

  constructor(path: string) {
    this.#descriptor = openSync(path, 'r');
  }

  next(): RunRecord | null {
    if (!this.#have(4)) return null;
    const length = this.#window.readUInt32LE(this.#from);
    this.#from += 4;
    if (!this.#have(length)) throw new Error('A run ends in the middle of a record.');
    const end = this.#from + length;
    const key = this.#bytes();
    const label = this.#label();
    const amount = this.#varint();
    const data = this.#window.subarray(this.#from, end);
    this.#from = end;
    return { key, label, amount, data };
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#window[this.#from++] as number;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  #bytes(): Buffer {
    const length = this.#varint();
    this.#from += length;
    return this.#window.subarray(this.#from - length, this.#from);
  }

  /** Most labels are empty. */
  #label(): string {
    const length = this.#varint();
    this.#from += length;
    return length === 0 ? '' : this.#window.toString('utf8', this.#from - length, this.#from);
  }

  /** Fills the window with at least `wanted` bytes; `false` at the end of the file. */
  #have(wanted: number): boolean {
    if (this.#to - this.#from >= wanted) return true;
    const bytes = Math.max(WINDOW_BYTES, wanted);
    const rest = this.#window.subarray(this.#from, this.#to);
    // A new window for each part of a run would be garbage outside of the heap, which grows to many megabytes.
    if (this.#window.length !== bytes) this.#window = Buffer.allocUnsafeSlow(bytes);
    this.#window.set(rest);
    this.#to -= this.#from;
    this.#from = 0;
    while (this.#to < wanted) {
      const count = readSync(this.#descriptor, this.#window, this.#to, this.#window.length - this.#to, null);
      if (count === 0) return false;
      this.#to += count;
    }
    return true;
  }
}
