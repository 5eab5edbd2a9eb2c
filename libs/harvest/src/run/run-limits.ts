import type { HarvestEnvironment } from '../client/harvest-client.ts';
import { failure, megabytesOf } from '../failure.ts';
import type { Position } from '../protocol.ts';
import { RunFailure } from '../run-failure.ts';
import type { AnswerLog } from '../store/answer-log.ts';
import { hasSpace, KEPT_FREE_BYTES } from '../store/free-space.ts';
import type { RecordIndex } from './record-index.ts';

const HOUR_MS = 60 * 60_000;

/** Positions are stored after each answer, and the API reads them. */
const MAX_POSITION_CHARS = 20_000;
/** More versions take more disk; fewer, more runs that fetch all records instead of the changes. */
const MAX_VERSIONS = 4;

/** Ends the run of a source that has no end, so that the others are published. */
export const checkTime = (
  { now, sourceLimitMs }: Pick<HarvestEnvironment, 'now' | 'sourceLimitMs'>,
  startedAt: Date,
): void => {
  if (now().getTime() - startedAt.getTime() >= sourceLimitMs)
    throw new RunFailure(failure('time-limit', { hours: Math.round((sourceLimitMs / HOUR_MS) * 10) / 10 }));
};

/** Ends the run of a source before it fills the disk. */
export const checkDisk = async (
  { freeBytes }: Pick<HarvestEnvironment, 'freeBytes'>,
  dataDir: string,
): Promise<void> => {
  if (!(await hasSpace(dataDir, freeBytes)))
    throw new RunFailure(failure('disk-full', { megabytes: megabytesOf(KEPT_FREE_BYTES) }));
};

/** Rejects a token, date or identifier of any length. */
export const checkPosition = (position: Position): void => {
  if (JSON.stringify(position).length > MAX_POSITION_CHARS)
    throw new RunFailure(failure('long-position', { max: MAX_POSITION_CHARS }));
};

/** Reports whether answers have so many versions of their records that a run of all records should replace them. */
export const isOvergrown = (log: AnswerLog, index: Pick<RecordIndex, 'known'>): boolean =>
  log.records > MAX_VERSIONS * index.known();
