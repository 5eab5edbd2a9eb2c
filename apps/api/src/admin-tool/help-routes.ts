import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toStored } from '../content/item.ts';
import type { AdminDependencies } from './add-admin-route.ts';
import { addPortalRoute, changePortal } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { ID_LIST, NO_BODY } from './body.ts';
import { getItem } from './changes.ts';
import { divHelpCounts, divHelpOf, pageHelpCounts, pageHelpOf } from './help-views.ts';
import { addOwnedEditing } from './owned-editing.ts';
import { QUERIES } from './query.ts';

/** What the two kinds of help text have in common, and where they differ. */
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
    query: QUERIES.none,
    body: NO_BODY,
  } as const;
  addPortalRoute(app, dependencies, {
    ...common,
    url,
    summary: 'The help texts of a portal, drafts as well',
    answer: z.array(answer),
    reply: ({ content, portal }) => list(content, portal, { active: false }),
  });
  addPortalRoute(app, dependencies, {
    ...common,
    url: `/:page${url}`,
    summary: 'The help texts of one page of a portal, drafts as well',
    answer: z.array(answer),
    reply: ({ content, portal, path }) => list(content, portal, { active: false, page: path('page') }),
  });
  addPortalRoute(app, dependencies, {
    ...common,
    url: `${url}/page/count`,
    summary: 'How many help texts the pages of a portal have',
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

const addToggle = <C extends keyof typeof KINDS>(
  app: FastifyInstance,
  dependencies: AdminDependencies,
  collection: C,
): void => {
  const { url, tag, answer } = KINDS[collection];
  addPortalRoute(app, dependencies, {
    method: 'POST',
    url: `${url}/toggle`,
    summary: 'Shows help texts to visitors, or makes drafts of them',
    tag,
    action: 'content.edit',
    query: QUERIES.status,
    body: ID_LIST,
    answer: z.array(answer),
    reply: (asked) =>
      changePortal(dependencies, asked, (draft, { fields: { pid } }) =>
        asked.body
          .map((id) => getItem(draft.content(), collection, id, pid))
          .map((item) =>
            toStored(draft.set(item, { fields: { ...item.fields, isActive: asked.query.status } }, 'toggle')),
          ),
      ),
  });
};

/** The help texts of portals: in named spots, and at positions of pages. Spec §7. */
export const addHelpRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  for (const collection of ['divHelpContent', 'pageHelpContent'] as const) {
    const { url, tag, answer } = KINDS[collection];
    addReading(app, dependencies, collection);
    addOwnedEditing(app, dependencies, { collection, url, tag, answer });
    addToggle(app, dependencies, collection);
  }
};
