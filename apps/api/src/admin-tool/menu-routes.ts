import type { FastifyInstance } from 'fastify';
import type { MenuOrder, MenuSettings } from '@open-discovery/model';
import { menuOrderSchema } from '@open-discovery/model/schemas';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import { listItems } from '../content/content.ts';
import type { Draft } from '../content/draft.ts';
import type { AdminDependencies } from './admin-route.ts';
import { addPortalRoute, changePortal } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { bodyOf } from './body.ts';
import { addPortalItemRoutes } from './add-portal-item-routes.ts';
import { QUERIES } from './queries.ts';
import { fullMenu, menuSettingsOf, NEW_MENU } from './views.ts';
import type { PortalItem } from './views.ts';

const TAG = 'Menu';

const changeSettings = (draft: Draft, portal: PortalItem, settings: Partial<MenuSettings>): void => {
  const present = menuSettingsOf(draft.content(), portal);
  if (present) draft.set(present, { fields: settings }, 'toggle');
  else draft.create('menuSettings', portal.fields.pid, { ...NEW_MENU, ...settings });
};

/** Moves the items of a menu to their new positions. The order must name every item once, so that none is lost. */
const reorder = (draft: Draft, { fields: { pid } }: PortalItem, order: MenuOrder): void => {
  const present = new Map(listItems(draft.content(), 'menuItem', pid).map((item) => [item.id, item]));
  const named = new Set(order.map(({ _id }) => _id));
  if (named.size !== order.length || named.size !== present.size || [...named].some((id) => !present.has(id)))
    throw new ApiError(409, problem('menu-order'), {
      details: { current: [...present.keys()] },
    });
  // First move all of them to the top level; otherwise an intermediate state could contain a cycle.
  const moved = order.filter(
    ({ _id, parentItemId }) => present.get(_id)?.fields.parentItemId !== parentItemId,
  );
  const move = (id: string, parentItemId: string | null, position: number): void => {
    const item = draft.content().items.menuItem.get(id);
    const isUnchanged = item?.position === position && item.fields.parentItemId === parentItemId;
    if (item && !isUnchanged) draft.set(item, { fields: { parentItemId }, position });
  };
  for (const { _id } of moved) move(_id, null, 0);
  order.forEach(({ _id, parentItemId }, index) => move(_id, parentItemId, index + 1));
};

const addSettings = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  const common = {
    method: 'POST',
    tag: TAG,
    action: 'content.edit',
    answer: ANSWERS.fullMenu,
  } as const;
  addPortalRoute(app, dependencies, {
    ...common,
    url: '/menu/toggle',
    summary: 'Shows or hides the menu or the featured menu',
    query: QUERIES.menuToggle,
    reply: (request) =>
      changePortal(dependencies, request, (draft, portal) => {
        const { status, featured } = request.query;
        changeSettings(
          draft,
          portal,
          featured ? { isFeaturedMenuEnabled: status } : { isMenuEnabled: status },
        );
        return fullMenu(draft.content(), portal);
      }),
  });
  addPortalRoute(app, dependencies, {
    ...common,
    url: '/menu/align',
    summary: 'Aligns the featured menu',
    query: QUERIES.menuAlign,
    reply: (request) =>
      changePortal(dependencies, request, (draft, portal) => {
        changeSettings(draft, portal, { featuredAlignment: request.query.alignment });
        return fullMenu(draft.content(), portal);
      }),
  });
};

/** Adds the calls for the menus of portals. Spec §7 "Menu". */
export const addMenuRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addPortalRoute(app, dependencies, {
    method: 'GET',
    url: '/menu/full',
    summary: 'The menu of a portal',
    tag: TAG,
    action: 'content.read',
    answer: ANSWERS.fullMenu,
    reply: ({ content, portal }) => fullMenu(content, portal),
  });
  addPortalItemRoutes(app, dependencies, {
    collection: 'menuItem',
    url: '/menu',
    tag: TAG,
    answer: ANSWERS.menuItem,
  });
  addPortalRoute(app, dependencies, {
    method: 'POST',
    url: '/menu/reorder',
    summary: 'Changes the order and the nesting of menu items',
    tag: TAG,
    action: 'content.edit',
    body: bodyOf(menuOrderSchema),
    answer: ANSWERS.fullMenu,
    reply: (request) =>
      changePortal(dependencies, request, (draft, portal) => {
        reorder(draft, portal, request.body);
        return fullMenu(draft.content(), portal);
      }),
  });
  addSettings(app, dependencies);
};
