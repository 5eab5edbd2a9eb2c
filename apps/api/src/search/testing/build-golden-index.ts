import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GRAPH_SCHEMA, toIndexDocument } from '@open-discovery/graph-index';
import type { KindedRecord } from '@open-discovery/model';
import { buildGeneration } from '@open-discovery/search-index';
import { jest } from '@jest/globals';
import { z } from 'zod';
import { goldenCorpus } from './golden-corpus.ts';
import type { GoldenRecord } from './golden-corpus.ts';

// Takes less than a second, but longer on a busy machine.
jest.setTimeout(60_000);

export interface TemporaryIndex {
  readonly folder: string;
  /** Publishes the records as the newest generation. */
  readonly publish: (records: readonly GoldenRecord[], now: Date) => Promise<void>;
  /** Publishes the golden corpus, as of the first day of 2026. */
  readonly publishGolden: () => Promise<void>;
}

/** Dates a record as an import does. */
export const dated = ({ kind, record }: KindedRecord, now: Date): KindedRecord =>
  ({ kind, record: { updatedHere: now.toISOString().slice(0, 10), ...record } }) as KindedRecord;

const publish = async (folder: string, records: readonly GoldenRecord[], now: Date): Promise<void> => {
  const documents = records.map(({ item, relations, work }) =>
    toIndexDocument(dated(item, now), relations, work),
  );
  await buildGeneration({ folder, schema: GRAPH_SCHEMA, documents, now });
};

/** Returns the index of the golden corpus, built once per run, because dozens of spec files use it. */
const goldenIndex = async (): Promise<string> => {
  const run = z.string().parse(process.env['TEST_RUN_FOLDER']);
  const folder = path.join(run, 'golden-index');
  if (existsSync(folder)) return folder;
  const own = await mkdtemp(path.join(run, 'golden-'));
  await publish(own, goldenCorpus(), new Date('2026-01-01T00:00:00Z'));
  // Another worker may have built the same index in the meantime.
  await rename(own, folder).catch(() => rm(own, { recursive: true }));
  return folder;
};

/** Creates an empty index folder for tests. */
export const createTemporaryIndex = async (): Promise<TemporaryIndex> => {
  const parent = await mkdtemp(path.join(tmpdir(), 'open-discovery-'));
  const folder = path.join(parent, 'index');
  return {
    folder,
    publish: (records, now) => publish(folder, records, now),
    publishGolden: async () => cp(await goldenIndex(), folder, { recursive: true }),
  };
};
