import { getMenu, getPublicPortal, toMenuItems } from '@open-discovery/admin-client';
import { scopeCss } from '@open-discovery/config/portal';
import type { ConfiguredMenuItem, PortalConfiguration } from '@open-discovery/config';
import type { AnyEndpoint, SendResult } from '@open-discovery/http';
import type { MenuItem } from '@open-discovery/menu';
import { byLanguage } from '@open-discovery/model';
import type { FullMenu, PortalLayout, PublicPortal } from '@open-discovery/model';
import { editablePortal } from './editable-portal.ts';
import type { EditablePortal } from './editable-portal.ts';
import { enabledMenu } from './enabled-menu.ts';
import { withTitleIds } from './with-title-ids.ts';

/** Sends one call to the admin tool. */
export type SendToAdminTool = <T>(endpoint: AnyEndpoint<T>) => Promise<SendResult<T>>;

/**
 * Fetches the portal from the admin tool; `null` where it cannot be fetched. Without its menu a portal has none. Spec §8
 * "Portal fetch failure".
 */
export const fetchPortal = async (
  configuration: PortalConfiguration,
  send: SendToAdminTool,
): Promise<EditablePortal | null> => {
  const [portal, menu] = await Promise.all([
    send(getPublicPortal(configuration)),
    send(getMenu(configuration)),
  ]);
  return portal.ok ? toEditablePortal(configuration, portal.value, menu.ok ? menu.value : null) : null;
};

const toEditablePortal = (
  configuration: PortalConfiguration,
  { name, layout, pages, entities }: PublicPortal,
  menu: FullMenu | null,
): EditablePortal => ({
  ...editablePortal(configuration),
  ...(layout && toEditableLayout(configuration, layout)),
  name: name || configuration.name,
  pages: Array.from(pageByRoute(pages), ([route, { isEnabled, hasContent, robots }]) => ({
    route,
    isEnabled,
    ...(hasContent && { isCustom: true, ...(robots !== 'index' && { isHidden: true }) }),
  })),
  entities: entities.map(({ pid, isEnabled }) => ({ pid, isEnabled })),
  featuredAlignment: menu?.featuredAlignment ?? configuration.featuredAlignment,
  menu: menu ? menuOf(menu, configuration) : [],
});

const toEditableLayout = (configuration: PortalConfiguration, layout: PortalLayout) =>
  ({
    menuId: layout.menuId || null,
    title: layout.title || configuration.title,
    logo: layout.logoUrl ? { logoUrl: layout.logoUrl, isUpload: layout.isUpload } : configuration.logo,
    fieldName: layout.fieldName || null,
    queryFieldName: layout.queryFieldName || null,
    valueId: layout.valueId || null,
    valueName: layout.valueName || null,
    graphSectionTitle: layout.graphSectionTitle || null,
    graphSectionText: layout.graphSectionText || null,
    enableLogin: layout.enableLogin,
    showHeaderAlways: layout.showHeaderAlways,
    customCss: scopeCss(layout.customCss),
    accent: layout.accent || configuration.accent,
    font: layout.font,
    examples: examplesOf(layout, configuration),
    languages: layout.languages.length > 0 ? [...layout.languages] : configuration.languages,
  }) satisfies Partial<EditablePortal>;

/** Returns the rank of a page. Of two pages at one route, the one with the higher rank is used. */
const rankOf = ({ portalPid, isEnabled, hasContent }: PublicPortal['pages'][number]): number =>
  (portalPid === null ? 2 : isEnabled && hasContent ? 4 : 0) + Number(isEnabled);

/**
 * Returns one page for each route: a page of administrators that is on replaces one of the software, and of equal pages
 * one that is on counts. Spec §4. Routes ignore case; the spelling of the software counts.
 */
const pageByRoute = (pages: PublicPortal['pages']): Map<string, PublicPortal['pages'][number]> => {
  const shipped = pages.filter(({ portalPid }) => portalPid === null);
  const routes = new Map(shipped.map(({ route }) => [route.toLowerCase(), route]));
  const ranked = pages.toSorted((one, other) => rankOf(one) - rankOf(other));
  // In a map, the first entry of a key decides its place, and the last one its value.
  return new Map(
    [...pages, ...ranked].map((page) => [routes.get(page.route.toLowerCase()) ?? page.route, page]),
  );
};

/** In a language without its own examples, a portal has those of its configuration. */
const examplesOf = (
  layout: Pick<PortalLayout, 'examples'>,
  configuration: Pick<PortalConfiguration, 'examples'>,
): PortalConfiguration['examples'] =>
  byLanguage((language) =>
    layout.examples[language].length > 0 ? layout.examples[language] : configuration.examples[language],
  );

const menuOf = (
  menu: FullMenu,
  configuration: Pick<PortalConfiguration, 'menu'>,
): PortalConfiguration['menu'] => {
  const tree = toMenuItems(enabledMenu(menu));
  return tree.ok ? withTitleIds(tree.items, configuration.menu).map(toConfiguredItem) : [];
};

const toConfiguredItem = (item: MenuItem): ConfiguredMenuItem => ({
  ...item,
  entitiesRequired: [...item.entitiesRequired],
  routeRequired: [...item.routeRequired],
  params: { ...item.params },
  items: item.items.map(toConfiguredItem),
});
