import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GRAPH_SCHEMA, toIndexDocument } from '@open-discovery/graph-index';
import { buildGeneration } from '@open-discovery/search-index';
import { jest } from '@jest/globals';
import type { GoldenRecord } from './golden-corpus.ts';

// Takes well under a second, but not on a machine that is busy with other tests.
jest.setTimeout(60_000);

export interface TemporaryIndex {
  readonly folder: string;
  /** Publishes these records as the newest generation. */
  readonly publish: (records: readonly GoldenRecord[], now: Date) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** An index folder for tests, empty until something is published. */
export const createTemporaryIndex = async (): Promise<TemporaryIndex> => {
  const parent = await mkdtemp(path.join(tmpdir(), 'open-discovery-'));
  const folder = path.join(parent, 'index');
  return {
    folder,
    publish: async (records, now) => {
      const documents = records.map(({ item, relations }) => toIndexDocument(item, relations));
      await buildGeneration({ folder, schema: GRAPH_SCHEMA, documents, now });
    },
    remove: () => rm(parent, { recursive: true, force: true }),
  };
};
