import type { Kysely } from 'kysely';
import { findPortal } from '../content/content.ts';
import type { ContentStore } from '../content/content-store.ts';
import { limitOf } from '../content/deleted.ts';
import type { Tables } from '../database/tables.ts';
import { parseFilename } from './filename.ts';
import type { UploadName } from './filename.ts';
import { findOwner } from './find-owner.ts';
import type { UploadTarget } from './upload-target.ts';
import { UploadFolderFull } from './upload-folder.ts';
import type { UploadFolder } from './upload-folder.ts';

/** The disk space of uploads, in bytes. */
interface UploadSpace {
  /** Deleted images that can still be restored are part of it. */
  readonly usedBytes: number;
  readonly deletedBytes: number;
  readonly limitBytes: number;
}

/** The uploaded images: files, and an item of the content for each of them, which says whose it is. */
export interface StoredUploads {
  /** Rejects with {@link UploadFolderFull} if there is no space, even without the deleted images. */
  readonly save: (
    name: UploadName,
    bytes: Buffer,
    owner: { readonly by: string | null; readonly target: UploadTarget },
  ) => Promise<void>;
  /** Returns an image; null if it does not exist or is deleted. */
  readonly read: (name: UploadName) => Promise<Buffer | null>;
  readonly space: () => Promise<UploadSpace>;
  /** Removes the files of images that can no longer be restored. */
  readonly purge: () => Promise<void>;
  /** Creates the missing items of files, such as those of earlier versions. */
  readonly adopt: () => Promise<void>;
}

export interface StoredUploadsOptions {
  readonly store: ContentStore;
  readonly folder: UploadFolder;
  /** The maximum size of all files. */
  readonly limitBytes: number;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

const uploadRows = (query: Kysely<Tables>) => query.selectFrom('items').where('collection', '=', 'upload');

const namesOf = (rows: readonly { readonly id: string }[]): UploadName[] =>
  rows.flatMap(({ id }) => parseFilename(id) ?? []);

const sizeOf = (files: readonly { readonly size: number }[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/**
 * Purges the oldest deleted images until enough bytes are free. Returns those whose files can be removed after the
 * change.
 */
const giveUpDeleted = async (
  transaction: Kysely<Tables>,
  { folder, limitBytes }: StoredUploadsOptions,
  neededBytes: number,
): Promise<UploadName[]> => {
  const files = await folder.list();
  const sizes = new Map(files.map(({ filename, size }) => [filename, size]));
  let missing = sizeOf(files) + neededBytes - limitBytes;
  if (missing <= 0) return [];
  const deleted = await uploadRows(transaction)
    .select('id')
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at')
    .execute();
  const given: UploadName[] = [];
  for (const name of namesOf(deleted)) {
    if (missing <= 0) break;
    missing -= sizes.get(name.filename) ?? 0;
    given.push(name);
  }
  if (missing > 0) throw new UploadFolderFull('The uploads have reached UPLOADS_TOTAL_MB');
  const ids = given.map(({ filename }) => filename);
  await transaction.deleteFrom('items').where('id', 'in', ids).execute();
  return given;
};

const createSave =
  (options: StoredUploadsOptions): StoredUploads['save'] =>
  async (name, bytes, { by, target }) => {
    const { store, folder, clock } = options;
    const fields = {
      name: name.filename,
      size: bytes.length,
      uploadedAt: new Date(clock()).toISOString(),
    };
    const change = store.change({ by }, async (draft, transaction) => {
      const portal = findPortal(draft.content(), target.pid);
      const pid = portal?.fields.type === target.type ? target.pid : null;
      draft.create('upload', pid, fields, name.filename);
      const given = await giveUpDeleted(transaction, options, bytes.length);
      // The file before the item, so that every item has its file.
      await folder.save(name, bytes);
      return given;
    });
    const given = await change.catch(async (error: unknown) => {
      await folder.remove(name);
      throw error;
    });
    for (const one of given) await folder.remove(one);
  };

const createAdopt =
  ({ store, folder }: StoredUploadsOptions): StoredUploads['adopt'] =>
  async () => {
    const findUnknown = async (query: Kysely<Tables>) => {
      const known = new Set((await uploadRows(query).select('id').execute()).map(({ id }) => id));
      return (await folder.list()).filter(
        ({ filename }) => parseFilename(filename) !== null && !known.has(filename),
      );
    };
    if ((await findUnknown(store.database.query)).length === 0) return;
    await store.change({ by: null }, async (draft, transaction) => {
      for (const { filename, size, changedMs } of await findUnknown(transaction)) {
        const owner = await findOwner(transaction, draft.content(), filename);
        const uploadedAt = new Date(changedMs).toISOString();
        draft.create('upload', owner, { name: filename, size, uploadedAt }, filename);
      }
    });
  };

/** Opens the uploads of a folder and a content store. */
export const openStoredUploads = (options: StoredUploadsOptions): StoredUploads => {
  const { store, folder, limitBytes, clock } = options;
  const isDeleted = async (name: UploadName): Promise<boolean> => {
    if ((await store.read()).items.upload.has(name.filename)) return false;
    const row = await uploadRows(store.database.query)
      .select('deleted_at')
      .where('id', '=', name.filename)
      .executeTakeFirst();
    return row !== undefined && row.deleted_at !== null;
  };
  return {
    save: createSave(options),
    read: async (name) => {
      const bytes = await folder.read(name);
      return bytes === null || (await isDeleted(name)) ? null : bytes;
    },
    space: async () => {
      const files = await folder.list();
      const present = (await store.read()).items.upload;
      const deleted = files.filter(({ filename }) => !present.has(filename));
      return { usedBytes: sizeOf(files), deletedBytes: sizeOf(deleted), limitBytes };
    },
    purge: async () => {
      const expired = await uploadRows(store.database.query)
        .select('id')
        .where('deleted_at', '<', limitOf(clock()))
        .execute();
      // The files first: an item without a file cannot be restored, but a file without an item would be adopted.
      for (const name of namesOf(expired)) await folder.remove(name);
      const ids = expired.map(({ id }) => id);
      if (ids.length > 0)
        await store.database.write((query) => query.deleteFrom('items').where('id', 'in', ids).execute());
    },
    adopt: createAdopt(options),
  };
};
