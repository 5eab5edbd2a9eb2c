import { getPortalEntities, getPortalPageOutlines } from '@open-discovery/admin-client';
import { isSameRoute } from '@open-discovery/menu';
import type { AdminEntity, Enabled, PageOutline } from '@open-discovery/model';
import type { PortalWithPages } from '../../../../runtime/built-pages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useItemNames } from '../../parts/item-names.ts';
import { useSomeNames } from '../../parts/use-some-names.ts';
import { useContent } from '../../use-content.ts';
import { useLinkEffects } from './use-link-effects.ts';
import { useMenuEffects } from './use-menu-effects.ts';

/** A page with its switch, as far as its effects are concerned. */
export type SwitchedPage = Pick<Enabled<PageOutline>, '_id' | 'name' | 'route' | 'portalPid' | 'isEnabled'>;

type Page = PortalWithPages['pages'][number];

const stateOf = ({ route, isEnabled, portalPid }: SwitchedPage): Page => ({
  route,
  isEnabled,
  isCustom: portalPid !== null,
});

/** Returns the functions that tell what moving a switch changes for visitors. */
export const usePageEffects = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const names = useItemNames();
  const some = useSomeNames();
  const menuEffects = useMenuEffects();
  const linkEffects = useLinkEffects();
  const pages = useContent(getPortalPageOutlines(configuration)).value ?? [];
  const entities = useContent(getPortalEntities(configuration)).value ?? [];
  const present: PortalWithPages = { pages: pages.map(stateOf), entities };
  /** Returns the effects of switching a page on or off. */
  const ofPage = (switched: SwitchedPage): string[] => {
    const { route, isEnabled, portalPid } = switched;
    const isOwn = portalPid !== null;
    const isThis = (page: Page): boolean => page.route === route && page.isCustom === isOwn;
    const changed = present.pages.map((page) => (isThis(page) ? { ...page, isEnabled: !isEnabled } : page));
    const isReplaced = present.pages.some(
      (page) => isSameRoute(page.route, route) && !isThis(page) && page.isEnabled,
    );
    if (isReplaced)
      return [t(isOwn && isEnabled ? 'admin-pages.effect-shipped' : 'admin-pages.effect-own', { route })];
    // Some pages of the software are for logged-in users; own pages are for everybody.
    const opens = isOwn ? 'admin-pages.effect-open' : 'admin-pages.effect-page';
    return [
      t(isEnabled ? 'admin-pages.effect-closed' : opens, { route }),
      ...menuEffects(present, { ...present, pages: changed }),
      ...(isEnabled ? linkEffects([switched]) : []),
    ];
  };
  /** Returns the effects of switching several of the portal's own pages on or off. */
  const ofPages = (switched: readonly SwitchedPage[], isOn: boolean): string[] => {
    const ids = new Set(switched.map(({ _id }) => _id));
    const changed = pages.map((page) => stateOf(ids.has(page._id) ? { ...page, isEnabled: isOn } : page));
    const isShippedToo = ({ route }: SwitchedPage): boolean =>
      pages.some((page) => page.portalPid === null && isSameRoute(page.route, route) && page.isEnabled);
    const replacing = switched.filter(isShippedToo);
    const routes = switched.filter((page) => !isShippedToo(page)).map(({ route }) => route);
    const addresses = isOn ? 'admin-pages.effect-all-open' : 'admin-pages.effect-all-closed';
    return [
      ...(routes.length > 0 ? [t(addresses, { routes: some(routes) })] : []),
      ...replacing.map(({ route }) =>
        t(isOn ? 'admin-pages.effect-own' : 'admin-pages.effect-shipped', { route }),
      ),
      ...menuEffects(present, { ...present, pages: changed }),
      ...(isOn ? [] : linkEffects(switched.filter((page) => !isShippedToo(page)))),
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
      ...menuEffects(present, { ...present, entities: changed }),
      ...(requiring.length > 0 ? [t('admin-pages.effect-requiring', { pages: some(requiring) })] : []),
    ];
  };
  return { ofPage, ofPages, ofEntity };
};
