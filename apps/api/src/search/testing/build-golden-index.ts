import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GRAPH_SCHEMA, toIndexDocument } from '@open-discovery/graph-index';
import { buildGeneration } from '@open-discovery/search-index';
import { jest } from '@jest/globals';
import { z } from 'zod';
import { goldenCorpus } from './golden-corpus.ts';
import type { GoldenRecord } from './golden-corpus.ts';

// Takes well under a second, but not on a machine that is busy with other tests.
jest.setTimeout(60_000);

export interface TemporaryIndex {
  readonly folder: string;
  /** Publishes these records as the newest generation. */
  readonly publish: (records: readonly GoldenRecord[], now: Date) => Promise<void>;
  /** Publishes the golden corpus, as of the first day of 2026. */
  readonly publishGolden: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const publish = async (folder: string, records: readonly GoldenRecord[], now: Date): Promise<void> => {
  const documents = records.map(({ item, relations }) => toIndexDocument(item, relations));
  await buildGeneration({ folder, schema: GRAPH_SCHEMA, documents, now });
};

/** The index of the golden corpus, built once a run: dozens of spec files ask for it. */
const goldenIndex = async (): Promise<string> => {
  const run = z.string().parse(process.env['TEST_RUN_FOLDER']);
  const folder = path.join(run, 'golden-index');
  if (existsSync(folder)) return folder;
  const own = await mkdtemp(path.join(run, 'golden-'));
  await publish(own, goldenCorpus(), new Date('2026-01-01T00:00:00Z'));
  // Another worker may have been faster; what it built is the same.
  await rename(own, folder).catch(() => rm(own, { recursive: true }));
  return folder;
};

/** An index folder for tests, empty until something is published. */
export const createTemporaryIndex = async (): Promise<TemporaryIndex> => {
  const parent = await mkdtemp(path.join(tmpdir(), 'open-discovery-'));
  const folder = path.join(parent, 'index');
  return {
    folder,
    publish: (records, now) => publish(folder, records, now),
    publishGolden: async () => cp(await goldenIndex(), folder, { recursive: true }),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
};
