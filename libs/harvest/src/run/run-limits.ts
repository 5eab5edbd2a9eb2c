import type { HarvestEnvironment } from '../client/harvest-client.ts';
import { HarvestError } from '../harvest-error.ts';
import type { Position } from '../protocol.ts';
import type { AnswerLog } from '../store/answer-log.ts';
import { hasSpace } from '../store/free-space.ts';
import type { RecordIndex } from './record-index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Positions are stored after each answer, and the API reads them. */
const MAX_POSITION_CHARS = 20_000;
const MAX_FAILURE_CHARS = 500;
/** More versions take more disk; fewer, more runs that fetch all records instead of the changes. */
const MAX_VERSIONS = 4;

const shownTime = (ms: number): string =>
  ms < 2 * HOUR_MS ? `${Math.round(ms / MINUTE_MS)} minutes` : `${Math.round(ms / HOUR_MS)} hours`;

/** Ends the run of a source that has no end, so that the others are published. */
export const checkTime = (
  { now, sourceLimitMs }: Pick<HarvestEnvironment, 'now' | 'sourceLimitMs'>,
  startedAt: Date,
): void => {
  if (now().getTime() - startedAt.getTime() >= sourceLimitMs)
    throw new HarvestError(
      `The source is not complete after ${shownTime(sourceLimitMs)}; the next run continues.`,
    );
};

/** Ends the run of a source before it fills the disk. */
export const checkDisk = async (
  { freeBytes }: Pick<HarvestEnvironment, 'freeBytes'>,
  dataDir: string,
): Promise<void> => {
  if (!(await hasSpace(dataDir, freeBytes)))
    throw new HarvestError('The disk of DATA_DIR has less than 512 MB left; the rest is not for records.');
};

/** Rejects a token, date or identifier of any length. */
export const checkPosition = (position: Position): void => {
  if (JSON.stringify(position).length > MAX_POSITION_CHARS)
    throw new HarvestError(
      `The source continues its list at a place of more than ${MAX_POSITION_CHARS} characters.`,
    );
};

/** Shortens a failure, which may contain text of the source. */
export const shortFailure = (message: string): string =>
  message.length > MAX_FAILURE_CHARS ? `${message.slice(0, MAX_FAILURE_CHARS)}…` : message;

/** Reports whether answers have so many versions of their records that a run of all records should replace them. */
export const isOvergrown = (log: AnswerLog, index: Pick<RecordIndex, 'known'>): boolean =>
  log.records > MAX_VERSIONS * index.known();
