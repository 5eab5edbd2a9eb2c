import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toStored } from '../content/item.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies } from './add-admin-route.ts';
import { addPortalRoute, changePortal } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { ID_LIST, NO_BODY } from './body.ts';
import { getItem } from './changes.ts';
import { QUERIES } from './query.ts';
import { addSharedEditing } from './shared-editing.ts';
import { listItems } from '../content/content.ts';
import { enabledEntities, enabledEntity } from './views.ts';

const TAG = 'Entities';

/** The kinds of record that portals switch on and off. Spec §7 "Entities". */
export const addEntityRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addAdminRoute(app, dependencies, {
    method: 'GET',
    url: '/entity',
    summary: 'All entities',
    tag: TAG,
    action: 'shared.read',
    about: () => [null],
    query: QUERIES.none,
    body: NO_BODY,
    answer: z.array(ANSWERS.entity),
    reply: ({ content }) => listItems(content, 'entity').map(toStored),
  });
  addSharedEditing(app, dependencies, {
    collection: 'entity',
    url: '/entity',
    tag: TAG,
    answer: ANSWERS.entity,
  });
  addPortalRoute(app, dependencies, {
    method: 'GET',
    url: '/entities',
    summary: 'All entities, with whether the portal has them',
    tag: TAG,
    action: 'content.read',
    query: QUERIES.none,
    body: NO_BODY,
    answer: z.array(ANSWERS.enabledEntity),
    reply: ({ content, portal }) => enabledEntities(content, portal),
  });
  addPortalRoute(app, dependencies, {
    method: 'POST',
    url: '/entity/toggle',
    summary: 'Switches entities of a portal',
    tag: TAG,
    action: 'content.edit',
    query: QUERIES.status,
    body: ID_LIST,
    answer: z.array(ANSWERS.enabledEntity),
    reply: (asked) =>
      changePortal(dependencies, asked, (draft, portal) => {
        const entities = asked.body.map((id) => getItem(draft.content(), 'entity', id));
        for (const entity of entities) draft.switchFor(portal.fields.pid, entity, asked.query.status);
        return entities.map((entity) => enabledEntity(draft.content(), portal, entity));
      }),
  });
};
