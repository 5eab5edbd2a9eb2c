import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { COLLECTIONS } from '../content/collections.ts';
import type { FieldsOf } from '../content/collections.ts';
import type { Content } from '../content/content.ts';
import { toStored } from '../content/item.ts';
import type { AdminDependencies } from './admin-route.ts';
import { addPortalRoute, changePortal } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { ID_LIST, newBody } from './body.ts';
import { updateBody } from './update-body.ts';
import { saveNew } from './save-new.ts';
import { deleteItems, getItem, logUnversioned, updateItem } from './stored-items.ts';
import { QUERIES } from './queries.ts';

/** The collections whose items belong to one portal. */
type PortalCollection = 'divHelpContent' | 'pageHelpContent' | 'menuItem';

export interface PortalItemRoutes<C extends PortalCollection> {
  readonly collection: C;
  /** The path before `/save`, `/update` and `/delete`. */
  readonly url: string;
  readonly tag: string;
  readonly answer: z.ZodType;
  /** Throws a 400 for what nobody may save, though an import may contain it. `before` is `null` for a new item. */
  readonly check?: (content: Content, fields: FieldsOf[C], before: FieldsOf[C] | null) => void;
}

/** Adds the calls `save`, `update` and `delete` for items of the portal in the path. Spec §7. */
export const addPortalItemRoutes = <C extends PortalCollection>(
  app: FastifyInstance,
  dependencies: AdminDependencies,
  { collection, url, tag, answer, check = () => undefined }: PortalItemRoutes<C>,
): void => {
  const { title } = COLLECTIONS[collection];
  const common = { method: 'POST', tag, action: 'content.edit' } as const;
  addPortalRoute(app, dependencies, {
    ...common,
    query: QUERIES.newItem,
    url: `${url}/save`,
    summary: `Saves a new ${title}`,
    body: newBody(collection),
    answer,
    reply: (request) =>
      changePortal(dependencies, request, (draft, { fields: { pid } }) => {
        const { caller, body, query } = request;
        const saved = saveNew(draft, { collection, portalPid: pid, fields: body, caller, ...query });
        check(draft.content(), body, null);
        return saved;
      }),
  });
  addPortalRoute(app, dependencies, {
    ...common,
    url: `${url}/update`,
    summary: `Updates a ${title}`,
    body: updateBody(collection),
    answer,
    reply: async (request) => {
      const updated = await changePortal(dependencies, request, (draft, { fields: { pid } }) => {
        const before = getItem(draft.content(), collection, request.body.basis.id, pid);
        const item = updateItem(draft, collection, request.body, pid);
        check(draft.content(), item.fields, before.fields);
        return toStored(item);
      });
      logUnversioned(request, collection);
      return updated;
    },
  });
  addPortalRoute(app, dependencies, {
    ...common,
    url: `${url}/delete`,
    summary: 'Deletes items of this kind; they can be restored for 30 days',
    body: ID_LIST,
    answer: ANSWERS.ids,
    reply: (request) =>
      changePortal(dependencies, request, (draft, { fields: { pid } }) =>
        deleteItems(draft, collection, request.body, pid),
      ),
  });
};
