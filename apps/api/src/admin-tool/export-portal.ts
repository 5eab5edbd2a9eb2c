import type { PortalContent, PortalExport } from '@open-discovery/model';
import { listItems } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import {
  divIdsOf,
  enabledEntities,
  enabledPage,
  inTreeOrder,
  menuSettingsOf,
  NEW_MENU,
  pagesOf,
  statisticsOf,
} from './views.ts';
import type { PortalItem } from './views.ts';

const withoutVersion = <T extends { readonly version: number }>({ version: _, ...rest }: T) => rest;

const contentOf = (content: Content, portal: PortalItem): PortalContent => {
  const { pid } = portal.fields;
  const menuItems = inTreeOrder(listItems(content, 'menuItem', pid), null);
  return {
    portal: portal.fields,
    entities: enabledEntities(content, portal).map(withoutVersion),
    pages: pagesOf(content, portal).map((page) => withoutVersion(enabledPage(content, portal, page))),
    divIds: divIdsOf(content, portal).map(({ id, fields }) => ({ ...fields, _id: id })),
    divHelpContents: listItems(content, 'divHelpContent', pid).map(({ fields }) => fields),
    pageHelpContents: listItems(content, 'pageHelpContent', pid).map(({ fields }) => fields),
    menuItems: menuItems.map(({ id, fields }) => ({ ...fields, _id: id })),
    menu: menuSettingsOf(content, portal)?.fields ?? NEW_MENU,
    statistics: statisticsOf(content, portal),
  };
};

/**
 * Exports a portal as one file, with the shared items that it uses. The file of an `explore` portal, which only
 * administrators get, also has the communities and stakeholders that are managed in it.
 */
export const exportPortal = (content: Content, portal: PortalItem): PortalExport => ({
  format: 'open-discovery-portal',
  formatVersion: 1,
  ...contentOf(content, portal),
  ...(portal.fields.type === 'explore' && {
    stakeholders: listItems(content, 'portal')
      .filter(({ fields }) => fields.type !== 'explore')
      .map((stakeholder) => contentOf(content, stakeholder)),
  }),
});
