import { createClient } from '../client/create-client.ts';
import type { HarvestClient, HarvestEnvironment, HarvestWait } from '../client/harvest-client.ts';
import { shortText } from '../failure.ts';
import { HarvestError } from '../harvest-error.ts';
import type { Protocol } from '../protocol.ts';
import { protocolOf } from '../protocols/protocol-of.ts';
import { RunFailure } from '../run-failure.ts';
import type { Source } from '../source.ts';
import { appendAnswer, emptyLog, removeOtherGenerations } from '../store/answer-log.ts';
import { NO_COUNTS, readableLog } from '../store/harvest-state.ts';
import type { HarvestCounts, HarvestRun, HarvestState } from '../store/harvest-state.ts';
import { markOf } from '../store/record-mark.ts';
import type { RecordMark } from '../store/record-mark.ts';
import { readState, sourceFolder, writeState } from '../store/source-folders.ts';
import { withUploadFolder } from '../store/uploaded-files.ts';
import { checkFewer } from './check-fewer.ts';
import type { FewerRules } from './check-fewer.ts';
import { countMarks } from './count-marks.ts';
import type { Indexes } from './count-marks.ts';
import { fetchReading } from './fetch-reading.ts';
import { readRecordIndex } from './record-index.ts';
import type { RecordIndex } from './record-index.ts';
import { checkDisk, checkPosition, checkTime, isOvergrown } from './run-limits.ts';

export interface RunProgress {
  readonly source: string;
  readonly counts: HarvestCounts;
  readonly total: number | null;
}

export interface RunOptions extends HarvestEnvironment, FewerRules {
  /** Fetches all records instead of the changes. */
  readonly isFull: boolean;
  readonly onProgress: (progress: RunProgress) => void;
}

export interface RunOutcome {
  readonly source: string;
  /** `null` when the run is complete. */
  readonly failure: string | null;
  readonly counts: HarvestCounts;
}

interface Context {
  readonly source: Source;
  readonly protocol: Protocol;
  readonly client: HarvestClient;
  readonly options: RunOptions;
  readonly folder: string;
  readonly indexes: Indexes;
}

const nextGeneration = ({ current }: HarvestState): number => (current?.generation ?? 0) + 1;

/** A service that is away for a night fails a run or two. */
const MOST_STALLS = 3;

/** Begins the list again if a run has failed several times at the same position: its service may have forgotten the position. */
const unstuck = (source: Source, run: HarvestRun): HarvestRun => {
  const { restart } = protocolOf(source);
  return run.stalls < MOST_STALLS || restart === undefined
    ? run
    : { ...run, position: { ...restart(run.position) }, stalls: 0 };
};

/** Starts a run, or continues the one that was interrupted. `before` is the index of the current answers. */
const startRun = (
  state: HarvestState,
  source: Source,
  options: RunOptions,
  before: RecordIndex,
): HarvestRun => {
  const { run, current, since } = state;
  if (run !== null && !(options.isFull && run.mode !== 'full')) return unstuck(source, run);
  const now = options.now();
  const isFull = options.isFull || current === null || since === null || isOvergrown(current, before);
  return {
    mode: isFull ? 'full' : 'changes',
    startedAt: now.toISOString(),
    position: { ...protocolOf(source).begin(source, { since: isFull ? null : since, now }) },
    log: isFull ? emptyLog(nextGeneration(state)) : current,
    counts: NO_COUNTS,
    stalls: 0,
    total: null,
  };
};

/** Reports whether an answer adds nothing to the stored ones. */
const isKnown = (marks: readonly RecordMark[], { now }: Indexes): boolean =>
  marks.every(({ key, fingerprint, isDeleted }) => now.get(key) === (isDeleted ? null : fingerprint));

/** Stores one answer. Returns the run after it; its position is `null` at the end of the list. */
const takeStep = async (context: Context, run: HarvestRun): Promise<{ run: HarvestRun; isOver: boolean }> => {
  const { source, protocol, options, folder, indexes } = context;
  const request = protocol.request(source, run.position, options.contact);
  const at = options.now().toISOString();
  const { answer, reading } = await fetchReading(context, run.position, request);
  if (reading.is === 'refused') {
    if (reading.next) await save(context, { ...run, position: { ...reading.next } });
    throw new RunFailure(reading.failure, { host: new URL(request.url).host });
  }
  const marks = reading.records.map(markOf);
  const { url } = request;
  const position = { ...(reading.next ?? reading.last ?? run.position) };
  checkPosition(position);
  const isNews = !isKnown(marks, indexes);
  if (isNews) await checkDisk(options, options.dataDir);
  if (isNews) await checkFewer(source, reading.records, options);
  const log = isNews
    ? await appendAnswer(folder, run.log, { url, at, type: answer.type, body: answer.body }, marks)
    : run.log;
  const next: HarvestRun = {
    ...run,
    position,
    log,
    counts: countMarks(run.counts, marks, indexes),
    stalls: 0,
    total: reading.total ?? run.total,
  };
  return { run: next, isOver: reading.next === null };
};

/** Stores the run. Changes are part of the current answers from here on. */
const save = async ({ options, source, indexes }: Context, run: HarvestRun): Promise<void> => {
  const state = await readState(options.dataDir, source.name);
  const current = run.mode === 'changes' ? run.log : state.current;
  const next = { ...state, current, run };
  const alive = readableLog(next) === run.log ? indexes.now.alive() : state.alive;
  await writeState(options.dataDir, source.name, { ...next, alive, waits: null });
};

const finish = async ({ options, source, protocol, folder, indexes }: Context, run: HarvestRun) => {
  const { before, now } = indexes;
  const counts = run.mode === 'full' ? { ...run.counts, gone: before.missingFrom(now) } : run.counts;
  const endedAt = options.now().toISOString();
  const state = await readState(options.dataDir, source.name);
  // The same records again: the older answers stay, so that there is nothing to import.
  const isSame = counts.new + counts.changed + counts.gone === 0;
  const { current: older } = state;
  const staysOlder = run.mode === 'full' && isSame && older !== null && !isOvergrown(older, before);
  const current = staysOlder ? older : run.log;
  await writeState(options.dataDir, source.name, {
    ...state,
    current,
    since: protocol.since(run.position, new Date(run.startedAt)),
    run: null,
    last: { startedAt: run.startedAt, endedAt, failure: null, counts },
    waits: null,
    failures: 0,
    completeAt: endedAt,
    alive: now.alive(),
  });
  await removeOtherGenerations(folder, [current.generation]);
  return counts;
};

const fail = async ({ dataDir, now }: RunOptions, name: string, error: HarvestError): Promise<RunOutcome> => {
  const failure = shortText(error.message);
  const state = await readState(dataDir, name).catch((damage: unknown) => {
    if (damage instanceof HarvestError) return null;
    throw damage;
  });
  // A damaged state stays as it is: people can repair it.
  if (state === null) return { source: name, failure: error.message, counts: NO_COUNTS };
  const endedAt = now().toISOString();
  const counts = state.run?.counts ?? NO_COUNTS;
  const startedAt = state.run?.startedAt ?? endedAt;
  const last = { startedAt, endedAt, failure, counts };
  const reason = error instanceof RunFailure ? error.failure : null;
  const lastFailure = { at: endedAt, message: failure, reason };
  const failures = state.failures + 1;
  const run = state.run === null ? null : { ...state.run, stalls: state.run.stalls + 1 };
  await writeState(dataDir, name, { ...state, run, last, lastFailure, waits: null, failures });
  return { source: name, failure, counts };
};

/** Notes in the state of a source that it waits. */
const noteWait = async ({ dataDir, now }: RunOptions, name: string, wait: HarvestWait): Promise<void> => {
  const state = await readState(dataDir, name);
  const until = new Date(now().getTime() + wait.ms).toISOString();
  const { message } = new RunFailure(wait.failure, { host: wait.host });
  await writeState(dataDir, name, { ...state, waits: { until, message, reason: wait.failure } });
};

const runToEnd = async (context: Context, start: HarvestRun): Promise<HarvestCounts> => {
  const { options, source } = context;
  const startedAt = options.now();
  for (let run = start; ;) {
    checkTime(options, startedAt);
    const step = await takeStep(context, run);
    ({ run } = step);
    options.onProgress({ source: source.name, counts: run.counts, total: run.total });
    if (step.isOver) return finish(context, run);
    await save(context, run);
  }
};

/**
 * Harvests one source to its end. A run that was killed or failed continues where it was; what was complete before stays
 * until a run of all records is complete. Returns failures of the source instead of throwing them.
 */
export const runSource = async (given: Source, options: RunOptions): Promise<RunOutcome> => {
  const { dataDir } = options;
  const source = withUploadFolder(dataDir, given);
  const folder = sourceFolder(dataDir, source.name);
  const client = createClient(source, {
    ...options,
    onWait: async (wait) => {
      await options.onWait(wait);
      await noteWait(options, source.name, wait);
    },
  });
  try {
    const state = await readState(dataDir, source.name);
    const before = await readRecordIndex(folder, state.current);
    const run = startRun(state, source, options, before);
    const kept = [state.current?.generation ?? 0, run.log.generation];
    await removeOtherGenerations(folder, kept);
    const now = run.mode === 'changes' ? before : await readRecordIndex(folder, run.log);
    const context = {
      source,
      protocol: protocolOf(source),
      client,
      options,
      folder,
      indexes: { before, now },
    };
    return { source: source.name, failure: null, counts: await runToEnd(context, run) };
  } catch (error) {
    if (!(error instanceof HarvestError)) throw error;
    return await fail(options, source.name, error);
  } finally {
    await client.close();
  }
};
