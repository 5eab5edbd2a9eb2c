import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toStored } from '../content/item.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies } from './admin-route.ts';
import { addPortalRoute, changePortal } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { ID_LIST } from './body.ts';
import { getItem } from './stored-items.ts';
import { QUERIES } from './queries.ts';
import { addItemRoutes } from './add-item-routes.ts';
import { listItems } from '../content/content.ts';
import { enabledEntities, enabledEntity } from './views.ts';

const TAG = 'Entities';

/** Adds the calls for entities: the kinds of record that portals enable and disable. Spec §7 "Entities". */
export const addEntityRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addAdminRoute(app, dependencies, {
    method: 'GET',
    url: '/entity',
    summary: 'All entities',
    tag: TAG,
    action: 'shared.read',
    targets: () => [null],
    answer: z.array(ANSWERS.entity),
    reply: ({ content }) => listItems(content, 'entity').map(toStored),
  });
  addItemRoutes(app, dependencies, {
    collection: 'entity',
    url: '/entity',
    tag: TAG,
    answer: ANSWERS.entity,
  });
  addPortalRoute(app, dependencies, {
    method: 'GET',
    url: '/entities',
    summary: 'All entities, and whether the portal has enabled them',
    tag: TAG,
    action: 'content.read',
    answer: z.array(ANSWERS.enabledEntity),
    reply: ({ content, portal }) => enabledEntities(content, portal),
  });
  addPortalRoute(app, dependencies, {
    method: 'POST',
    url: '/entity/toggle',
    summary: 'Enables or disables entities of a portal',
    tag: TAG,
    action: 'content.edit',
    query: QUERIES.status,
    body: ID_LIST,
    answer: z.array(ANSWERS.enabledEntity),
    reply: (request) =>
      changePortal(dependencies, request, (draft, portal) => {
        const entities = request.body.map((id) => getItem(draft.content(), 'entity', id));
        for (const entity of entities) draft.setEnabled(portal.fields.pid, entity, request.query.status);
        return entities.map((entity) => enabledEntity(draft.content(), portal, entity));
      }),
  });
};
