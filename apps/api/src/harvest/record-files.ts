import {
  countUploads,
  HarvestError,
  hasSpace,
  listSources,
  PROTOCOLS,
  readUploadedFiles,
  removeUploadedFile,
  storePiece,
  systemFreeBytes,
} from '@open-discovery/harvest';
import type { FreeBytes, Piece, StoredPiece, UploadedFile } from '@open-discovery/harvest';
import { ApiError } from '../errors/api-error.ts';
import { isDiskFull } from '../errors/is-disk-full.ts';
import { problem } from '../errors/problem.ts';
import { tooLarge } from '../errors/too-large.ts';
import { UploadFolderFull } from '../uploads/upload-folder.ts';
import { requireSource } from './require-source.ts';

/** The files of records that administrators upload, of the sources of kind `upload`. */
export interface RecordFiles {
  /**
   * Stores a piece of a file. Rejects with {@link UploadFolderFull} if there is no space, and with a 404 if there is no such
   * source of uploads, also if it is removed meanwhile.
   */
  readonly store: (source: string, piece: Piece) => Promise<StoredPiece>;
  /** Returns the files of a source, sorted by name. */
  readonly list: (source: string) => Promise<readonly UploadedFile[]>;
  /** Removes a file; its records leave with the next harvest. */
  readonly remove: (source: string, name: string) => Promise<void>;
}

interface RecordFilesOptions {
  readonly dataDir: string;
  /** The maximum size of all files of all sources. */
  readonly limitBytes: number;
  /** The maximum number of all files of all sources. */
  readonly limitFiles?: number;
  readonly freeBytes?: FreeBytes;
}

const FILE_LIMIT_BYTES = PROTOCOLS.upload.sizeLimitBytes ?? Number.POSITIVE_INFINITY;

/** Files without content have no size, and the console lists them all. */
const MOST_FILES = 5_000;

/** Returns a function that calls others one after the other. */
const createQueue = (): (<T>(call: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const result = last.then(call);
    last = result.catch(() => undefined);
    return result;
  };
};

/** Opens the files of records in a data folder. If several processes share it, each may exceed the limits by one piece. */
export const openRecordFiles = ({
  dataDir,
  limitBytes,
  limitFiles = MOST_FILES,
  freeBytes = systemFreeBytes,
}: RecordFilesOptions): RecordFiles => {
  const requireSpace = async ({ from, content }: Piece): Promise<void> => {
    const { files, bytes } = await countUploads(dataDir);
    if (bytes + content.length > limitBytes)
      throw new UploadFolderFull('The uploaded files of records have reached RECORD_FILES_TOTAL_MB');
    if (from === 0 && files >= limitFiles)
      throw new UploadFolderFull(`There are ${limitFiles} uploaded files of records`);
    if (!(await hasSpace(dataDir, freeBytes)))
      throw new UploadFolderFull('The rest of the disk of DATA_DIR is not for records');
  };
  const storeOne = async (source: string, piece: Piece): Promise<StoredPiece> => {
    await requireSpace(piece);
    try {
      return await storePiece(dataDir, source, piece);
    } catch (error) {
      if (error instanceof HarvestError) throw new ApiError(404, problem('no-source', { name: source }));
      throw isDiskFull(error)
        ? new UploadFolderFull('The disk of DATA_DIR is full', { cause: error })
        : error;
    }
  };
  // Two pieces at the same time would find the same space.
  const inTurn = createQueue();
  const requireUploads = async (name: string): Promise<void> => {
    const sources = await listSources(dataDir);
    requireSource(
      sources.filter(({ source }) => source?.kind === 'upload'),
      name,
    );
  };
  return {
    async list(source) {
      await requireUploads(source);
      return readUploadedFiles(dataDir, source);
    },
    async store(source, piece) {
      await requireUploads(source);
      if (piece.from + piece.content.length > FILE_LIMIT_BYTES) throw tooLarge('file', FILE_LIMIT_BYTES);
      return inTurn(() => storeOne(source, piece));
    },
    async remove(source, name) {
      await requireUploads(source);
      await removeUploadedFile(dataDir, source, name);
    },
  };
};
