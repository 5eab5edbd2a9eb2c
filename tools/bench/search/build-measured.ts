import { buildGeneration } from '@open-discovery/search-index';
import type { IndexDocument, IndexSchema } from '@open-discovery/search-index';
import {
  TimedSource,
  buildSeconds,
  buildWorkerUrl,
  folderMegabytes,
  peakMegabytes,
  timed,
} from './measure.ts';
import type { BuildResult } from './measure.ts';

/** Builds an index of this project, and measures it. The time of making the documents up is not counted. */
export const buildMeasured = async (
  folder: string,
  schema: IndexSchema,
  documents: Iterator<IndexDocument>,
): Promise<BuildResult> => {
  const source = new TimedSource(documents);
  const [, cost] = await timed(() =>
    buildGeneration({ folder, schema, documents: source, now: new Date('2026-01-01'), buildWorkerUrl }),
  );
  return {
    ...buildSeconds(cost, source.cost),
    buildMegabytes: peakMegabytes(),
    diskMegabytes: folderMegabytes(folder),
  };
};
