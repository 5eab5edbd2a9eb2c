import type { PortalContent, PortalExport } from '@open-discovery/model';

/** The lists of a portal file whose items have names to compare. */
const LISTS = ['pages', 'entities', 'menuItems', 'pageHelpContents', 'divHelpContents'] as const;

/** One list of two portal files compared, by the names of its items. */
export interface ListDifference {
  readonly list: (typeof LISTS)[number] | 'stakeholders';
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

type Named = ReadonlyMap<string, string>;

/** Returns the content of each item by its name. Ids differ between installations, so they do not count. */
const namedItems = (file: PortalContent, list: (typeof LISTS)[number]): Named => {
  const routes = new Map(file.pages.map(({ _id, route }) => [_id, route]));
  const spots = new Map(file.divIds.map(({ _id, name }) => [_id, name]));
  const kinds = new Map(file.entities.map(({ _id, pid }) => [_id, pid]));
  const titles = new Map(file.menuItems.map(({ _id, title }) => [_id, title]));
  const entries: Record<(typeof LISTS)[number], () => (readonly [string, object])[]> = {
    pages: () =>
      file.pages.map(({ _id, entities = [], ...page }) => [
        page.route,
        { ...page, entities: entities.map((id) => kinds.get(id)) },
      ]),
    entities: () => file.entities.map(({ _id, ...entity }) => [entity.name, entity]),
    menuItems: () =>
      file.menuItems.map(({ _id, parentItemId, ...item }) => [
        [titles.get(parentItemId ?? ''), item.title].filter(Boolean).join(' › '),
        item,
      ]),
    pageHelpContents: () =>
      file.pageHelpContents.map(({ page, ...help }) => [
        `${routes.get(page) ?? ''} · ${help.placement} · ${(help.order ?? 0) + 1}`,
        help,
      ]),
    divHelpContents: () => file.divHelpContents.map(({ divId, ...help }) => [spots.get(divId) ?? '', help]),
  };
  return new Map(entries[list]().map(([name, item]) => [name, JSON.stringify(item)]));
};

const difference = (list: ListDifference['list'], current: Named, next: Named): ListDifference => ({
  list,
  added: [...next.keys()].filter((name) => !current.has(name)),
  changed: [...next]
    .filter(([name, item]) => current.has(name) && current.get(name) !== item)
    .map(([name]) => name),
  removed: [...current.keys()].filter((name) => !next.has(name)),
});

/** Returns the communities and stakeholders of a file. Of those that another file lacks, an import removes none. */
const namedStakeholders = ({ stakeholders = [] }: PortalExport): Named =>
  new Map(
    stakeholders.map((one) => [
      one.portal.name,
      JSON.stringify([
        { ...one.portal },
        one.statistics,
        one.menu,
        LISTS.map((list) => [...namedItems(one, list)]),
      ]),
    ]),
  );

/** Returns what an import of `next` would change in a portal that is `current`, list by list. */
export const compareExports = (current: PortalExport, next: PortalExport): ListDifference[] => [
  ...LISTS.map((list) => difference(list, namedItems(current, list), namedItems(next, list))),
  {
    ...difference('stakeholders', namedStakeholders(current), namedStakeholders(next)),
    removed: [],
  },
];
