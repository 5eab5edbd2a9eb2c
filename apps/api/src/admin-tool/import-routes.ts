import type { FastifyInstance } from 'fastify';
import { publishedImportSchema } from '../import-report/import-report-schema.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminToolDependencies } from './admin-route.ts';

/** Adds the report of the import. An extension of Spec §7. */
export const addImportRoutes = (app: FastifyInstance, dependencies: AdminToolDependencies): void => {
  addAdminRoute(app, dependencies, {
    method: 'GET',
    url: '/import-report',
    summary: 'The import of the records that are searched: its files, its records and what it left out',
    tag: 'Import',
    action: 'import.read',
    targets: () => [null],
    answer: publishedImportSchema,
    reply: () => dependencies.readImport(),
  });
};
