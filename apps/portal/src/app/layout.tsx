import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { Footer } from '../components/footer.tsx';
import { Header } from '../components/header.tsx';
import { useMessages } from '../messages/use-messages.ts';
import styles from './layout.module.css';
import { usePortal } from './portal-context.tsx';
import { handleOf } from './route-handle.ts';

/** What surrounds every page. The header shows only where the route or the portal says so. Spec §2. */
export const Layout = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const handle = handleOf(useMatches());
  const navigation = useNavigation();
  const hasHeader = handle.hasHeader && (handle.showHeader || configuration.showHeaderAlways);
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skip.to-content')}
      </a>
      {navigation.state === 'loading' && (
        <div className={styles['progress']} role="progressbar" aria-label={t('state.loading')} />
      )}
      {hasHeader && <Header activeMenuItem={handle.activeMenuItem} hasSearchBar={handle.hasMenuSearchBar} />}
      <Outlet />
      <Footer />
      <ScrollRestoration />
    </>
  );
};
