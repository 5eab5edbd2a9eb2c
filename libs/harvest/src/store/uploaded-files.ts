import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorCode, isMissing } from '../error-code.ts';
import { HarvestError } from '../harvest-error.ts';
import type { Source } from '../source.ts';
import { harvestFolder, sourceFolder } from './source-folders.ts';
import { syncFolder } from './write-durably.ts';

/** A file of a source of kind `upload`. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: number;
  /** ISO 8601. */
  readonly uploadedAt: string;
}

/** A part of a file that is being uploaded. */
export interface Piece {
  /** Identifies the upload, so that two uploads of files with one name do not mix. */
  readonly upload: string;
  /** Its place in the file, in bytes. */
  readonly from: number;
  readonly content: Uint8Array;
  /** The name that the file gets with its last piece; `null` for other pieces. */
  readonly lastOf: string | null;
}

/** The result of a piece. */
export interface StoredPiece {
  /** The number of bytes of the file that are stored, where the next piece begins. */
  readonly bytes: number;
  /** The file has its name. */
  readonly isComplete: boolean;
  /** The name of the earlier file that it replaces; `null` without one. */
  readonly replaced: string | null;
}

/** The form of an upload’s id: a UUID. */
export const UPLOAD_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Names that no file system rejects, that stay in their folder and do not begin with a dot. */
const FILE_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._()+,&-]*[\p{L}\p{M}\p{N})_])?$/u;
const NAME_MAX_BYTES = 200;
/** Uploads that nobody has continued for so long are removed. */
const ABANDONED_MS = 24 * 60 * 60_000;
const UNFINISHED = '.upload-';

export const isUploadedName = (name: string): boolean =>
  FILE_NAME.test(name) && Buffer.byteLength(name) <= NAME_MAX_BYTES;

const uploadFolder = (dataDir: string, source: string): string =>
  path.join(sourceFolder(dataDir, source), 'files');

/** Returns a source with the address at which a run reads it: uploaded files are a folder of this machine. */
export const withUploadFolder = (dataDir: string, source: Source): Source =>
  source.kind === 'upload'
    ? { ...source, address: pathToFileURL(uploadFolder(dataDir, source.name)).href }
    : source;

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error) || errorCode(error) === 'ENOTDIR') return [];
    throw error;
  });

/** Returns the files of a folder. One that is renamed or removed meanwhile is left out. */
const filesIn = async (folder: string) => {
  const files = (await namesIn(folder)).sort().map(async (name) => {
    const status = await stat(path.join(folder, name)).catch(() => null);
    return status === null ? [] : [{ name, bytes: status.size, changedAt: status.mtime }];
  });
  return (await Promise.all(files)).flat();
};

/** Reads the uploaded files of a source, sorted by name. */
export const readUploadedFiles = async (dataDir: string, source: string): Promise<UploadedFile[]> =>
  (await filesIn(uploadFolder(dataDir, source)))
    .filter(({ name }) => !name.startsWith('.'))
    .map(({ name, bytes, changedAt }) => ({ name, bytes, uploadedAt: changedAt.toISOString() }));

/** Returns the number and the size of all uploaded files of all sources, unfinished ones included. */
export const countUploads = async (
  dataDir: string,
): Promise<{ readonly files: number; readonly bytes: number }> => {
  const sum = { files: 0, bytes: 0 };
  for (const source of await namesIn(harvestFolder(dataDir)))
    for (const { bytes } of await filesIn(uploadFolder(dataDir, source))) {
      sum.files += 1;
      sum.bytes += bytes;
    }
  return sum;
};

const removeAbandoned = async (folder: string, now: number): Promise<void> => {
  for (const { name, changedAt } of await filesIn(folder))
    if (name.startsWith(UNFINISHED) && now - changedAt.getTime() > ABANDONED_MS)
      await rm(path.join(folder, name), { force: true });
};

/** Some file systems do not tell `A.bib` from `a.bib`. */
const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Gives a file its name. It replaces one of that name, whose name is returned. */
const giveName = async (folder: string, unfinished: string, name: string): Promise<string | null> => {
  const names = await namesIn(folder);
  const same = names.includes(name) ? name : names.find((other) => isSameName(other, name));
  // In two steps, because a file system that knows no case would keep the earlier one.
  await rename(unfinished, path.join(folder, same ?? name));
  if (same !== undefined && same !== name) await rename(path.join(folder, same), path.join(folder, name));
  await syncFolder(folder);
  return same ?? null;
};

const writePiece = async (folder: string, { upload, from, content, lastOf }: Piece): Promise<StoredPiece> => {
  await mkdir(folder).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  if (from === 0) await removeAbandoned(folder, Date.now());
  const unfinished = path.join(folder, `${UNFINISHED}${upload}`);
  const handle = await open(unfinished, from === 0 ? 'w' : 'r+');
  try {
    const { size } = await handle.stat();
    if (from > size) return { bytes: size, isComplete: false, replaced: null };
    await handle.write(content, 0, content.length, from);
    if (lastOf !== null) {
      await handle.truncate(from + content.length);
      await handle.sync();
    }
  } finally {
    await handle.close();
  }
  const bytes = from + content.length;
  return lastOf === null
    ? { bytes, isComplete: false, replaced: null }
    : { bytes, isComplete: true, replaced: await giveName(folder, unfinished, lastOf) };
};

/**
 * Stores a piece of a file. One that leaves a gap is not stored. With its last piece, the file gets its name and replaces one
 * of that name, in capital or small letters; then it survives a power failure. Throws a `HarvestError` if there is no such
 * source, also if it is removed meanwhile.
 */
export const storePiece = async (dataDir: string, source: string, piece: Piece): Promise<StoredPiece> => {
  try {
    return await writePiece(uploadFolder(dataDir, source), piece);
  } catch (error) {
    if (!isMissing(error)) throw error;
    if (!existsSync(sourceFolder(dataDir, source))) throw new HarvestError(`There is no source ${source}.`);
    // The upload is not known, or no longer.
    return { bytes: 0, isComplete: false, replaced: null };
  }
};

/** Removes an uploaded file, if it exists. Its records leave with the next run. */
export const removeUploadedFile = async (dataDir: string, source: string, name: string): Promise<void> => {
  const folder = uploadFolder(dataDir, source);
  await rm(path.join(folder, name), { force: true });
  // Without its source, it is gone as well.
  if (existsSync(folder)) await syncFolder(folder);
};
