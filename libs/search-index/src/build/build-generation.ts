import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { ANALYZER_VERSION } from '../analysis/analyze.ts';
import { buildingFolder } from '../generation/building-folder.ts';
import { FILE, FORMAT_VERSION, MANIFEST_FILE, PAGED_FILES } from '../generation/generation-files.ts';
import { formatManifest } from '../generation/manifest.ts';
import { writeSynced } from '../generation/durable-files.ts';
import { nextGeneration, publish, startBuilding } from '../generation/publish.ts';
import { IndexError } from '../index-error.ts';
import { writeArrays } from '../storage/arrays.ts';
import type { WrittenFile } from '../storage/file-writer.ts';
import type { BuildOptions, BuildProgress, Manifest } from '../index-types.ts';
import { GenerationWriter } from './generation-writer.ts';
import { validateSchema } from './validate-schema.ts';

const RUN_OCCURRENCES = 3_000_000;
const PROGRESS_STEP = 1000;
const RUN_FILE = /^run-/;

/** The roots of this process's running builds; `startBuilding` sees those of other processes. */
const underWay = new Set<string>();

const forManifest = (files: Record<string, WrittenFile>): Manifest['files'] =>
  Object.fromEntries(Object.entries(files).map(([name, { bytes, crc32 }]) => [name, { bytes, crc32 }]));

/** Writes the attachments; returns their sizes and checksums. */
const writeAttachments = (folder: string, texts: Readonly<Record<string, string>>): Manifest['files'] =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      writeSynced(path.join(folder, name), text);
      return [name, { bytes: Buffer.byteLength(text), crc32: crc32(text) }];
    }),
  );

/** Writes all files except the manifest. */
const writeFiles = async (
  folder: string,
  writer: GenerationWriter,
  options: BuildOptions,
): Promise<Omit<Manifest, 'generation' | 'publishedAt'>> => {
  const report = (phase: BuildProgress['phase']): void =>
    options.onProgress?.({ documents: writer.documents, phase });
  for await (const document of options.documents) {
    if ('furtherOf' in document) writer.addFurther(document);
    else writer.add(document);
    if (writer.backlog !== null) await writer.backlog;
    if (writer.documents % PROGRESS_STEP === 0) report('reading');
  }
  const { files, ...counts } = await writer.finish(options.now, report);
  report('publishing');
  const pageSums = writeArrays(
    path.join(folder, FILE.pageSums),
    PAGED_FILES.map((name) => files[name]?.pages ?? new Uint32Array()),
  );
  return {
    format: FORMAT_VERSION,
    analyzer: ANALYZER_VERSION,
    createdAt: options.now.toISOString(),
    ...counts,
    schema: options.schema,
    meta: options.meta ?? {},
    files: forManifest({ ...files, [FILE.pageSums]: pageSums }),
  };
};

const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Compares the code only, because an error from a worker thread has no class. */
const isNoRoom = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'code' in error && NO_ROOM.has(error.code);

const buildIn = async (folder: string, options: BuildOptions): Promise<Manifest> => {
  const { folder: root, runOccurrences = RUN_OCCURRENCES } = options;
  const writer = new GenerationWriter({ ...options, folder, runOccurrences });
  try {
    const written = await writeFiles(folder, writer, options);
    const attached = writeAttachments(folder, options.attachments?.() ?? {});
    const files = { ...written.files, ...attached };
    const publishedAt = (options.publishedAt?.() ?? options.now).toISOString();
    const manifest = { ...written, files, publishedAt, generation: nextGeneration(root) };
    for (const name of readdirSync(folder)) if (RUN_FILE.test(name)) rmSync(path.join(folder, name));
    writeSynced(path.join(folder, MANIFEST_FILE), formatManifest(manifest));
    publish(root, folder, manifest.generation);
    return manifest;
  } finally {
    await writer.close();
  }
};

/**
 * Builds an index from documents and publishes it atomically; until then, and after any failure, the previous
 * one stays. `runOccurrences` bounds the memory regardless of the number of documents. Throws `document` if
 * the schema or a document cannot be indexed, `storage` if the disk is full, and `busy` while another build runs
 * there, in this process or another one.
 */
export const buildGeneration = async (options: BuildOptions): Promise<Manifest> => {
  validateSchema(options.schema);
  const root = path.resolve(options.folder);
  if (underWay.has(root)) throw new IndexError('busy', `An index is being built in ${root} already.`);
  underWay.add(root);
  try {
    return await buildIn(await startBuilding(root), options);
  } catch (error) {
    throw isNoRoom(error)
      ? new IndexError(
          'storage',
          `There is no room for the index in ${root}: ${error.message}; the one before is as it was.`,
        )
      : error;
  } finally {
    underWay.delete(root);
    rmSync(buildingFolder(root, process.pid), { recursive: true, force: true });
  }
};
