import { HELP_POSITIONS } from '@open-discovery/model';
import type {
  DivHelpContent,
  GroupedDivHelp,
  GroupedPageHelp,
  HelpPosition,
  PageCounts,
  PageHelpContent,
} from '@open-discovery/model';
import { listItems } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import { toStored } from '../content/item.ts';
import type { Item } from '../content/item.ts';
import { findPage } from './views.ts';
import type { PortalItem } from './views.ts';

export interface DivHelpFilter {
  /** Only what visitors see. */
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

/** The id of the page that is meant; '' when the portal has no such page, undefined when none is asked for. */
const pageIdOf = (content: Content, portal: PortalItem, page: string | undefined): string | undefined =>
  page === undefined ? undefined : (findPage(content, portal, page)?.id ?? '');

const divHelpItems = (
  content: Content,
  portal: PortalItem,
  { active, page, div }: DivHelpFilter,
): { readonly help: Item<'divHelpContent'>; readonly spot: Item<'divId'> }[] => {
  const pageId = pageIdOf(content, portal, page);
  return listItems(content, 'divHelpContent', portal.fields.pid)
    .flatMap((help) => {
      const spot = content.items.divId.get(help.fields.divId);
      return spot ? [{ help, spot }] : [];
    })
    .filter(({ help }) => !active || help.fields.isActive)
    .filter(({ spot }) => pageId === undefined || spot.fields.pages.includes(pageId))
    .filter(({ spot }) => div === undefined || spot.id === div || spot.fields.name === div);
};

export const divHelpOf = (content: Content, portal: PortalItem, filter: DivHelpFilter): DivHelpContent[] =>
  divHelpItems(content, portal, filter).map(({ help }) => toStored(help));

export const groupedDivHelp = (
  content: Content,
  portal: PortalItem,
  filter: DivHelpFilter,
): GroupedDivHelp => {
  const groups = new Map<string, DivHelpContent[]>();
  for (const { help, spot } of divHelpItems(content, portal, filter))
    groups.set(spot.fields.name, [...(groups.get(spot.fields.name) ?? []), toStored(help)]);
  return Object.fromEntries(groups);
};

const byOrder = (a: Item<'pageHelpContent'>, b: Item<'pageHelpContent'>): number =>
  a.fields.order - b.fields.order;

/** Texts in their order; those of one order as they were written. */
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
  const [top, bottom, left, right] = HELP_POSITIONS.map((position) =>
    pageHelpOf(content, portal, { ...filter, position }),
  );
  return { top: top ?? [], bottom: bottom ?? [], left: left ?? [], right: right ?? [] };
};

const countBy = (ids: readonly string[]): PageCounts => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Object.fromEntries(counts);
};

/** How many texts each page has; a page that has none is left out. */
export const pageHelpCounts = (content: Content, { fields: { pid } }: PortalItem): PageCounts =>
  countBy(listItems(content, 'pageHelpContent', pid).map(({ fields }) => fields.page));

export const divHelpCounts = (content: Content, portal: PortalItem): PageCounts =>
  countBy(divHelpItems(content, portal, { active: false }).flatMap(({ spot }) => spot.fields.pages));
