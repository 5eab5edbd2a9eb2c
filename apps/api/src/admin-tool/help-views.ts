import type {
  DivHelpContent,
  GroupedDivHelp,
  GroupedPageHelp,
  HelpPosition,
  PageCounts,
  PageHelpContent,
} from '@open-discovery/model';
import { groupValues } from '../group-values.ts';
import { listItems } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import { toStored } from '../content/item.ts';
import type { Item } from '../content/item.ts';
import { findPage } from './views.ts';
import type { PortalItem } from './views.ts';

export interface DivHelpFilter {
  /** True to leave out drafts. */
  readonly active: boolean;
  /** Route or id of a page. */
  readonly page?: string;
  /** Name or id of a div id. */
  readonly div?: string;
}

export interface PageHelpFilter {
  readonly active: boolean;
  readonly page?: string;
  readonly position?: HelpPosition;
  readonly before?: boolean;
}

/** Returns the id of the page; '' if the portal has no such page, undefined if the filter names none. */
const pageIdOf = (content: Content, portal: PortalItem, page: string | undefined): string | undefined =>
  page === undefined ? undefined : (findPage(content, portal, page)?.id ?? '');

const divHelpItems = (
  content: Content,
  portal: PortalItem,
  { active, page, div }: DivHelpFilter,
): { readonly help: Item<'divHelpContent'>; readonly place: Item<'divId'> }[] => {
  const pageId = pageIdOf(content, portal, page);
  return listItems(content, 'divHelpContent', portal.fields.pid)
    .flatMap((help) => {
      const place = content.items.divId.get(help.fields.divId);
      return place ? [{ help, place }] : [];
    })
    .filter(({ help }) => !active || help.fields.isActive)
    .filter(({ place }) => pageId === undefined || place.fields.pages.includes(pageId))
    .filter(({ place }) => div === undefined || place.id === div || place.fields.name === div);
};

export const divHelpOf = (content: Content, portal: PortalItem, filter: DivHelpFilter): DivHelpContent[] =>
  divHelpItems(content, portal, filter).map(({ help }) => toStored(help));

export const groupedDivHelp = (
  content: Content,
  portal: PortalItem,
  filter: DivHelpFilter,
): GroupedDivHelp => {
  const items = divHelpItems(content, portal, filter);
  return Object.fromEntries(
    groupValues(items.map(({ help, place }) => [place.fields.name, toStored(help)] as const)),
  );
};

const byOrder = (a: Item<'pageHelpContent'>, b: Item<'pageHelpContent'>): number =>
  Number(b.fields.isPriorTo) - Number(a.fields.isPriorTo) || a.fields.order - b.fields.order;

/** Returns texts in their order, prior ones first; those with the same order as they were created. */
export const pageHelpOf = (
  content: Content,
  portal: PortalItem,
  { active, page, position, before }: PageHelpFilter,
): PageHelpContent[] => {
  const pageId = pageIdOf(content, portal, page);
  return listItems(content, 'pageHelpContent', portal.fields.pid)
    .filter(({ fields }) => !active || fields.isActive)
    .filter(({ fields }) => pageId === undefined || fields.page === pageId)
    .filter(({ fields }) => position === undefined || fields.placement === position)
    .filter(({ fields }) => before === undefined || fields.isPriorTo === before)
    .sort(byOrder)
    .map(toStored);
};

export const groupedPageHelp = (
  content: Content,
  portal: PortalItem,
  filter: PageHelpFilter,
): GroupedPageHelp => {
  const page = filter.page === undefined ? null : findPage(content, portal, filter.page);
  const at = (position: HelpPosition): PageHelpContent[] =>
    page?.fields.positions.includes(position) ? pageHelpOf(content, portal, { ...filter, position }) : [];
  return {
    top: at('top'),
    bottom: at('bottom'),
    left: at('left'),
    right: at('right'),
    before: at('before'),
    after: at('after'),
  };
};

const countBy = (ids: readonly string[]): PageCounts => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Object.fromEntries(counts);
};

/** Counts the texts of each page. Pages without texts are left out. */
export const pageHelpCounts = (content: Content, { fields: { pid } }: PortalItem): PageCounts =>
  countBy(listItems(content, 'pageHelpContent', pid).map(({ fields }) => fields.page));

export const divHelpCounts = (content: Content, portal: PortalItem): PageCounts =>
  countBy(divHelpItems(content, portal, { active: false }).flatMap(({ place }) => place.fields.pages));
