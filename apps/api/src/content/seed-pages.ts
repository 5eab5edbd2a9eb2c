import type { PortalConfiguration } from '@open-discovery/config';
import { HELP_DIVS, HELP_POSITIONS, ownValue, PAGE_NAMES, spelledRoute } from '@open-discovery/model';
import type { PageType } from '@open-discovery/model';
import { listItems } from './content.ts';
import { keyOf } from './earlier-names.ts';
import type { EarlierNames } from './earlier-names.ts';
import { FURTHER_ROUTES } from './further-pages.ts';
import type { Seeding } from './seeding.ts';

type ConfiguredItem = PortalConfiguration['menu'][number];

/** The types of pages by their routes; the first match wins. */
const PAGE_TYPES: readonly (readonly [start: RegExp, type: PageType])[] = [
  [/^\/$/, 'home'],
  [/^\/search\/(?:find|advanced)(?:\/|$)/, 'search'],
  [/^\/search\//, 'landing'],
  [/^\/participate\/deposit(?:\/|$)/, 'share'],
  [/^\/participate\/(?:direct-)?claim(?:\/|$)/, 'link'],
];

const pageType = (route: string): PageType => PAGE_TYPES.find(([start]) => start.test(route))?.[1] ?? 'other';

/** The pages of the portal itself have their content from its code. */
const NO_CONTENT = { content: '', title: '', description: '', canonical: '', robots: 'index' } as const;

const flatMenu = (items: readonly ConfiguredItem[]): ConfiguredItem[] =>
  items.flatMap((item) => [item, ...flatMenu(item.items)]);

/** Converts `/our-projects/team` to `Our projects team`: the name of a page that the software does not have. */
const nameOfRoute = (route: string): string => {
  const words = route.split(/[/-]/).filter(Boolean).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Creates pages that the type of the portal does not have yet, and switches them on or off for the portal. */
const addPages = (
  { draft, attempt }: Seeding,
  { pid, type, menu }: PortalConfiguration,
  pages: PortalConfiguration['pages'],
): void => {
  const titles = new Map(flatMenu(menu).map(({ route, title }) => [route, title]));
  for (const { route: configured, isEnabled } of pages) {
    const route = spelledRoute(configured);
    const present = listItems(draft.content(), 'page', null).find(
      ({ fields }) => keyOf(fields.portalType, fields.route) === keyOf(type, route),
    );
    const create = () =>
      draft.create('page', null, {
        name: ownValue(PAGE_NAMES, route) ?? titles.get(route) ?? nameOfRoute(route),
        route,
        type: pageType(route),
        portalType: type,
        portalPid: null,
        ...NO_CONTENT,
        positions: [...HELP_POSITIONS],
        entities: [],
      });
    attempt(`the page ${route}`, () => draft.setEnabled(pid, present ?? create(), isEnabled));
  }
};

/** Creates the pages of the configuration and, disabled, the other possible pages, unless the store has had them. */
export const addNewPages = (
  seeding: Seeding,
  configuration: PortalConfiguration,
  earlier: EarlierNames,
): void => {
  const { type } = configuration;
  const configured = new Set(configuration.pages.map(({ route }) => keyOf(type, route)));
  const further = FURTHER_ROUTES.filter((route) => !configured.has(keyOf(type, route))).map((route) => ({
    route,
    isEnabled: false,
  }));
  const pages = [...configuration.pages, ...further].filter(
    ({ route }) => !earlier.page.has(keyOf(type, route)),
  );
  addPages(seeding, configuration, pages);
};

/** Creates the div ids of the portal's own pages. Those that administrators have made already stay as they are. */
export const addDivIds = (
  { draft, attempt }: Seeding,
  { type }: PortalConfiguration,
  earlier: EarlierNames,
): void => {
  const pages = listItems(draft.content(), 'page', null).filter(({ fields }) => fields.portalType === type);
  const present = new Set(
    listItems(draft.content(), 'divId')
      .filter(({ fields }) => fields.portalType === type)
      .map(({ fields }) => fields.name),
  );
  for (const [name, routes] of Object.entries<readonly string[]>(HELP_DIVS)) {
    if (present.has(name) || earlier.divId.has(keyOf(type, name))) continue;
    const ids = pages.filter(({ fields }) => routes.includes(fields.route)).map(({ id }) => id);
    attempt(`the place for help texts ${name}`, () =>
      draft.create('divId', null, { name, portalType: type, pages: ids }),
    );
  }
};
