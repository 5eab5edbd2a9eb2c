import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Action } from '../access/permissions.ts';
import type { Collection, FieldsOf } from '../content/collections.ts';
import { COLLECTIONS } from '../content/collections.ts';
import type { Content } from '../content/content.ts';
import { toStored } from '../content/item.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies, AdminRoute, AdminRequest } from './admin-route.ts';
import { changeAs } from './change-as.ts';
import { ANSWERS } from './answer-schemas.ts';
import { ID_LIST, newBody } from './body.ts';
import { updateBody } from './update-body.ts';
import type { Update } from './update-body.ts';
import { saveNew } from './save-new.ts';
import { deleteItems, findItem, logUnversioned, targetOf, updateItem } from './stored-items.ts';
import { QUERIES } from './queries.ts';

export interface ItemRoutes<C extends Collection> {
  readonly collection: C;
  /** The path before `/save`, `/update` and `/delete`. */
  readonly url: string;
  readonly tag: string;
  readonly answer: z.ZodType;
  /** Returns the portal that an item belongs to; null if it is shared. */
  readonly portalPid?: (fields: FieldsOf[C]) => string | null;
}

const EDIT_ACTIONS = ['content.edit', 'shared.edit'] as const;

/** Returns the action that editing needs: items of a portal are for its editors, shared items for administrators. */
const editAction = (pids: readonly (string | null)[]): Action =>
  pids.includes(null) ? 'shared.edit' : 'content.edit';

const ownerOf = (content: Content, collection: Collection, id: string): string | null =>
  findItem(content, collection, id)?.portalPid ?? null;

/**
 * Returns the action and the targets of a call that edits stored items. Their portal comes from the store, never from
 * the body. Missing items are treated as shared, so only administrators learn that they are missing.
 */
export const itemEditing = <Q, B>(
  collection: Collection,
  idsOf: (request: AdminRequest<Q, B>) => readonly string[],
): Pick<AdminRoute<Q, B>, 'action' | 'targets'> => {
  const owners = (request: AdminRequest<Q, B>) =>
    idsOf(request).map((id) => ownerOf(request.content, collection, id));
  return {
    action: { among: EDIT_ACTIONS, choose: (request) => editAction(owners(request)) },
    targets: (request) => owners(request).map((pid) => targetOf(request.content, pid)),
  };
};

/** Adds the calls `save`, `update` and `delete` for items whose portal is not in the path. Spec §7. */
export const addItemRoutes = <C extends Collection>(
  app: FastifyInstance,
  dependencies: AdminDependencies,
  { collection, url, tag, answer, portalPid = () => null }: ItemRoutes<C>,
): void => {
  const { title } = COLLECTIONS[collection];
  const common = { method: 'POST', tag } as const;

  addAdminRoute(app, dependencies, {
    ...common,
    query: QUERIES.newItem,
    url: `${url}/save`,
    summary: `Saves a new ${title}`,
    action: { among: EDIT_ACTIONS, choose: ({ body }) => editAction([portalPid(body)]) },
    targets: ({ content, body }) => [targetOf(content, portalPid(body))],
    body: newBody(collection),
    answer,
    reply: ({ caller, body, query }) =>
      changeAs(dependencies, caller, (draft) =>
        saveNew(draft, { collection, portalPid: portalPid(body), fields: body, caller, ...query }),
      ),
  });
  addAdminRoute(app, dependencies, {
    ...common,
    url: `${url}/update`,
    summary: `Updates a ${title}`,
    ...itemEditing(collection, ({ body }: AdminRequest<unknown, Update<C>>) => [body.basis.id]),
    body: updateBody(collection),
    answer,
    reply: async (request) => {
      const updated = await changeAs(dependencies, request.caller, (draft) =>
        toStored(updateItem(draft, collection, request.body)),
      );
      logUnversioned(request, collection);
      return updated;
    },
  });
  addAdminRoute(app, dependencies, {
    ...common,
    url: `${url}/delete`,
    summary: 'Deletes items of this kind; they can be restored for 30 days',
    ...itemEditing(collection, ({ body }: AdminRequest<unknown, string[]>) => body),
    body: ID_LIST,
    answer: ANSWERS.ids,
    reply: ({ caller, body }) =>
      changeAs(dependencies, caller, (draft) => deleteItems(draft, collection, body)),
  });
};
