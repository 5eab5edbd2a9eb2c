import { isUploadedName, UPLOAD_ID } from '@open-discovery/harvest';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminToolDependencies } from './admin-route.ts';
import { bodyOf } from './body.ts';
import { changeAs } from './change-as.ts';
import { HARVEST_CALL, sourceEntry } from './harvest-call.ts';

const PIECE_MAX_BYTES = 3 * 1_024 * 1_024;
/** Of a piece in Base64, and of its other fields. */
const BODY_LIMIT_BYTES = (PIECE_MAX_BYTES / 3) * 4 + 4_096;

const isBase64 = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text;

const fileName = (text: z.ZodString) =>
  text
    .refine(isUploadedName, 'must be a file name: letters, digits and . _ ( ) + , & -')
    .describe('Name of the file');

const pieceSchema = z.strictObject({
  // Browsers on a Mac send an accent as a character of its own: the same name, for people.
  name: fileName(z.string().normalize('NFC')),
  upload: z.string().regex(UPLOAD_ID, 'must be a UUID').describe('The same for all pieces'),
  from: z.int().min(0).describe('Place of the piece in the file, in bytes'),
  isLast: z.boolean().describe('The file is complete with this piece'),
  content: z
    .string()
    .refine(isBase64, 'must be Base64')
    .describe(`At most ${PIECE_MAX_BYTES} bytes, in Base64`),
});
const deleteSchema = z.strictObject({ name: fileName(z.string()) });
const storedSchema = z.object({
  bytes: z.int().describe('The number of bytes that are stored: the place of the next piece'),
});

/** The file of a source before and after a change. */
interface FileChange {
  readonly before?: { readonly file: string };
  readonly after?: { readonly file: string; readonly replacedFile?: string };
}

/** Adds the upload and deletion of files of records. An extension of Spec §7. */
export const addHarvestFileRoutes = (app: FastifyInstance, dependencies: AdminToolDependencies): void => {
  const { recordFiles } = dependencies;
  const common = { ...HARVEST_CALL, action: 'harvest.sources' } as const;
  /** Adds an uploaded or deleted file to the history. */
  const note = (caller: Caller, source: string, { before, after }: FileChange) =>
    changeAs(dependencies, caller, (draft) => {
      draft.note({
        ...sourceEntry(source),
        action: 'update',
        before: { name: source, ...before },
        after: { name: source, ...after },
      });
    });
  addAdminRoute(app, dependencies, {
    ...common,
    url: '/harvest/files/:source',
    summary:
      'Stores a piece of a file of records. A piece that leaves a gap is not stored. The last one completes the file, which replaces one of its name, in capital or small letters',
    body: bodyOf(pieceSchema),
    bodyLimit: BODY_LIMIT_BYTES,
    isPieceOfFile: true,
    answer: storedSchema,
    reply: async ({ caller, path, body: { name, upload, from, isLast, content }, log }) => {
      const source = path('source');
      const piece = Buffer.from(content, 'base64');
      const lastOf = isLast ? name : null;
      const stored = await recordFiles.store(source, { upload, from, content: piece, lastOf });
      const { bytes, isComplete, replaced } = stored;
      if (!isComplete) return { bytes };
      const after = { file: name, ...(replaced !== null && { replacedFile: replaced }) };
      await note(caller, source, { after });
      log.info({ by: caller.user?.id, source, ...after }, 'a file of records was uploaded');
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
      const files = await recordFiles.list(source);
      if (!files.some((file) => file.name === name)) return {};
      await recordFiles.remove(source, name);
      await note(caller, source, { before: { file: name } });
      log.info({ by: caller.user?.id, source, name }, 'a file of records was deleted');
      return {};
    },
  });
};
