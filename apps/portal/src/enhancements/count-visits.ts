import type { PortalConfiguration } from '@open-discovery/config';
import { NAVIGATION_COMMITTED } from '../runtime/navigation-events.ts';
import { CONSENT_GIVEN, mayTrack } from '../consent/may-track.ts';
import { matomoAddress } from './matomo-address.ts';

/** Counts page views and searches while the visitor agrees to it. */
export const countVisits = (configuration: PortalConfiguration): void => {
  const { tracking } = configuration;
  if (tracking === null || !configuration.switches.tracking) return;
  let counted: string | null = null;
  const count = (): void => {
    const { href, search, pathname } = window.location;
    if (href === counted || !mayTrack(configuration, document.cookie, window.navigator)) return;
    const parameters = new URLSearchParams(search);
    const words = pathname === '/' ? (parameters.get('keyword') ?? parameters.get('q')) : null;
    const kind = parameters.get('type') ?? '';
    const visit = {
      url: href,
      title: document.title,
      referrer: counted,
      search: words ? { words, kind } : null,
    };
    counted = href;
    // A failure does not concern the visitor.
    void fetch(matomoAddress(tracking, visit), {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined);
  };
  window.addEventListener(NAVIGATION_COMMITTED, count);
  window.addEventListener(CONSENT_GIVEN, count);
  count();
};
