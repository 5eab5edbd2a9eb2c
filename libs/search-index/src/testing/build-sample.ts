import { buildGeneration } from '../build/build-generation.ts';
import type { BuildOptions, Manifest } from '../index-types.ts';
import { sampleSchema } from './sample-schema.ts';

/** Builds an index of documents of the sample schema, on the first day of 2026. */
export const buildSample = (
  folder: string,
  documents: BuildOptions['documents'],
  options: Partial<BuildOptions> = {},
): Promise<Manifest> =>
  buildGeneration({ folder, schema: sampleSchema, documents, now: new Date('2026-01-01'), ...options });
