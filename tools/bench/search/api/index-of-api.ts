import path from 'node:path';
import { GRAPH_SCHEMA, toIndexDocument } from '@open-discovery/graph-index';
import type { IndexDocument } from '@open-discovery/search-index';
import { buildMeasured } from '../build-measured.ts';
import type { BuildResult } from '../measure.ts';
import { benchProducts } from './records.ts';

const documents = function* (count: number): Generator<IndexDocument> {
  for (const record of benchProducts(count)) yield toIndexDocument({ kind: 'product', record }, []);
};

/** Builds the index of the API as the importer does. The time for generating records is not counted. */
export const buildIndexOfApi = (dataFolder: string, records: number): Promise<BuildResult> =>
  buildMeasured(path.join(dataFolder, 'index'), GRAPH_SCHEMA, documents(records));
