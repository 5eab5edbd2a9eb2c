import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Action, Target } from '../access/permissions.ts';
import type { Collection, FieldsOf } from '../content/collections.ts';
import { COLLECTIONS } from '../content/collections.ts';
import type { Content } from '../content/content.ts';
import { findPortal } from '../content/content.ts';
import { toStored } from '../content/item.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies, AdminRoute, Asked } from './add-admin-route.ts';
import { changeAs } from './change-as.ts';
import { ANSWERS } from './answer-schemas.ts';
import { ID_LIST, newBody, updateBody } from './body.ts';
import type { Update } from './body.ts';
import { deleteItems, findItem, updateItem } from './changes.ts';
import { QUERIES } from './query.ts';

export interface SharedEditing<C extends Collection> {
  readonly collection: C;
  /** What stands before `/save`, `/update` and `/delete`. */
  readonly url: string;
  readonly tag: string;
  readonly answer: z.ZodType;
  /** The portal that a thing of these fields belongs to; null when it is shared. */
  readonly portalPid?: (fields: FieldsOf[C]) => string | null;
}

const EDITING = ['content.edit', 'shared.edit'] as const;

/** Who owns it decides what is needed: a portal's own things are its editors', shared ones the administrators'. */
const needed = (pids: readonly (string | null)[]): Action =>
  pids.includes(null) ? 'shared.edit' : 'content.edit';

const targetOf = (content: Content, pid: string | null): Target => {
  const portal = pid === null ? null : findPortal(content, pid);
  return portal && { type: portal.fields.type, pid: portal.fields.pid };
};

const ownerOf = (content: Content, collection: Collection, id: string): string | null =>
  findItem(content, collection, id)?.portalPid ?? null;

/**
 * Action and targets of a call that edits stored things. Their owner is that of the store: what a body says of it
 * cannot change it. What is not there is nobody's, and the administrators'.
 */
export const editingOf = <Q, B>(
  collection: Collection,
  idsOf: (asked: Asked<Q, B>) => readonly string[],
): Pick<AdminRoute<Q, B>, 'action' | 'about'> => {
  const owners = (asked: Asked<Q, B>) => idsOf(asked).map((id) => ownerOf(asked.content, collection, id));
  return {
    action: { among: EDITING, choose: (asked) => needed(owners(asked)) },
    about: (asked) => owners(asked).map((pid) => targetOf(asked.content, pid)),
  };
};

/** The calls `save`, `update` and `delete` of things whose portal does not stand in the address. Spec §7. */
export const addSharedEditing = <C extends Collection>(
  app: FastifyInstance,
  dependencies: AdminDependencies,
  { collection, url, tag, answer, portalPid = () => null }: SharedEditing<C>,
): void => {
  const { title } = COLLECTIONS[collection];
  const common = { method: 'POST', tag, query: QUERIES.none } as const;

  addAdminRoute(app, dependencies, {
    ...common,
    url: `${url}/save`,
    summary: `Saves a new ${title}`,
    action: { among: EDITING, choose: ({ body }) => needed([portalPid(body)]) },
    about: ({ content, body }) => [targetOf(content, portalPid(body))],
    body: newBody(collection),
    answer,
    reply: ({ caller, body }) =>
      changeAs(dependencies, caller, (draft) => toStored(draft.create(collection, portalPid(body), body))),
  });
  addAdminRoute(app, dependencies, {
    ...common,
    url: `${url}/update`,
    summary: `Updates a ${title}`,
    ...editingOf(collection, ({ body }: Asked<unknown, Update<C>>) => [body.basis.id]),
    body: updateBody(collection),
    answer,
    reply: ({ caller, body }) =>
      changeAs(dependencies, caller, (draft) => toStored(updateItem(draft, collection, body))),
  });
  addAdminRoute(app, dependencies, {
    ...common,
    url: `${url}/delete`,
    summary: `Deletes things of this kind; they can be restored for some time`,
    ...editingOf(collection, ({ body }: Asked<unknown, string[]>) => body),
    body: ID_LIST,
    answer: ANSWERS.ids,
    reply: ({ caller, body }) =>
      changeAs(dependencies, caller, (draft) => deleteItems(draft, collection, body)),
  });
};
