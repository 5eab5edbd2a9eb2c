import { isPageEnabled } from '@open-discovery/menu';
import type { InformationRoute } from '@open-discovery/model';
import { useState } from 'react';
import { Link } from '../components/link.tsx';
import { usePortal } from '../runtime/portal-context.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { MessageId } from '../messages/message-id.ts';
import styles from './consent.module.css';
import { CONSENT_GIVEN, refusesTracking } from './may-track.ts';
import { seenCookie } from './seen-cookie.ts';
import type { Consent as Choice } from './seen-cookie.ts';

/** The choices offered by a portal that counts visits, and by one that stores only what it needs. */
const CHOICES = {
  asks: [
    ['necessary', 'consent.necessary'],
    ['statistics', 'consent.statistics'],
  ],
  says: [['necessary', 'consent.understood']],
} as const satisfies Record<string, readonly (readonly [Choice, MessageId])[]>;

const PRIVACY: InformationRoute = '/privacy';

const keepChoice = (choice: Choice): void => {
  document.cookie = seenCookie(choice);
  if (choice === 'statistics') window.dispatchEvent(new Event(CONSENT_GIVEN));
};

/**
 * The cookie notice. It overlays the page, so that nothing shifts, and is hidden for 90 days once answered.
 * Spec §4, §9.
 */
export const Consent = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const { switches, tracking } = configuration;
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const asks = switches.tracking && tracking !== null && !refusesTracking(window.navigator);
  const choose = (choice: Choice) => {
    keepChoice(choice);
    setShown(false);
  };
  return (
    <section className={styles['notice']} aria-label={t('consent.label')}>
      <p className="small">
        {t(asks ? 'consent.asks' : 'consent.says')}{' '}
        {isPageEnabled(configuration, PRIVACY) && <Link to={PRIVACY}>{t('footer.privacy')}</Link>}
      </p>
      <p className="row">
        {CHOICES[asks ? 'asks' : 'says'].map(([choice, text]) => (
          <button key={choice} type="button" className="btn small" onClick={() => choose(choice)}>
            {t(text)}
          </button>
        ))}
      </p>
    </section>
  );
};
