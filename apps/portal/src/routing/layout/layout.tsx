import { useLayoutEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HelpText } from './help-text.tsx';
import { isNoticeSeen } from '../../consent/seen-cookie.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ANNOUNCER } from '../../runtime/announce.ts';
import { NAVIGATION_COMMITTED } from '../../runtime/navigation-events.ts';
import { clientOnlyLazy } from '../../hydration/client-only-lazy.tsx';
import styles from './layout.module.css';
import { usePortal } from '../../runtime/portal-context.tsx';
import { PROGRESS } from '../../runtime/progress.ts';
import { handleOf } from '../route-handle.ts';
import { Sidebar } from './sidebar.tsx';

const Consent = clientOnlyLazy(
  async () => (await import('./after-hydration.ts')).Consent,
  () => !isNoticeSeen(document.cookie),
);

const KeyHelp = clientOnlyLazy(async () => (await import('./after-hydration.ts')).KeyHelp);

/** The layout around every page, as the route's settings define it. Spec §2. */
export const Layout = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const handle = handleOf(useMatches());
  const location = useLocation();
  // Before the next paint, and after the new page has been rendered.
  useLayoutEffect(() => void window.dispatchEvent(new Event(NAVIGATION_COMMITTED)), [location]);
  const hasHeader = handle.hasHeader && (handle.showHeader || configuration.showHeaderAlways);
  return (
    <div
      className={styles['portal']}
      data-header={hasHeader || undefined}
      data-front-page={handle.isFrontPage || undefined}
      data-small-screen={handle.isSmallScreen || undefined}
    >
      <a className="skip" href="#main">
        {t('skip.to-content')}
      </a>
      <p id={ANNOUNCER} className="vh" aria-live="polite" />
      <Consent />
      <KeyHelp />
      <div
        id={PROGRESS}
        className={styles['progress']}
        role="progressbar"
        aria-label={t('state.loading')}
        hidden
      />
      {hasHeader && (
        <Header
          activeMenuItem={handle.activeMenuItem}
          hasSearchBar={handle.hasMenuSearchBar}
          isStickyOnMobile={handle.hasStickyHeaderOnMobile}
        />
      )}
      <HelpText position="top" />
      <Sidebar handle={handle}>
        <Outlet />
      </Sidebar>
      <HelpText position="bottom" />
      <Footer hasQuickContact={handle.hasQuickContact} />
    </div>
  );
};
