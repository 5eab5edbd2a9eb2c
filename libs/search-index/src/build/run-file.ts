import { closeSync, openSync, readSync } from 'node:fs';
import { ByteReader, compareBytes } from '../storage/byte-reader.ts';
import { ByteWriter } from '../storage/byte-writer.ts';
import { FileWriter } from '../storage/file-writer.ts';

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

/** Reads a run record by record. Views of a record are valid until the next one is read. */
export class RunReader {
  /** Among the runs of a merge. */
  readonly place: number;
  readonly #descriptor: number;
  #window = new ByteReader(Buffer.allocUnsafeSlow(WINDOW_BYTES));
  /** The end of what has been read into the window. */
  #to = 0;
  /** The place of the key in the window; a view for each record of each run would be much garbage. */
  readonly #key = { from: 0, to: 0 };
  #dataFrom = 0;
  /** A count or a document, depending on the kind of run. */
  amount = 0;
  label = '';
  /** The end of the data. */
  end = 0;

  constructor(path: string, place = 0) {
    this.#descriptor = openSync(path, 'r');
    this.place = place;
  }

  get key(): Buffer {
    return this.#window.bytes.subarray(this.#key.from, this.#key.to);
  }

  /** A reader at the start of the data, which goes up to `end`. */
  get data(): ByteReader {
    this.#window.at = this.#dataFrom;
    return this.#window;
  }

  /** Reads the next record; `false` after the last one. */
  next(): boolean {
    this.#window.at = this.end;
    if (!this.#have(4)) return false;
    const length = this.#window.bytes.readUInt32LE(this.#window.at);
    this.#window.skip(4);
    if (!this.#have(length)) throw new Error('A run ends in the middle of a record.');
    const window = this.#window;
    this.end = window.at + length;
    const keyLength = window.varint();
    this.#key.from = window.at;
    window.skip(keyLength);
    this.#key.to = window.at;
    const labelLength = window.varint();
    // Most labels are empty.
    this.label = labelLength === 0 ? '' : window.slice(labelLength).toString('utf8');
    this.amount = window.varint();
    this.#dataFrom = window.at;
    return true;
  }

  /** Negative if the key of this record comes before that of another one. */
  compareKeys(other: RunReader): number {
    return compareBytes(this.#window.bytes, this.#key, other.#window.bytes, other.#key);
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
