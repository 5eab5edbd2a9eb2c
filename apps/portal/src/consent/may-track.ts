import type { PortalConfiguration } from '@open-discovery/config';
import { mayCountVisits } from './seen-cookie.ts';

/** Event dispatched on the window when the visitor agrees, so that the current page view is counted. */
export const CONSENT_GIVEN = 'portal-consent';

/** The browser's properties that refuse tracking on the visitor's behalf. */
export interface Refusals {
  /** Do Not Track: removed from the type definitions, still sent by browsers. */
  readonly doNotTrack?: string | null;
  /** Global Privacy Control. */
  readonly globalPrivacyControl?: boolean;
}

/** Reports whether the browser refuses tracking; then the visitor is not asked, either. */
export const refusesTracking = ({ doNotTrack, globalPrivacyControl }: Refusals): boolean =>
  doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;

type Configured = Pick<PortalConfiguration, 'switches' | 'tracking'>;

/**
 * Reports whether visits may be counted: switched on, configured, agreed to, and not refused by the browser.
 */
export const mayTrack = ({ switches, tracking }: Configured, cookies: string, refusals: Refusals): boolean =>
  switches.tracking && tracking !== null && mayCountVisits(cookies) && !refusesTracking(refusals);
