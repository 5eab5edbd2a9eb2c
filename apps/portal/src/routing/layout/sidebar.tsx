import type { ReactNode } from 'react';
import { HelpText, useHelpTexts } from './help-text.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { isLoggedIn } from '../../session/login.ts';
import { clientOnlyLazy } from '../../hydration/client-only-lazy.tsx';
import styles from './layout.module.css';
import type { RouteHandle } from '../route-handle.ts';

const AdminMenu = clientOnlyLazy(
  async () => (await import('../../session/admin-menu.tsx')).AdminMenu,
  () => isLoggedIn(document.cookie),
);

interface SidebarProps {
  readonly handle: RouteHandle;
  readonly children: ReactNode;
}

/**
 * The page with its sidebar: help texts and the administrators' menu. Pages with an internal sidebar or
 * without a sidebar keep the full width. Spec §2 "hasSidebar", "hasInternalSidebar", "hasAdminMenu".
 */
export const Sidebar = ({ handle, children }: SidebarProps) => {
  const t = useMessages();
  const { left, right } = useHelpTexts();
  const isShown =
    handle.hasSidebar &&
    !handle.hasInternalSidebar &&
    !handle.isFrontPage &&
    (handle.hasAdminMenu || left || right);
  if (!isShown) return children;
  return (
    <div className={`page ${styles['beside']}`}>
      <aside className={styles['aside']} aria-label={t('sidebar.label')}>
        {handle.hasAdminMenu && <AdminMenu />}
        <HelpText position="left" />
        <HelpText position="right" />
      </aside>
      {children}
    </div>
  );
};
