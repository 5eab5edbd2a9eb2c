import type { FastifyInstance } from 'fastify';
import { invalid } from '../content/invalid.ts';
import { problem } from '../errors/problem.ts';
import { importPortal } from '../content/import-portal.ts';
import { portalFileSchema } from '../content/portal-file.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies } from './admin-route.ts';
import { addPortalRoute, portalTarget } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { bodyOf } from './body.ts';
import { exportPortal } from './export-portal.ts';
import { fullPortal } from './views.ts';

const TAG = 'Export and import';
/** The file of a portal with a few thousand pages. */
const FILE_LIMIT_BYTES = 20 * 1_024 * 1_024;

/** Adds the export and import of a portal as one file. An extension of Spec §7. */
export const addTransferRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  const { store } = dependencies;
  addPortalRoute(app, dependencies, {
    method: 'GET',
    url: '/export',
    summary: 'Exports a portal with all of its content as one file',
    tag: TAG,
    action: 'portal.export',
    answer: portalFileSchema,
    reply: ({ content, portal }) => exportPortal(content, portal),
  });
  addAdminRoute(app, dependencies, {
    method: 'POST',
    url: '/:type/:pid/import',
    summary: 'Creates a portal from a file, or replaces its content',
    tag: TAG,
    action: 'portal.import',
    targets: portalTarget,
    body: bodyOf(portalFileSchema),
    bodyLimit: FILE_LIMIT_BYTES,
    answer: ANSWERS.fullPortal,
    reply: ({ caller, type, path, body }) => {
      if (body.portal.type !== type) throw invalid('portal.type', problem('file-path', { field: 'type' }));
      if (body.portal.pid !== path('pid'))
        throw invalid('portal.pid', problem('file-path', { field: 'pid' }));
      return store.change({ by: caller.user?.id ?? null, action: 'import' }, (draft) => {
        const portal = importPortal(draft, body);
        return fullPortal(draft.content(), portal);
      });
    },
  });
};
