import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { harvestListSchema } from '../harvest/harvest-schema.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminToolDependencies } from './admin-route.ts';
import { bodyOf, NO_BODY } from './body.ts';
import { changeAs } from './change-as.ts';
import { QUERIES } from './queries.ts';

const TAG = 'Harvest';
const MOST_NAMES = 1_000;
const startSchema = z.strictObject({ names: z.array(z.string().max(100)).max(MOST_NAMES) });

/** The entry of a start or stop in the history. */
const HARVEST = { collection: 'harvest', itemId: 'harvest', portalPid: null, before: null } as const;

/** Adds the sources of harvests, and the start and stop of a harvest. An extension of Spec §7. */
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
    reply: async ({ caller, body: { names }, log }) => {
      const { sources } = await harvests.read();
      const started = names.length > 0 ? names : sources.map(({ name }) => name);
      // A start that fails leaves no entry.
      await changeAs(dependencies, caller, async (draft) => {
        draft.note({ ...HARVEST, action: 'start', after: { name: started.join(', '), sources: started } });
        await harvests.start(names);
      });
      log.info({ by: caller.user?.id, names }, 'a harvest was started');
      return harvests.read();
    },
  });
  addAdminRoute(app, dependencies, {
    method: 'POST',
    url: '/harvest/stop',
    summary: 'Interrupts the harvest that is running; the next one continues where it was',
    tag: TAG,
    action: 'harvest.start',
    targets: () => [null],
    query: QUERIES.none,
    body: NO_BODY,
    answer: harvestListSchema,
    reply: async ({ caller, log }) => {
      await changeAs(dependencies, caller, (draft) => {
        draft.note({ ...HARVEST, action: 'stop', after: null });
        harvests.stop();
      });
      log.info({ by: caller.user?.id }, 'the harvest was stopped');
      return harvests.read();
    },
  });
};
