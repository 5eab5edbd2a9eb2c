import { isUploadedName, UPLOAD_ID } from '@open-discovery/harvest';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminToolDependencies } from './admin-route.ts';
import { bodyOf } from './body.ts';
import { changeAs } from './change-as.ts';
import { QUERIES } from './queries.ts';

const TAG = 'Harvest';
const PIECE_MAX_BYTES = 3 * 1_024 * 1_024;
/** Of a piece in Base64, and of its other fields. */
const BODY_LIMIT_BYTES = (PIECE_MAX_BYTES / 3) * 4 + 4_096;

const isBase64 = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text;

const fileName = z
  .string()
  .refine(isUploadedName, 'must be a file name: letters, digits and . _ ( ) + , & -')
  .meta({ description: 'Name of the file' });

const pieceSchema = z.strictObject({
  name: fileName,
  upload: z.string().regex(UPLOAD_ID, 'must be a UUID').meta({ description: 'The same for all pieces' }),
  from: z.int().min(0).meta({ description: 'Place of the piece in the file, in bytes' }),
  isLast: z.boolean().meta({ description: 'The file is complete with this piece' }),
  content: z
    .string()
    .refine(isBase64, 'must be Base64')
    .meta({ description: `At most ${PIECE_MAX_BYTES} bytes, in Base64` }),
});
const deleteSchema = z.strictObject({ name: fileName });
const storedSchema = z.object({
  bytes: z.int().describe('The number of bytes that are stored: the place of the next piece'),
});

/** Changes the files of a source, and adds the change to the history. */
const changeFiles = async <T>(
  dependencies: AdminToolDependencies,
  { caller, source }: { readonly caller: Caller; readonly source: string },
  change: () => Promise<T>,
): Promise<T> => {
  const namesNow = async () => (await dependencies.recordFiles.list(source)).map(({ name }) => name);
  const before = await namesNow();
  const result = await change();
  const after = await namesNow();
  await changeAs(dependencies, caller, (draft) => {
    draft.note({
      action: 'update',
      collection: 'source',
      itemId: source,
      portalPid: null,
      before: { name: source, files: before },
      after: { name: source, files: after },
    });
  });
  return result;
};

/** Adds the upload and deletion of files of records. An extension of Spec §7. */
export const addHarvestFileRoutes = (app: FastifyInstance, dependencies: AdminToolDependencies): void => {
  const { recordFiles } = dependencies;
  const common = {
    method: 'POST',
    tag: TAG,
    action: 'harvest.sources',
    targets: () => [null],
    query: QUERIES.none,
  } as const;
  addAdminRoute(app, dependencies, {
    ...common,
    url: '/harvest/files/:source',
    summary:
      'Stores a piece of a file of records. A piece that leaves a gap is not stored. The last one completes the file, which replaces one of its name',
    body: bodyOf(pieceSchema),
    bodyLimit: BODY_LIMIT_BYTES,
    answer: storedSchema,
    reply: async ({ caller, path, body: { name, upload, from, isLast, content }, log }) => {
      const source = path('source');
      const store = () =>
        recordFiles.store(source, {
          upload,
          from,
          content: Buffer.from(content, 'base64'),
          lastOf: isLast ? name : null,
        });
      if (!isLast) return { bytes: await store() };
      const bytes = await changeFiles(dependencies, { caller, source }, store);
      log.info({ by: caller.user?.id, source, name }, 'a file of records was uploaded');
      return { bytes };
    },
  });
  addAdminRoute(app, dependencies, {
    ...common,
    url: '/harvest/files/:source/delete',
    summary: 'Deletes a file of records, which leave with the next harvest',
    body: bodyOf(deleteSchema),
    answer: z.object({}),
    reply: async ({ caller, path, body: { name }, log }) => {
      const source = path('source');
      await changeFiles(dependencies, { caller, source }, () => recordFiles.remove(source, name));
      log.info({ by: caller.user?.id, source, name }, 'a file of records was deleted');
      return {};
    },
  });
};
