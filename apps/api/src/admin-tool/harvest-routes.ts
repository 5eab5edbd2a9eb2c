import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { harvestListSchema } from '../harvest/harvest-schema.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminToolDependencies } from './admin-route.ts';
import { bodyOf, NO_BODY } from './body.ts';
import { QUERIES } from './queries.ts';

const TAG = 'Harvest';
const MOST_NAMES = 1_000;
const startSchema = z.strictObject({ names: z.array(z.string().max(100)).max(MOST_NAMES) });

/** Adds the sources of harvests, and the start of a harvest. An extension of Spec §7. */
export const addHarvestRoutes = (app: FastifyInstance, dependencies: AdminToolDependencies): void => {
  const { harvests } = dependencies;
  addAdminRoute(app, dependencies, {
    method: 'GET',
    url: '/harvest',
    summary: 'The sources of harvests with their last run',
    tag: TAG,
    action: 'import.read',
    targets: () => [null],
    query: QUERIES.none,
    body: NO_BODY,
    answer: harvestListSchema,
    reply: () => harvests.read(),
  });
  addAdminRoute(app, dependencies, {
    method: 'POST',
    url: '/harvest/start',
    summary: 'Starts a harvest of the named sources, or of all, and the import after it',
    tag: TAG,
    action: 'harvest.start',
    targets: () => [null],
    query: QUERIES.none,
    body: bodyOf(startSchema),
    answer: harvestListSchema,
    reply: async ({ caller, body, log }) => {
      await harvests.start(body.names);
      log.info({ by: caller.user?.id, names: body.names }, 'a harvest was started');
      return harvests.read();
    },
  });
};
