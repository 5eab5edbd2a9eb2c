import { piecesOf } from '../pieces-of.ts';
import { protocolOf } from '../protocols/protocol-of.ts';
import type { Source } from '../source.ts';
import { readAnswers, readMarks } from '../store/answer-log.ts';
import type { AnswerLog } from '../store/answer-log.ts';
import { readableLog } from '../store/harvest-state.ts';
import { readState, sourceFolder } from '../store/source-folders.ts';

/** Returns the position of the latest version of each record, in the order of the answers. */
const latestPositions = async (folder: string, log: AnswerLog): Promise<ReadonlyMap<string, number>> => {
  const positions = new Map<string, number>();
  let position = 0;
  for await (const { key } of readMarks(folder, log)) {
    positions.set(key, position);
    position += 1;
  }
  return positions;
};

/** Returns one flag for each record of a log: 1 for the latest version. */
const latestFlags = async (folder: string, log: AnswerLog): Promise<Uint8Array> => {
  const flags = new Uint8Array(log.records);
  for (const position of (await latestPositions(folder, log)).values()) flags[position] = 1;
  return flags;
};

/**
 * Yields the records of a source as one document that the importer reads: the latest version of each, without those that the
 * source has deleted. Without records, it yields nothing.
 */
export async function* currentRecords(dataDir: string, source: Source): AsyncGenerator<Buffer> {
  const folder = sourceFolder(dataDir, source.name);
  const log = readableLog(await readState(dataDir, source.name));
  if (log === null) return;
  const isLatest = await latestFlags(folder, log);
  const { envelope, recordsOf } = protocolOf(source);
  let position = 0;
  let isEmpty = true;
  for await (const answer of readAnswers(folder, log)) {
    const records = recordsOf(answer);
    const start = position;
    const kept = records.filter(({ isDeleted }, index) => isLatest[start + index] === 1 && !isDeleted);
    position += records.length;
    if (kept.length === 0) continue;
    if (isEmpty) yield Buffer.from(envelope.before);
    isEmpty = false;
    const texts = kept.map(({ text }) => (typeof text === 'string' ? Buffer.from(`${text}\n`) : text));
    yield* piecesOf(Buffer.concat(texts));
  }
  if (!isEmpty) yield Buffer.from(envelope.after);
}
