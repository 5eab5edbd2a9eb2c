import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { harvestListSchema } from '../harvest/harvest-schema.ts';
import { newSourceSchema } from '../harvest/new-source.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminToolDependencies } from './admin-route.ts';
import { bodyOf } from './body.ts';
import { changeAs } from './change-as.ts';
import { HARVEST_CALL, sourceEntry } from './harvest-call.ts';

const MOST_NAMES = 1_000;
const startSchema = z.strictObject({
  names: z.array(z.string().max(100)).max(MOST_NAMES),
  allowsFewer: z
    .boolean()
    .default(false)
    .describe('Whether to accept files at addresses that have less than a tenth of their records before'),
});
const removalSchema = z.strictObject({ name: z.string().max(100) });

/** The entry of a start or stop in the history. */
const HARVEST = { collection: 'harvest', itemId: 'harvest', portalPid: null, before: null } as const;

/** Adds the start and stop of a harvest. */
const addRunRoutes = (app: FastifyInstance, dependencies: AdminToolDependencies): void => {
  const { harvests } = dependencies;
  addAdminRoute(app, dependencies, {
    ...HARVEST_CALL,
    url: '/harvest/start',
    summary: 'Starts a harvest of the named sources, or of all, and the import after it',
    action: 'harvest.start',
    body: bodyOf(startSchema),
    answer: harvestListSchema,
    reply: async ({ caller, body: { names, allowsFewer }, log }) => {
      const { sources } = await harvests.read();
      const started = names.length > 0 ? names : sources.map(({ name }) => name);
      // A start that fails leaves no entry.
      await changeAs(dependencies, caller, async (draft) => {
        const after = {
          name: started.join(', '),
          sources: started,
          ...(allowsFewer && { allowsFewer }),
        };
        draft.note({ ...HARVEST, action: 'start', after });
        await harvests.start(names, { allowsFewer });
      });
      log.info({ by: caller.user?.id, names, allowsFewer }, 'a harvest was started');
      return harvests.read();
    },
  });
  addAdminRoute(app, dependencies, {
    ...HARVEST_CALL,
    url: '/harvest/stop',
    summary: 'Interrupts the harvest that is running; the next one continues where it was',
    action: 'harvest.start',
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

/** Adds the calls that add and remove sources. */
const addSourceRoutes = (app: FastifyInstance, dependencies: AdminToolDependencies): void => {
  const { harvests, clock } = dependencies;
  const common = { ...HARVEST_CALL, action: 'harvest.sources', answer: harvestListSchema } as const;
  addAdminRoute(app, dependencies, {
    ...common,
    url: '/harvest/source/save',
    summary: 'Adds a source of harvests',
    body: bodyOf(newSourceSchema),
    reply: async ({ caller, body, log }) => {
      await changeAs(dependencies, caller, async (draft) => {
        draft.note({ ...sourceEntry(body.name), action: 'create', before: null, after: body });
        await harvests.add(body, new Date(clock()));
      });
      log.info({ by: caller.user?.id, name: body.name }, 'a source of harvests was added');
      return harvests.read();
    },
  });
  addAdminRoute(app, dependencies, {
    ...common,
    url: '/harvest/source/delete',
    summary: 'Removes a source of harvests with its stored responses, while no harvest is running',
    body: bodyOf(removalSchema),
    reply: async ({ caller, body: { name }, log }) => {
      await changeAs(dependencies, caller, async (draft) => {
        const { kind = null, address = null, options = {} } = (await harvests.remove(name)) ?? {};
        const before = { name, kind, address, options };
        draft.note({ ...sourceEntry(name), action: 'delete', before, after: null });
      });
      log.info({ by: caller.user?.id, name }, 'a source of harvests was removed');
      return harvests.read();
    },
  });
};

/** Adds the sources of harvests and their runs. An extension of Spec §7. */
export const addHarvestRoutes = (app: FastifyInstance, dependencies: AdminToolDependencies): void => {
  const { harvests } = dependencies;
  addAdminRoute(app, dependencies, {
    ...HARVEST_CALL,
    method: 'GET',
    url: '/harvest',
    summary: 'The sources of harvests with their last run',
    action: 'import.read',
    answer: harvestListSchema,
    reply: () => harvests.read(),
  });
  addRunRoutes(app, dependencies);
  addSourceRoutes(app, dependencies);
};
