import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { requirePermission } from '../access/authorize.ts';
import type { IdentifyCaller } from '../access/caller.ts';
import { createSvgThread } from './svg-thread.ts';
import { openUploadFolder } from './upload-folder.ts';
import { addUploadRoutes } from './upload-routes.ts';
import type { UploadSettings } from './upload-settings.ts';

export interface UploadsOptions {
  readonly settings: UploadSettings & { readonly DATA_DIR: string };
  readonly identifyCaller: IdentifyCaller;
  readonly newId: () => string;
  /** The built `svg-worker.ts`; null cleans drawings in this thread. */
  readonly svgWorkerUrl: URL | null;
}

/** Adds uploads to DATA_DIR, for users who may edit the portal. */
export const addUploads = (
  app: FastifyInstance,
  { settings, identifyCaller, newId, svgWorkerUrl }: UploadsOptions,
): Promise<void> =>
  addUploadRoutes(app, {
    folder: openUploadFolder(
      path.resolve(settings.DATA_DIR, 'uploads'),
      settings.UPLOADS_TOTAL_MB * 1_048_576,
    ),
    limitBytes: settings.UPLOAD_LIMIT_KB * 1_024,
    newId,
    cleanSvg:
      svgWorkerUrl === null
        ? undefined
        : createSvgThread({ workerUrl: svgWorkerUrl, timeLimitMs: settings.SVG_TIME_LIMIT_MS }),
    authorizeUpload: async (request, target) =>
      requirePermission(await identifyCaller(request), 'portal.edit', [target]),
  });
