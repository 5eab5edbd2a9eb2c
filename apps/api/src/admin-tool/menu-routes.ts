import type { FastifyInstance } from 'fastify';
import type { MenuOrder, MenuSettings } from '@open-discovery/model';
import { menuOrderSchema } from '@open-discovery/model/schemas';
import { ApiError } from '../api-error.ts';
import { listItems } from '../content/content.ts';
import type { Draft } from '../content/draft.ts';
import type { AdminDependencies } from './add-admin-route.ts';
import { addPortalRoute, changePortal } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { bodyOf, NO_BODY } from './body.ts';
import { addOwnedEditing } from './owned-editing.ts';
import { QUERIES } from './query.ts';
import { fullMenu, menuSettingsOf, NEW_MENU } from './views.ts';
import type { PortalItem } from './views.ts';

const TAG = 'Menu';

const setSettings = (draft: Draft, portal: PortalItem, settings: Partial<MenuSettings>): void => {
  const present = menuSettingsOf(draft.content(), portal);
  if (present) draft.set(present, { fields: settings }, 'toggle');
  else draft.create('menuSettings', portal.fields.pid, { ...NEW_MENU, ...settings });
};

/** Puts the items of a menu where the order says. It must name each of them once, or somebody's item would be lost. */
const reorder = (draft: Draft, { fields: { pid } }: PortalItem, order: MenuOrder): void => {
  const present = new Map(listItems(draft.content(), 'menuItem', pid).map((item) => [item.id, item]));
  const named = new Set(order.map(({ _id }) => _id));
  if (named.size !== order.length || named.size !== present.size || [...named].some((id) => !present.has(id)))
    throw new ApiError(409, 'The order must name every item of the menu once', {
      details: { current: [...present.keys()] },
    });
  // First all of them to the first level: on the way from one tree to another, items could stand under themselves.
  const moved = order.filter(
    ({ _id, parentItemId }) => present.get(_id)?.fields.parentItemId !== parentItemId,
  );
  const place = (id: string, parentItemId: string | null, position: number): void => {
    const item = draft.content().items.menuItem.get(id);
    const isThere = item?.position === position && item.fields.parentItemId === parentItemId;
    if (item && !isThere) draft.set(item, { fields: { parentItemId }, position });
  };
  for (const { _id } of moved) place(_id, null, 0);
  order.forEach(({ _id, parentItemId }, index) => place(_id, parentItemId, index + 1));
};

const addSettings = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  const common = {
    method: 'POST',
    tag: TAG,
    action: 'content.edit',
    body: NO_BODY,
    answer: ANSWERS.fullMenu,
  } as const;
  addPortalRoute(app, dependencies, {
    ...common,
    url: '/menu/toggle',
    summary: 'Shows or hides the menu, or the featured one',
    query: QUERIES.menuToggle,
    reply: (asked) =>
      changePortal(dependencies, asked, (draft, portal) => {
        const { status, featured } = asked.query;
        setSettings(draft, portal, featured ? { isFeaturedMenuEnabled: status } : { isMenuEnabled: status });
        return fullMenu(draft.content(), portal);
      }),
  });
  addPortalRoute(app, dependencies, {
    ...common,
    url: '/menu/align',
    summary: 'Lays out the featured menu',
    query: QUERIES.menuAlign,
    reply: (asked) =>
      changePortal(dependencies, asked, (draft, portal) => {
        setSettings(draft, portal, { featuredAlignment: asked.query.alignment });
        return fullMenu(draft.content(), portal);
      }),
  });
};

/** The menus of portals. Spec §7 "Menu". */
export const addMenuRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addPortalRoute(app, dependencies, {
    method: 'GET',
    url: '/menu/full',
    summary: 'The menu of a portal',
    tag: TAG,
    action: 'content.read',
    query: QUERIES.none,
    body: NO_BODY,
    answer: ANSWERS.fullMenu,
    reply: ({ content, portal }) => fullMenu(content, portal),
  });
  addOwnedEditing(app, dependencies, {
    collection: 'menuItem',
    url: '/menu',
    tag: TAG,
    answer: ANSWERS.menuItem,
  });
  addPortalRoute(app, dependencies, {
    method: 'POST',
    url: '/menu/reorder',
    summary: 'Puts the items of a menu into another order, or under other items',
    tag: TAG,
    action: 'content.edit',
    query: QUERIES.none,
    body: bodyOf(menuOrderSchema),
    answer: ANSWERS.fullMenu,
    reply: (asked) =>
      changePortal(dependencies, asked, (draft, portal) => {
        reorder(draft, portal, asked.body);
        return fullMenu(draft.content(), portal);
      }),
  });
  addSettings(app, dependencies);
};
