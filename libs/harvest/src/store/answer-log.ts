import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { errorMessage } from '../error-code.ts';
import { failure } from '../failure.ts';
import { RunFailure } from '../run-failure.ts';
import { formatMark, parseMarks } from './record-mark.ts';
import type { RecordMark } from './record-mark.ts';
import { readFrames } from './read-frames.ts';
import { syncFolder } from './write-durably.ts';

export const logSchema = z.object({
  /** The folder of the log. */
  generation: z.int().positive(),
  /** The number of its last file. */
  segment: z.int().positive(),
  /** Complete bytes of the last file of answers, and of the last file of marks. */
  bytes: z.int().nonnegative(),
  markBytes: z.int().nonnegative(),
  answers: z.int().nonnegative(),
  records: z.int().nonnegative(),
});

/** The extent of the complete answers of a source. Anything beyond it was written by a run that was killed. */
export type AnswerLog = z.output<typeof logSchema>;

/** An answer as it came, with its request. */
export interface StoredAnswer {
  readonly url: string;
  /** Date and time of the request. */
  readonly at: string;
  /** Media type. */
  readonly type: string;
  readonly body: Buffer;
}

const headSchema = z.object({ url: z.string(), at: z.string(), type: z.string(), bytes: z.int() });

const SEGMENT_BYTES = 16 * 1024 * 1024;
const NUMBER_DIGITS = 6;
const compress = promisify(gzip);

/** Returns a log without answers. */
export const emptyLog = (generation: number): AnswerLog => ({
  generation,
  segment: 1,
  bytes: 0,
  markBytes: 0,
  answers: 0,
  records: 0,
});

const generationFolder = (folder: string, generation: number): string =>
  path.join(folder, `answers-${generation}`);

const fileOf = (folder: string, { generation, segment }: AnswerLog, suffix: 'gz' | 'marks'): string =>
  path.join(
    generationFolder(folder, generation),
    `${String(segment).padStart(NUMBER_DIGITS, '0')}.${suffix}`,
  );

/** Cuts off what a killed run has left, and writes behind the complete part. */
const writeAt = async (file: string, position: number, bytes: Uint8Array): Promise<void> => {
  const handle = await open(file, position === 0 ? 'w' : 'r+');
  try {
    await handle.truncate(position);
    await handle.write(bytes, 0, bytes.length, position);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Writes an answer and the marks of its records behind the others. They count as soon as the returned log is stored: until
 * then the next call writes over them.
 */
export const appendAnswer = async (
  folder: string,
  log: AnswerLog,
  answer: StoredAnswer,
  marks: readonly RecordMark[],
): Promise<AnswerLog> => {
  const isFull = log.bytes >= SEGMENT_BYTES;
  const at: AnswerLog = isFull ? { ...log, segment: log.segment + 1, bytes: 0, markBytes: 0 } : log;
  await mkdir(generationFolder(folder, at.generation), { recursive: true });
  const { body, ...about } = answer;
  const head = `${JSON.stringify({ ...about, bytes: body.length })}\n`;
  const packed = await compress(Buffer.concat([Buffer.from(head), body, Buffer.from('\n')]));
  const lines = Buffer.from(marks.map(formatMark).join(''));
  await writeAt(fileOf(folder, at, 'gz'), at.bytes, packed);
  await writeAt(fileOf(folder, at, 'marks'), at.markBytes, lines);
  if (at.bytes === 0) {
    await syncFolder(generationFolder(folder, at.generation));
    await syncFolder(folder);
  }
  return {
    ...at,
    bytes: at.bytes + packed.length,
    markBytes: at.markBytes + lines.length,
    answers: at.answers + 1,
    records: at.records + marks.length,
  };
};

const segmentsOf = (log: AnswerLog): AnswerLog[] =>
  Array.from({ length: log.segment }, (_none, index) => ({ ...log, segment: index + 1 }));

/** Yields the marks of all records, in the order of the answers. */
export async function* readMarks(folder: string, log: AnswerLog): AsyncGenerator<RecordMark> {
  if (log.answers === 0) return;
  for (const part of segmentsOf(log)) {
    const text = await readFile(fileOf(folder, part, 'marks'), 'latin1');
    if (part.segment === log.segment && text.length < log.markBytes)
      throw new RunFailure(failure('damaged-store', { place: folder, detail: 'it is not complete' }));
    yield* parseMarks(part.segment === log.segment ? text.slice(0, log.markBytes) : text);
  }
}

/** Yields the answers, oldest first, one in memory. Throws a `HarvestError` if a file is damaged. */
export async function* readAnswers(folder: string, log: AnswerLog): AsyncGenerator<StoredAnswer> {
  if (log.answers === 0) return;
  for (const part of segmentsOf(log)) {
    const file = fileOf(folder, part, 'gz');
    const end = part.segment === log.segment ? { end: log.bytes - 1 } : {};
    const packed = createReadStream(file, end);
    const plain = createGunzip();
    packed.on('error', (error) => plain.destroy(error));
    try {
      for await (const { head, body } of readFrames(packed.pipe(plain))) {
        const { bytes: _bytes, ...about } = headSchema.parse(head);
        yield { ...about, body };
      }
    } catch (error) {
      throw new RunFailure(failure('damaged-store', { place: file, detail: errorMessage(error) }));
    } finally {
      packed.destroy();
      plain.destroy();
    }
  }
}

/** Removes all generations except those of the logs. */
export const removeOtherGenerations = async (folder: string, kept: readonly number[]): Promise<void> => {
  const names = await readdir(folder);
  const keptNames = new Set(kept.map((generation) => path.basename(generationFolder(folder, generation))));
  const old = names.filter((name) => name.startsWith('answers-') && !keptNames.has(name));
  for (const name of old) await rm(path.join(folder, name), { recursive: true, force: true });
};
