import type { HelpPlace } from '@open-discovery/portal-state';
import { useLocation } from 'react-router-dom';
import { helpPlace } from './help-place.ts';
import { usePortal } from './portal-context.tsx';

/** Returns the page whose help texts are shown; `null` where the portal has help texts switched off. */
export const useHelpPlace = (): HelpPlace | null => {
  const { configuration } = usePortal();
  return helpPlace(configuration, useLocation().pathname);
};
