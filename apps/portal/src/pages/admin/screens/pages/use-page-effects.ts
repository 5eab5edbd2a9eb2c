import {
  getDivHelpContents,
  getMenu,
  getPageHelpContents,
  getPortalEntities,
  getPortalPages,
} from '@open-discovery/admin-client';
import type { AdminEntity, AdminPage, Enabled } from '@open-discovery/model';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { linkingTexts, menuEffect } from '../../parts/effects.ts';
import type { PageState, PortalState } from '../../parts/effects.ts';
import { useItemNames } from '../../parts/item-names.ts';
import { useMenuTitle } from '../../parts/use-menu-title.ts';
import { useContent } from '../../use-content.ts';

const stateOf = ({ route, isEnabled, portalPid }: Enabled<AdminPage>): PageState => ({
  route,
  isEnabled,
  isCustom: portalPid !== null,
});

/** Returns the functions that tell what moving a switch changes for visitors. */
export const usePageEffects = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const names = useItemNames();
  const menuTitle = useMenuTitle();
  const menu = useContent(getMenu(configuration)).value;
  const pages = useContent(getPortalPages(configuration)).value ?? [];
  const entities = useContent(getPortalEntities(configuration)).value ?? [];
  const pageHelp = useContent(getPageHelpContents(configuration)).value ?? [];
  const divHelp = useContent(getDivHelpContents(configuration)).value ?? [];
  const present: PortalState = { pages: pages.map(stateOf), entities };
  const texts = [
    ...pages.map((page) => ({ name: names.ofPage(page), html: page.content })),
    ...[...pageHelp, ...divHelp].map(({ content }) => ({ name: t('admin-pages.help-text'), html: content })),
  ];
  const menuWords = (after: PortalState): string[] => {
    const { hidden, shown } = menu ? menuEffect(menu, present, after) : { hidden: [], shown: [] };
    const titles = (items: typeof hidden): string => items.map(menuTitle).join(', ');
    return [
      ...(hidden.length > 0 ? [t('admin-pages.effect-hidden', { items: titles(hidden) })] : []),
      ...(shown.length > 0 ? [t('admin-pages.effect-shown', { items: titles(shown) })] : []),
    ];
  };
  /** Returns the effects of switching a page on or off. */
  const ofPage = ({ route, isEnabled, portalPid }: Enabled<AdminPage>): string[] => {
    const isOwn = portalPid !== null;
    const isThis = (page: PageState): boolean => page.route === route && page.isCustom === isOwn;
    const changed = present.pages.map((page) => (isThis(page) ? { ...page, isEnabled: !isEnabled } : page));
    const isReplaced = present.pages.some((page) => page.route === route && !isThis(page) && page.isEnabled);
    if (isReplaced)
      return [t(isOwn && isEnabled ? 'admin-pages.effect-shipped' : 'admin-pages.effect-own', { route })];
    const linking = isEnabled ? [...new Set(linkingTexts(texts, route))] : [];
    // Some pages of the software are for logged-in users; own pages are for everybody.
    const opens = isOwn ? 'admin-pages.effect-open' : 'admin-pages.effect-page';
    return [
      t(isEnabled ? 'admin-pages.effect-closed' : opens, { route }),
      ...menuWords({ ...present, pages: changed }),
      ...(linking.length > 0 ? [t('admin-pages.effect-links', { texts: linking.join(', ') })] : []),
    ];
  };
  /** Returns the effects of switching a kind of records on or off. */
  const ofEntity = (entity: Enabled<AdminEntity>): string[] => {
    const { _id, pid, isEnabled } = entity;
    const changed = present.entities.map((one) => (one.pid === pid ? { pid, isEnabled: !isEnabled } : one));
    const requiring = pages.filter((page) => page.entities.includes(_id)).map(names.ofPage);
    return [
      t(isEnabled ? 'admin-pages.effect-kind-off' : 'admin-pages.effect-kind-on', {
        name: names.ofEntity(entity),
      }),
      ...menuWords({ ...present, entities: changed }),
      ...(requiring.length > 0 ? [t('admin-pages.effect-requiring', { pages: requiring.join(', ') })] : []),
    ];
  };
  return { ofPage, ofEntity };
};
