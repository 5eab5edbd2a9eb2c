import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

import { COLLECTIONS } from '../content/collections.ts';
import { toStored } from '../content/item.ts';
import type { AdminDependencies } from './add-admin-route.ts';
import { addPortalRoute, changePortal } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { ID_LIST, newBody, updateBody } from './body.ts';
import { deleteItems, updateItem } from './changes.ts';
import { QUERIES } from './query.ts';

/** The collections of things that one portal owns, by themselves. */
type OwnedCollection = 'divHelpContent' | 'pageHelpContent' | 'menuItem';

export interface OwnedEditing<C extends OwnedCollection> {
  readonly collection: C;
  /** What stands before `/save`, `/update` and `/delete`. */
  readonly url: string;
  readonly tag: string;
  readonly answer: z.ZodType;
}

/** The calls `save`, `update` and `delete` of what belongs to the portal in the address. Spec §7. */
export const addOwnedEditing = <C extends OwnedCollection>(
  app: FastifyInstance,
  dependencies: AdminDependencies,
  { collection, url, tag, answer }: OwnedEditing<C>,
): void => {
  const { title } = COLLECTIONS[collection];
  const common = { method: 'POST', tag, action: 'content.edit', query: QUERIES.none } as const;
  addPortalRoute(app, dependencies, {
    ...common,
    url: `${url}/save`,
    summary: `Saves a new ${title}`,
    body: newBody(collection),
    answer,
    reply: (asked) =>
      changePortal(dependencies, asked, (draft, { fields: { pid } }) =>
        toStored(draft.create(collection, pid, asked.body)),
      ),
  });
  addPortalRoute(app, dependencies, {
    ...common,
    url: `${url}/update`,
    summary: `Updates a ${title}`,
    body: updateBody(collection),
    answer,
    reply: (asked) =>
      changePortal(dependencies, asked, (draft, { fields: { pid } }) =>
        toStored(updateItem(draft, collection, asked.body, pid)),
      ),
  });
  addPortalRoute(app, dependencies, {
    ...common,
    url: `${url}/delete`,
    summary: 'Deletes things of this kind; they can be restored for some time',
    body: ID_LIST,
    answer: ANSWERS.ids,
    reply: (asked) =>
      changePortal(dependencies, asked, (draft, { fields: { pid } }) =>
        deleteItems(draft, collection, asked.body, pid),
      ),
  });
};
