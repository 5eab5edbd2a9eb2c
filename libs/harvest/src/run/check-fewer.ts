import { failure } from '../failure.ts';
import { HarvestError } from '../harvest-error.ts';
import { piecesOf } from '../pieces-of.ts';
import { protocolOf } from '../protocols/protocol-of.ts';
import { RunFailure } from '../run-failure.ts';
import { isLocal } from '../source.ts';
import type { Source } from '../source.ts';
import type { HarvestedRecord } from '../store/record-mark.ts';
import { currentRecords } from './current-records.ts';

/** Counts the records of a document up to a number. */
type CountRecords = (document: AsyncIterable<Uint8Array>, most: number) => Promise<number>;

export interface FewerRules {
  readonly dataDir: string;
  /** A file may have any number of records. */
  readonly allowsFewer: boolean;
  readonly countRecords: CountRecords;
}

/** A file that keeps less than one record of this many has hardly been shortened on purpose. */
const ONE_OF = 10;

async function* documentOf(source: Source, records: readonly HarvestedRecord[]): AsyncGenerator<Buffer> {
  for (const { text } of records) yield* piecesOf(Buffer.from(text));
  yield Buffer.from(protocolOf(source).envelope.after);
}

/** Counts the records that a source has; none if its stored answers are damaged, because anything may replace those. */
const countCurrent = (source: Source, { dataDir, countRecords }: FewerRules): Promise<number> =>
  countRecords(currentRecords(dataDir, source), Number.POSITIVE_INFINITY).catch((error: unknown) => {
    if (error instanceof HarvestError) return 0;
    throw error;
  });

/**
 * Ends the run of a source whose file at an address has no records any more, or less than a tenth of those before: it may be a
 * message about an error, or another file.
 */
export const checkFewer = async (
  source: Source,
  records: readonly HarvestedRecord[],
  rules: FewerRules,
): Promise<void> => {
  if (rules.allowsFewer || source.kind !== 'file' || isLocal(source)) return;
  const before = await countCurrent(source, rules);
  if (before === 0) return;
  const fewest = Math.ceil(before / ONE_OF);
  const count = await rules.countRecords(documentOf(source, records), fewest);
  if (count >= fewest) return;
  throw new RunFailure(failure('fewer-records', { count, before }), { host: new URL(source.address).host });
};
