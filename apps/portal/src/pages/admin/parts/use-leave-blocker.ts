import { useBlocker } from 'react-router-dom';
import type { Blocker, Location } from 'react-router-dom';
import { USER_INFO_PATH } from '../../../session/reasons.ts';
import { useUnloadWarning } from './use-unload-warning.ts';

/** Some screens name the edited item in the parameters of their address. */
const addressOf = ({ pathname, search }: Location): string => pathname + search;

/**
 * Blocks ways out of a screen while something would be lost by that: links and the browser’s buttons, for which the caller
 * asks, and the end of the tab, for which the browser does.
 */
export const useLeaveBlocker = (isNeeded: boolean): Blocker => {
  useUnloadWarning(isNeeded);
  // A lost session leads to the login and back; the work waits meanwhile.
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded &&
      addressOf(currentLocation) !== addressOf(nextLocation) &&
      !nextLocation.pathname.startsWith(USER_INFO_PATH),
  );
};
