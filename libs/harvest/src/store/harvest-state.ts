import { z } from 'zod';
import { logSchema } from './answer-log.ts';

const count = z.int().nonnegative();

const countsSchema = z.object({
  /** Records of the answers, with those that came twice. */
  records: count,
  new: count,
  changed: count,
  unchanged: count,
  /** Records that the source has deleted or no longer lists. */
  gone: count,
});

/** The numbers of records that a run has found. */
export type HarvestCounts = z.output<typeof countsSchema>;

export const NO_COUNTS: HarvestCounts = { records: 0, new: 0, changed: 0, unchanged: 0, gone: 0 };

const runSchema = z.object({
  /** A run of all records starts a generation; one of changes continues the current one. */
  mode: z.enum(['full', 'changes']),
  startedAt: z.iso.datetime(),
  /** The position at which the protocol continues. */
  position: z.record(z.string(), z.unknown()),
  log: logSchema,
  counts: countsSchema,
  /** The number of failures at the position since the last answer. */
  stalls: count.default(0),
  /** The source's own word on how many records there are; `null` without one. */
  total: count.nullable(),
});

/** The reason of a failure in other languages; `null` for a failure without one. */
const reasonSchema = z
  .object({ id: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
  .nullable();

const storedSchema = z.object({
  version: z.literal(1, 'a newer version has written this file; start that version'),
  /** The answers of the last complete run of all records, and the changes since. */
  current: logSchema.nullable(),
  /** The moment from which the next run asks for changes; `null` asks for all records. */
  since: z.string().nullable(),
  /** The run that is not complete. */
  run: runSchema.nullable(),
  last: z
    .object({
      startedAt: z.iso.datetime(),
      endedAt: z.iso.datetime(),
      /** `null` when the run is complete. */
      failure: z.string().nullable(),
      counts: countsSchema,
    })
    .nullable(),
  /** The last run that failed; it stays when a later one is complete. */
  lastFailure: z
    .object({
      at: z.iso.datetime(),
      message: z.string(),
      reason: reasonSchema.default(null),
    })
    .nullable()
    .default(null),
  /** The wait of the current run before its next request, and why the last one has failed. A killed run leaves it. */
  waits: z
    .object({ until: z.iso.datetime(), message: z.string(), reason: reasonSchema })
    .nullable()
    .default(null),
  /** The runs that have failed since the last complete one. */
  failures: count.default(0),
  /** The end of the last complete run. */
  completeAt: z.iso.datetime().nullable(),
  /** Records of the current answers that are not deleted. */
  alive: count,
});

/** A state of a version that kept the time of a failure only until the next run has it in `last`. */
export const stateSchema = storedSchema.transform((state) => {
  const { last, lastFailure } = state;
  return lastFailure === null && last !== null && last.failure !== null
    ? { ...state, lastFailure: { at: last.endedAt, message: last.failure, reason: null } }
    : state;
});

export type HarvestState = z.output<typeof stateSchema>;
export type HarvestRun = z.output<typeof runSchema>;

export const FIRST_STATE: HarvestState = {
  version: 1,
  current: null,
  since: null,
  run: null,
  last: null,
  lastFailure: null,
  waits: null,
  failures: 0,
  completeAt: null,
  alive: 0,
};

/**
 * Returns the answers that an import reads. A run of all records that is not complete replaces nothing; before the first
 * complete one, its records are better than none.
 */
export const readableLog = ({ current, run }: HarvestState): z.output<typeof logSchema> | null =>
  run === null || (run.mode === 'full' && current !== null) ? current : run.log;
