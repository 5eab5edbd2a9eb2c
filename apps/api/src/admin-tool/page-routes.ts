import type { AdminPage, Enabled } from '@open-discovery/model';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { authorize } from '../access/authorize.ts';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import { findPortal, listItems } from '../content/content.ts';
import { toStored } from '../content/item.ts';
import type { Item } from '../content/item.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies, AdminRequest } from './admin-route.ts';
import { changeAs } from './change-as.ts';
import { addPortalRoute, changePortal } from './add-portal-route.ts';
import type { PortalRequest } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { ID_LIST } from './body.ts';
import { getItem } from './stored-items.ts';
import { QUERIES } from './queries.ts';
import { addItemRoutes, itemEditing } from './add-item-routes.ts';
import { linkingTexts } from './linking-texts.ts';
import { divIdsOf, enabledPage, findPage, fullPage, pageOutlines, pagesOf } from './views.ts';

const TAG = 'Pages';
const READ = { method: 'GET', tag: TAG } as const;

/** Returns a page as the caller may read it: the content of a page that is off is a draft. */
const readablePage = (
  { content, portal, caller }: PortalRequest<unknown, unknown>,
  page: Item<'page'>,
): Enabled<AdminPage> => {
  const shown = enabledPage(content, portal, page);
  const { type, pid } = portal.fields;
  return shown.isEnabled || authorize(caller, 'content.readDrafts', { type, pid }) === 'allowed'
    ? shown
    : { ...shown, content: '' };
};

const getPage = (request: PortalRequest<unknown, unknown>, key: string): Enabled<AdminPage> => {
  const page = findPage(request.content, request.portal, key);
  if (!page) throw new ApiError(404, problem('gone', { kind: 'page', id: key }));
  return readablePage(request, page);
};

/** Returns a custom page for visitors: one that is on and has content. */
const getCustomPage = (request: PortalRequest<unknown, unknown>, route: string): Enabled<AdminPage> => {
  const page = getPage(request, route);
  const isFound = page.route.toLowerCase() === route.toLowerCase();
  if (isFound && page.isEnabled && page.content !== '') return page;
  throw new ApiError(404, `There is no such page: ${route}`);
};

const addSharedReading = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/page',
    summary: 'The pages of all portals, or of one',
    action: 'shared.read',
    targets: () => [null],
    query: QUERIES.portal,
    answer: z.array(ANSWERS.page),
    reply: ({ content, query: { pid } }) => {
      if (pid === undefined) return listItems(content, 'page').map(toStored);
      const portal = findPortal(content, pid);
      if (!portal) throw new ApiError(404, `There is no such portal: ${pid}`);
      return pagesOf(content, portal).map(toStored);
    },
  });
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/page/full',
    summary: 'All pages with their entities',
    action: 'shared.read',
    targets: () => [null],
    answer: z.array(ANSWERS.fullPage),
    reply: ({ content }) => listItems(content, 'page').map((page) => fullPage(content, page)),
  });
};

const addReading = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addPortalRoute(app, dependencies, {
    ...READ,
    url: '/pages',
    summary: 'The pages of a portal, and whether it has enabled them',
    action: 'content.read',
    query: QUERIES.pagesOfPortal,
    answer: z.array(ANSWERS.enabledPage),
    reply: (request) => {
      const { content, portal, query } = request;
      const withDivs = new Set(divIdsOf(content, portal).flatMap(({ fields }) => fields.pages));
      return pagesOf(content, portal)
        .filter(({ id }) => !query.div || withDivs.has(id))
        .filter(({ fields }) => query.page_type === undefined || fields.type === query.page_type)
        .filter(({ fields }) => !query.with_positions || fields.positions.length > 0)
        .map((page) => readablePage(request, page));
    },
  });
  addPortalRoute(app, dependencies, {
    ...READ,
    url: '/page/custom',
    summary: 'A custom page as visitors read it; 404 if it is off or has no content',
    action: 'content.read',
    query: QUERIES.pageRoute,
    answer: ANSWERS.enabledPage,
    reply: (request) => getCustomPage(request, request.query.page_route),
  });
  addPortalRoute(app, dependencies, {
    ...READ,
    url: '/page/:id',
    summary: 'One page of a portal',
    action: 'content.read',
    answer: ANSWERS.enabledPage,
    reply: (request) => getPage(request, request.path('id')),
  });
  // Spec §7 has the path with a trailing slash; both work.
  for (const url of ['/page', '/page/'])
    addPortalRoute(app, dependencies, {
      ...READ,
      url,
      summary: 'The page of a portal with a route',
      action: 'content.read',
      query: QUERIES.pageRoute,
      answer: ANSWERS.enabledPage,
      reply: (request) => getPage(request, request.query.page_route),
    });
};

/** Adds lists of the pages and their links for portals with hundreds of them. An extension of Spec §7. */
const addOutlines = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addPortalRoute(app, dependencies, {
    ...READ,
    url: '/page/outlines',
    summary: 'The pages of a portal without their content, and whether it has enabled them',
    action: 'content.read',
    answer: z.array(ANSWERS.pageOutline),
    reply: ({ content, portal }) => pageOutlines(content, portal),
  });
  addPortalRoute(app, dependencies, {
    ...READ,
    url: '/links',
    summary: 'The routes that the texts of a portal link to, drafts included',
    action: 'content.readDrafts',
    answer: z.array(ANSWERS.linkingText),
    reply: ({ content, portal }) => linkingTexts(content, portal),
  });
};

/** Adds the calls for the pages of portals. Spec §7 "Pages". */
export const addPageRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addSharedReading(app, dependencies);
  addReading(app, dependencies);
  addOutlines(app, dependencies);
  addItemRoutes(app, dependencies, {
    collection: 'page',
    url: '/page',
    tag: TAG,
    answer: ANSWERS.page,
    portalPid: ({ portalPid }) => portalPid,
  });
  addPortalRoute(app, dependencies, {
    method: 'POST',
    url: '/page/toggle',
    summary: 'Enables or disables pages of a portal',
    tag: TAG,
    action: 'content.edit',
    query: QUERIES.status,
    body: ID_LIST,
    answer: z.array(ANSWERS.enabledPage),
    reply: (request) =>
      changePortal(dependencies, request, (draft, portal) => {
        const present = pagesOf(draft.content(), portal);
        const pages = request.body.map((id) => {
          const page = present.find((one) => one.id === id);
          if (!page) throw new ApiError(404, problem('gone', { kind: 'page', id }));
          return page;
        });
        for (const page of pages) draft.setEnabled(portal.fields.pid, page, request.query.status);
        return pages.map((page) => enabledPage(draft.content(), portal, page));
      }),
  });
  const pageOf = ({ path }: AdminRequest<unknown, unknown>) => [path('id')];
  addAdminRoute(app, dependencies, {
    method: 'POST',
    url: '/page/:id/entity/toggle',
    summary: 'Sets whether a page requires an entity',
    tag: TAG,
    ...itemEditing('page', pageOf),
    query: QUERIES.pageEntity,
    answer: ANSWERS.page,
    reply: ({ caller, path, query: { status, entityId } }) =>
      changeAs(dependencies, caller, (draft) => {
        const page = getItem(draft.content(), 'page', path('id'));
        const entity = getItem(draft.content(), 'entity', entityId);
        const others = page.fields.entities.filter((id) => id !== entity.id);
        const entities = status ? [...others, entity.id] : others;
        return toStored(draft.set(page, { fields: { entities } }, 'toggle'));
      }),
  });
};
