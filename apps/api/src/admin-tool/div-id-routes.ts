import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listItems } from '../content/content.ts';
import { toStored } from '../content/item.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies } from './admin-route.ts';
import { addPortalRoute } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { getItem } from './stored-items.ts';
import { QUERIES } from './queries.ts';
import { addItemRoutes } from './add-item-routes.ts';
import { ApiError } from '../errors/api-error.ts';
import { divIdsOf, findPage, fullDivId, pageReference, pagesOf } from './views.ts';

const TAG = 'Div ids';
const READ = { method: 'GET', tag: TAG } as const;

const addSharedRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addItemRoutes(app, dependencies, { collection: 'divId', url: '/div', tag: TAG, answer: ANSWERS.divId });
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/div/full',
    summary: 'All div ids with their pages',
    action: 'shared.read',
    targets: () => [null],
    answer: z.array(ANSWERS.fullDivId),
    reply: ({ content }) => listItems(content, 'divId').map((divId) => fullDivId(content, divId)),
  });
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/div/:id',
    summary: 'One div id',
    action: 'shared.read',
    targets: () => [null],
    answer: ANSWERS.divId,
    reply: ({ content, path }) => toStored(getItem(content, 'divId', path('id'))),
  });
};

const addPortalRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addPortalRoute(app, dependencies, {
    ...READ,
    url: '/div/full',
    summary: 'The div ids of a portal, or of one of its pages, with their pages',
    action: 'content.read',
    query: QUERIES.page,
    answer: z.array(ANSWERS.fullDivId),
    reply: ({ content, portal, query: { page } }) => {
      const all = divIdsOf(content, portal);
      const wanted = page === undefined ? null : (findPage(content, portal, page)?.id ?? '');
      return all
        .filter(({ fields }) => wanted === null || fields.pages.includes(wanted))
        .map((divId) => fullDivId(content, divId));
    },
  });
  addPortalRoute(app, dependencies, {
    ...READ,
    url: '/div/:id/full',
    summary: 'One div id of a portal with its pages',
    action: 'content.read',
    answer: ANSWERS.fullDivId,
    reply: ({ content, portal, path }) => {
      const divId = divIdsOf(content, portal).find(({ id }) => id === path('id'));
      if (!divId) throw new ApiError(404, `There is no such div id: ${path('id')}`);
      return fullDivId(content, divId);
    },
  });
  addPortalRoute(app, dependencies, {
    ...READ,
    url: '/div/pages',
    summary: 'The pages of a portal that have div ids',
    action: 'content.read',
    answer: z.array(ANSWERS.pageReference),
    reply: ({ content, portal }) => {
      const ids = new Set(divIdsOf(content, portal).flatMap(({ fields }) => fields.pages));
      return pagesOf(content, portal)
        .filter(({ id }) => ids.has(id))
        .map(pageReference);
    },
  });
};

/** Adds the calls for div ids: named locations in pages that can show a help text. Spec §7 "Div ids". */
export const addDivIdRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addSharedRoutes(app, dependencies);
  addPortalRoutes(app, dependencies);
};
