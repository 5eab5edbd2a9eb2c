import type { PortalConfiguration } from '@open-discovery/config';
import { weakMapMemoize } from '@reduxjs/toolkit';
import type { HydrationPayload } from '../../hydration/hydration-payload.ts';
import { scriptJson } from '../script-json.ts';

/** All pages of a portal share its configuration. */
const configurationJson = weakMapMemoize((configuration: PortalConfiguration) => scriptJson(configuration));

/** Returns the payload as the content of its script element. */
export const serializePayload = ({ configuration, ...page }: HydrationPayload): string =>
  `{"configuration":${configurationJson(configuration)},${scriptJson(page).slice(1)}`;
