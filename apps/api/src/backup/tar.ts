import { BLOCK_BYTES, formatTarHeader, parseTarHeader } from '@open-discovery/harvest';
import type { TarFile } from '@open-discovery/harvest';

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

export interface PackedFile extends TarFile {
  readonly content: () => Bytes;
}

export interface UnpackedFile extends TarFile {
  /** The bytes of the file. They must be read before the next file. */
  readonly content: AsyncIterable<Buffer>;
}

/** The archive ends before it is complete, or has no valid structure. */
export class TarDamaged extends Error {
  override readonly name = 'TarDamaged';
}

const paddingOf = (size: number): number => (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;

/** Yields the bytes of a tar archive. */
export async function* packTar(files: Iterable<PackedFile>, changedAtMs: number): AsyncGenerator<Buffer> {
  for (const file of files) {
    yield formatTarHeader(file, changedAtMs);
    let written = 0;
    for await (const bytes of file.content()) {
      written += bytes.length;
      yield bytes;
    }
    if (written !== file.size) throw new Error(`${file.name} changed while it was archived.`);
    yield Buffer.alloc(paddingOf(file.size));
  }
  yield Buffer.alloc(2 * BLOCK_BYTES);
}

/** Reads a sequence of chunks in pieces of any length. */
class ByteQueue {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Returns at least one and at most `limit` bytes. */
  async some(limit: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const next: IteratorResult<Buffer, unknown> = await this.#source.next();
      if (next.done === true) throw new TarDamaged('it ends too early');
      this.#rest = next.value;
    }
    const bytes = this.#rest.subarray(0, limit);
    this.#rest = this.#rest.subarray(bytes.length);
    return bytes;
  }

  /** Yields exactly `count` bytes. */
  async *exactly(count: number): AsyncGenerator<Buffer> {
    let missing = count;
    while (missing > 0) {
      const bytes = await this.some(missing);
      missing -= bytes.length;
      yield bytes;
    }
  }

  async block(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const bytes of this.exactly(count)) parts.push(bytes);
    return Buffer.concat(parts);
  }

  /** Reads to the end, so that the checksum at the end of a compressed stream is verified. */
  async finish(): Promise<void> {
    while ((await this.#source.next()).done !== true);
  }
}

/** Yields the files of a tar archive. Throws {@link TarDamaged}. */
export async function* unpackTar(source: AsyncIterable<Buffer>): AsyncGenerator<UnpackedFile> {
  const queue = new ByteQueue(source);
  for (;;) {
    const header = await queue.block(BLOCK_BYTES);
    if (header.every((byte) => byte === 0)) break;
    const file = parseTarHeader(header);
    if (file === null) throw new TarDamaged('it is not a tar archive');
    yield { ...file, content: queue.exactly(file.size) };
    await queue.block(paddingOf(file.size));
  }
  await queue.finish();
}
