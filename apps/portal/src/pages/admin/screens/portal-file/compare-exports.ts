import type { PortalContent, PortalExport } from '@open-discovery/model';
import { differences } from '../../parts/differences.ts';
import { movedNames } from './moved-names.ts';

/** The lists of a portal file whose items have names to compare. */
const LISTS = ['pages', 'entities', 'menuItems', 'pageHelpContents', 'divHelpContents'] as const;

/** The names of what a file has, for the reader. */
export interface FileNames {
  readonly ofEntity: (entity: PortalContent['entities'][number]) => string;
  readonly ofDiv: (name: string) => string;
  readonly ofMenuItem: (item: PortalContent['menuItems'][number]) => string;
  readonly ofPosition: (position: string) => string;
  /** Names a field of the portal by its path. */
  readonly ofField: (path: string) => string;
}

/** One list of two portal files compared, by the names of its items. */
export interface ListDifference {
  readonly list: (typeof LISTS)[number] | 'stakeholders' | 'settings';
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** An item as it is compared. One that stays is not removed by an import, even if the file lacks it. */
interface NamedItem {
  readonly content: string;
  readonly stays: boolean;
  /** The name of the list in which the order of the item counts. */
  readonly level?: string;
}

type Named = ReadonlyMap<string, NamedItem>;

/** Distinguishes items with the same name by their order. */
const numbered = (items: readonly (readonly [string, NamedItem])[]): Named => {
  const named = new Map<string, NamedItem>();
  for (const [name, item] of items) {
    let number = 1;
    const unused = () => (number === 1 ? name : `${name} · ${number}`);
    while (named.has(unused())) number += 1;
    named.set(unused(), item);
  }
  return named;
};

/** Of an item that portals share, an import changes only whether this portal has it. */
const sharedItem = ({ isEnabled }: { readonly isEnabled: boolean }): NamedItem => ({
  content: String(isEnabled),
  stays: true,
});

const ownItem = (item: object): NamedItem => ({ content: JSON.stringify(item), stays: false });

/** Returns the content of each item by its name. Ids differ between installations, so they do not count. */
const namedItems = (file: PortalContent, list: (typeof LISTS)[number], names: FileNames): Named => {
  const routes = new Map(file.pages.map(({ _id, route }) => [_id, route]));
  const locations = new Map(file.divIds.map(({ _id, name }) => [_id, names.ofDiv(name)]));
  const kinds = new Map(file.entities.map(({ _id, pid }) => [_id, pid]));
  const titles = new Map(file.menuItems.map((item) => [item._id, names.ofMenuItem(item)]));
  const entries: Record<(typeof LISTS)[number], () => (readonly [string, NamedItem])[]> = {
    pages: () =>
      file.pages.map(({ _id, entities = [], ...page }) => [
        page.route,
        page.portalPid === null
          ? sharedItem(page)
          : ownItem({ ...page, entities: entities.map((id) => kinds.get(id)) }),
      ]),
    entities: () => file.entities.map((entity) => [names.ofEntity(entity), sharedItem(entity)]),
    menuItems: () =>
      file.menuItems.map(({ _id, parentItemId, ...item }) => [
        [titles.get(parentItemId ?? ''), titles.get(_id)].filter(Boolean).join(' › '),
        { ...ownItem(item), level: titles.get(parentItemId ?? '') ?? '' },
      ]),
    pageHelpContents: () =>
      file.pageHelpContents.map(({ page, ...help }) => [
        `${routes.get(page) ?? ''} · ${names.ofPosition(help.placement)} · ${(help.order ?? 0) + 1}`,
        ownItem(help),
      ]),
    divHelpContents: () =>
      file.divHelpContents.map(({ divId, ...help }) => [locations.get(divId) ?? '', ownItem(help)]),
  };
  return numbered(entries[list]());
};

const namesOfLevel = (named: Named, level: string): readonly string[] =>
  [...named].filter(([, item]) => item.level === level).map(([name]) => name);

/** Returns the names of the items that stay in their list and move in it. */
const movedItems = (current: Named, next: Named): ReadonlySet<string> => {
  const levels = new Set([...next.values()].flatMap(({ level }) => (level === undefined ? [] : [level])));
  return new Set(
    [...levels].flatMap((level) => movedNames(namesOfLevel(current, level), namesOfLevel(next, level))),
  );
};

const difference = (list: ListDifference['list'], current: Named, next: Named): ListDifference => {
  const moved = movedItems(current, next);
  return {
    list,
    added: [...next.keys()].filter((name) => !current.has(name)),
    changed: [...next]
      .filter(([name]) => current.has(name))
      .filter(([name, { content }]) => moved.has(name) || current.get(name)?.content !== content)
      .map(([name]) => name),
    removed: [...current].filter(([name, { stays }]) => !stays && !next.has(name)).map(([name]) => name),
  };
};

/** Returns the communities and stakeholders of a file. Of those that another file lacks, an import removes none. */
const namedStakeholders = ({ stakeholders = [] }: PortalExport, names: FileNames): Named =>
  new Map(
    stakeholders.map((one) => [
      one.portal.name,
      {
        content: JSON.stringify([
          { ...one.portal },
          one.statistics,
          one.menu,
          LISTS.map((list) => [...namedItems(one, list, names)]),
        ]),
        stays: true,
      },
    ]),
  );

const settingsOf = ({ portal: { name, layout }, menu, statistics }: PortalContent) => ({
  name,
  layout,
  menu,
  statistics,
});

/** Compares the fields of the portal itself, by their paths. */
const settingsDifference = (
  current: PortalContent,
  next: PortalContent,
  { ofField }: FileNames,
): ListDifference => {
  const found = differences(settingsOf(current), settingsOf(next));
  const fields = (isWanted: (one: (typeof found)[number]) => boolean) =>
    found.filter(isWanted).map(({ field }) => ofField(field));
  return {
    list: 'settings',
    added: fields(({ before }) => before === null),
    changed: fields(({ before, after }) => before !== null && after !== null),
    removed: fields(({ after }) => after === null),
  };
};

/** Returns what an import of `next` would change in a portal that is `current`, list by list. */
export const compareExports = (
  current: PortalExport,
  next: PortalExport,
  names: FileNames,
): ListDifference[] => [
  settingsDifference(current, next, names),
  ...LISTS.map((list) => difference(list, namedItems(current, list, names), namedItems(next, list, names))),
  difference('stakeholders', namedStakeholders(current, names), namedStakeholders(next, names)),
];
