import type { PortalConfiguration } from '@open-discovery/config';
import { isPageEnabled } from '@open-discovery/menu';
import { KINDS, PERSON_PATH, RECORD_KINDS } from '@open-discovery/model';
import { weakMapMemoize } from '@reduxjs/toolkit';

type Pages = Pick<PortalConfiguration, 'pages' | 'entities'>;

/** Returns the landing pages that the portal disables, the page of authors included; nothing links to them. */
const disabledLandingPages = weakMapMemoize((portal: Pages): readonly string[] =>
  [PERSON_PATH, ...RECORD_KINDS.map((kind) => KINDS[kind].landingPath)].filter(
    (path) => !isPageEnabled(portal, path),
  ),
);

/** Reports whether an address leads to a landing page that the portal disables. */
export const isDisabledLandingPage = (portal: Pages, address: string): boolean =>
  disabledLandingPages(portal).some((path) => address === path || address.startsWith(`${path}?`));
