import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toStored } from '../content/item.ts';
import type { AdminDependencies } from './admin-route.ts';
import { addPortalRoute, changePortal } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { ID_LIST } from './body.ts';
import { checkPosition } from './check-position.ts';
import { getItem } from './stored-items.ts';
import { divHelpCounts, divHelpOf, pageHelpCounts, pageHelpOf } from './help-views.ts';
import { addPortalItemRoutes } from './add-portal-item-routes.ts';
import { QUERIES } from './queries.ts';

const KINDS = {
  divHelpContent: {
    url: '/divhelpcontent',
    tag: 'Div help content',
    answer: ANSWERS.divHelp,
    list: divHelpOf,
    counts: divHelpCounts,
  },
  pageHelpContent: {
    url: '/pagehelpcontent',
    tag: 'Page help content',
    answer: ANSWERS.pageHelp,
    list: pageHelpOf,
    counts: pageHelpCounts,
  },
} as const;

const addReading = (
  app: FastifyInstance,
  dependencies: AdminDependencies,
  collection: keyof typeof KINDS,
): void => {
  const { url, tag, answer, list, counts } = KINDS[collection];
  const common = {
    method: 'GET',
    tag,
    action: 'content.readDrafts',
  } as const;
  addPortalRoute(app, dependencies, {
    ...common,
    url,
    summary: 'The help texts of a portal, including drafts',
    answer: z.array(answer),
    reply: ({ content, portal }) => list(content, portal, { active: false }),
  });
  addPortalRoute(app, dependencies, {
    ...common,
    url: `/:page${url}`,
    summary: 'The help texts of one page of a portal, including drafts',
    answer: z.array(answer),
    reply: ({ content, portal, path }) => list(content, portal, { active: false, page: path('page') }),
  });
  addPortalRoute(app, dependencies, {
    ...common,
    url: `${url}/page/count`,
    summary: 'The number of help texts per page of a portal',
    answer: ANSWERS.counts,
    reply: ({ content, portal }) => counts(content, portal),
  });
  addPortalRoute(app, dependencies, {
    ...common,
    url: `${url}/:id`,
    summary: 'One help text',
    answer,
    reply: ({ content, portal, path }) =>
      toStored(getItem(content, collection, path('id'), portal.fields.pid)),
  });
};

const addToggle = (
  app: FastifyInstance,
  dependencies: AdminDependencies,
  collection: keyof typeof KINDS,
): void => {
  const { url, tag, answer } = KINDS[collection];
  addPortalRoute(app, dependencies, {
    method: 'POST',
    url: `${url}/toggle`,
    summary: 'Publishes help texts, or turns them into drafts',
    tag,
    action: 'content.edit',
    query: QUERIES.status,
    body: ID_LIST,
    answer: z.array(answer),
    reply: (request) =>
      changePortal(dependencies, request, (draft, { fields: { pid } }) =>
        request.body
          .map((id) => getItem(draft.content(), collection, id, pid))
          .map((item) =>
            toStored(
              draft.set(item, { fields: { ...item.fields, isActive: request.query.status } }, 'toggle'),
            ),
          ),
      ),
  });
};

/** Adds the calls that edit help texts: those at div ids, and those at positions of pages. Spec §7. */
export const addHelpRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  const { divHelpContent: div, pageHelpContent: page } = KINDS;
  for (const collection of ['divHelpContent', 'pageHelpContent'] as const) {
    addReading(app, dependencies, collection);
    addToggle(app, dependencies, collection);
  }
  addPortalItemRoutes(app, dependencies, { ...div, collection: 'divHelpContent' });
  addPortalItemRoutes(app, dependencies, {
    ...page,
    collection: 'pageHelpContent',
    check: checkPosition,
  });
};
