import type { PortalConfiguration } from '@open-discovery/config';
import { isPageEnabled } from '@open-discovery/menu';
import { KINDS, RECORD_KINDS } from '@open-discovery/model';
import { PERSON_PATH } from './person-path.ts';

type Pages = Pick<PortalConfiguration, 'pages' | 'entities'>;

const known = new WeakMap<Pages, readonly string[]>();

/** Returns the landing pages and the page of authors, where the portal switches them off; nothing links to them. */
const closedLandingPages = (portal: Pages): readonly string[] => {
  const paths =
    known.get(portal) ??
    [PERSON_PATH, ...RECORD_KINDS.map((kind) => KINDS[kind].landingPath)].filter(
      (path) => !isPageEnabled(portal, path),
    );
  known.set(portal, paths);
  return paths;
};

/** Reports whether an address leads to a landing page that the portal switches off. */
export const isClosedLandingPage = (portal: Pages, address: string): boolean =>
  closedLandingPages(portal).some((path) => address === path || address.startsWith(`${path}?`));
