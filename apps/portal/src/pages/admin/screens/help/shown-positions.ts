import { isSameRoute } from '@open-discovery/menu';
import { HELP_POSITIONS, SEARCH_PATHS } from '@open-discovery/model';
import type { HelpPosition, PageOutline } from '@open-discovery/model';

/** Reports whether a page is an address that leads to the search on home, whose texts it shows. */
export const leadsHome = ({ route }: Pick<PageOutline, 'route'>): boolean =>
  Object.keys(SEARCH_PATHS).some((path) => isSameRoute(path, route));

/** Returns the positions at which visitors see the texts of a page. */
export const shownPositions = (page: Pick<PageOutline, 'route' | 'positions'>): readonly HelpPosition[] =>
  leadsHome(page) ? [] : HELP_POSITIONS.filter((position) => page.positions.includes(position));
