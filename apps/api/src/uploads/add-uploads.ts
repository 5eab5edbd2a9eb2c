import type { FastifyInstance } from 'fastify';
import { requirePermission } from '../access/authorize.ts';
import type { IdentifyCaller } from '../access/caller.ts';
import { createSvgThread } from './svg-thread.ts';
import type { StoredUploads } from './stored-uploads.ts';
import { addUploadRoutes } from './upload-routes.ts';
import type { UploadSettings } from './upload-settings.ts';

export interface UploadsOptions {
  readonly settings: UploadSettings;
  readonly uploads: StoredUploads;
  readonly identifyCaller: IdentifyCaller;
  readonly newId: () => string;
  /** The built `svg-worker.ts`; null cleans drawings in this thread. */
  readonly svgWorkerUrl: URL | null;
}

/** Adds uploads, for users who may edit the portal. */
export const addUploads = (
  app: FastifyInstance,
  { settings, uploads, identifyCaller, newId, svgWorkerUrl }: UploadsOptions,
): Promise<void> =>
  addUploadRoutes(app, {
    uploads,
    limitBytes: settings.UPLOAD_LIMIT_KB * 1_024,
    newId,
    cleanSvg:
      svgWorkerUrl === null
        ? undefined
        : createSvgThread({ workerUrl: svgWorkerUrl, timeLimitMs: settings.SVG_TIME_LIMIT_MS }),
    authorizeUpload: async (request, target) => {
      const caller = await identifyCaller(request);
      requirePermission(caller, 'portal.edit', [target]);
      return caller.user?.id ?? null;
    },
  });
