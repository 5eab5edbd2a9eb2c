import type { PortalConfiguration } from '@open-discovery/config';
import { mayCountVisits } from './seen-cookie.ts';

/** What the window hears when a reader agrees, so that this very page counts. */
export const CONSENT_GIVEN = 'portal-consent';

/** The part of the browser that can say no in the reader's name. */
export interface Refusals {
  /** Do Not Track; types no longer know it, browsers do. */
  readonly doNotTrack?: string | null;
  /** Global Privacy Control. */
  readonly globalPrivacyControl?: boolean;
}

/** Whether the reader's browser refuses for them: then they are not asked either. */
export const refusesTracking = ({ doNotTrack, globalPrivacyControl }: Refusals): boolean =>
  doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;

type Configured = Pick<PortalConfiguration, 'switches' | 'tracking'>;

/** Only when switched on, configured, agreed to, and not refused by the browser. */
export const mayTrack = ({ switches, tracking }: Configured, cookies: string, refusals: Refusals): boolean =>
  switches.tracking && tracking !== null && mayCountVisits(cookies) && !refusesTracking(refusals);
