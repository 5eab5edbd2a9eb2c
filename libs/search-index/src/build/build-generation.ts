import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ANALYSER_VERSION } from '../analysis/analyse.ts';
import { FORMAT_VERSION, MANIFEST_FILE } from '../generation/generation-files.ts';
import { formatManifest } from '../generation/manifest.ts';
import { nextGeneration, publish, startBuilding, writeDurably } from '../generation/publish.ts';
import type { BuildOptions, Manifest } from '../types.ts';
import { GenerationWriter } from './generation-writer.ts';
import { validateSchema } from './validate-schema.ts';

const RUN_OCCURRENCES = 8_000_000;
const PROGRESS_STEP = 1000;
const RUN_FILE = /^run-/;

/**
 * Builds an index from documents and publishes it whole; until then, and if anything fails, the one before stays.
 * Memory is bounded by `runOccurrences`, whatever the number of documents.
 * Throws `document` if the schema or a document cannot be indexed.
 *
 * @example
 * const manifest = await buildGeneration({ folder: 'var/index', schema, documents, now });
 */
export const buildGeneration = async (options: BuildOptions): Promise<Manifest> => {
  const { folder: root, schema, now } = options;
  validateSchema(schema);
  const folder = startBuilding(root);
  try {
    const writer = new GenerationWriter({ folder, schema, runOccurrences: options.runOccurrences ?? RUN_OCCURRENCES });
    const report = (phase: 'reading' | 'merging' | 'columns' | 'publishing'): void =>
      options.onProgress?.({ documents: writer.documents, phase });
    for await (const document of options.documents) {
      writer.add(document);
      if (writer.documents % PROGRESS_STEP === 0) report('reading');
    }
    const { files, ...counts } = writer.finish(report);
    report('publishing');
    const manifest: Manifest = {
      format: FORMAT_VERSION,
      analyser: ANALYSER_VERSION,
      generation: nextGeneration(root),
      createdAt: now.toISOString(),
      ...counts,
      schema,
      meta: options.meta ?? {},
      files: { ...files, ...writer.writeNumbers(now) },
    };
    for (const name of readdirSync(folder)) if (RUN_FILE.test(name)) rmSync(path.join(folder, name));
    writeDurably(path.join(folder, MANIFEST_FILE), formatManifest(manifest));
    publish(root, folder, manifest.generation);
    return manifest;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};
