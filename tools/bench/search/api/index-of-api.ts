import path from 'node:path';
import { GRAPH_SCHEMA, toIndexDocument } from '@open-discovery/graph-index';
import { buildGeneration } from '@open-discovery/search-index';
import type { IndexDocument } from '@open-discovery/search-index';
import {
  TimedSource,
  buildSeconds,
  buildWorkerUrl,
  folderMegabytes,
  peakMegabytes,
  timed,
} from '../measure.ts';
import type { BuildResult } from '../measure.ts';
import { benchProducts } from './records.ts';

const documents = function* (count: number): Generator<IndexDocument> {
  for (const record of benchProducts(count)) yield toIndexDocument({ kind: 'product', record }, []);
};

/** Builds the index of the API as the importer does. The time for generating records is not counted. */
export const buildIndexOfApi = async (dataFolder: string, records: number): Promise<BuildResult> => {
  const folder = path.join(dataFolder, 'index');
  const source = new TimedSource(documents(records));
  const [, cost] = await timed(() =>
    buildGeneration({
      folder,
      schema: GRAPH_SCHEMA,
      documents: source,
      now: new Date('2026-01-01'),
      buildWorkerUrl,
    }),
  );
  return {
    ...buildSeconds(cost, source.cost),
    buildMegabytes: peakMegabytes(),
    diskMegabytes: folderMegabytes(folder),
  };
};
