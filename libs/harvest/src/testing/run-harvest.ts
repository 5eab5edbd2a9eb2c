import { createSource } from '../create-source.ts';
import { DAY_MS } from '../day-ms.ts';
import { currentRecords } from '../run/current-records.ts';
import { runSource } from '../run/run-source.ts';
import type { RunOptions, RunOutcome } from '../run/run-source.ts';
import type { Source } from '../source.ts';
import { addSource, readSources } from '../store/source-folders.ts';

export const NOW = new Date('2026-03-01T00:00:00Z');

/** The environment of a harvest without its own clock; waits are collected. */
export const testOptions = (
  dataDir: string,
  more: Partial<RunOptions> = {},
): RunOptions & { waits: number[] } => {
  const waits: number[] = [];
  return {
    dataDir,
    waits,
    lookup: async () => ['127.0.0.1'],
    now: () => NOW,
    wait: async (ms) => {
      waits.push(ms);
    },
    onWait: () => undefined,
    random: () => 1,
    timeLimitMs: 5_000,
    sizeLimitBytes: 1_000_000,
    answerLimitMs: 60_000,
    sourceLimitMs: DAY_MS,
    freeBytes: async () => Number.POSITIVE_INFINITY,
    keyOf: () => null,
    contact: 'ada@example.org',
    signal: new AbortController().signal,
    isFull: false,
    allowsFewer: false,
    countRecords: async () => 0,
    onProgress: () => undefined,
    ...more,
  };
};

/** Adds a source on this machine. */
export const addTestSource = async (
  dataDir: string,
  wish: {
    readonly kind: string;
    readonly address: string;
    readonly options?: Readonly<Record<string, string[]>>;
  },
): Promise<Source> => {
  const { kind, address, options = {} } = wish;
  const source = createSource(
    { name: 'archive', kind, address, options, allowsHttp: true, allowsPrivate: true, allowsFolder: true },
    NOW,
  );
  await addSource(dataDir, source);
  return source;
};

/** Harvests the only source of a folder. */
export const harvest = async (dataDir: string, more: Partial<RunOptions> = {}): Promise<RunOutcome> => {
  const [source] = await readSources(dataDir);
  if (source === undefined) throw new Error('no source');
  return runSource(source, testOptions(dataDir, more));
};

/** Returns what the importer reads of the only source. */
export const recordsText = async (dataDir: string): Promise<string> => {
  const [source] = await readSources(dataDir);
  const parts: Buffer[] = [];
  if (source !== undefined) for await (const part of currentRecords(dataDir, source)) parts.push(part);
  return Buffer.concat(parts).toString();
};
