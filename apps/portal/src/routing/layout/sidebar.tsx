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
 * The page between its sides, which have help texts. Pages without them keep the full width. On narrow screens the sides
 * are above and below the page. Above the page is the administrators' menu. Spec §2 "hasSidebar", "hasInternalSidebar",
 * "hasAdminMenu".
 */
export const Sidebar = ({ handle, children }: SidebarProps) => {
  const t = useMessages();
  const { left, right } = useHelpTexts();
  const hasMenu = handle.hasAdminMenu && handle.hasSidebar && !handle.hasInternalSidebar;
  const page = (
    <>
      {hasMenu && <AdminMenu />}
      <HelpText position="before" />
      {children}
      <HelpText position="after" />
    </>
  );
  if (!handle.hasSidebar || !(left || right)) return page;
  return (
    <div
      className={`page ${styles['beside']}`}
      data-left={left ? '' : undefined}
      data-right={right ? '' : undefined}
    >
      {left && (
        <aside className={styles['aside']} aria-label={t('sidebar.label')}>
          <HelpText position="left" />
        </aside>
      )}
      <div className={styles['between']}>{page}</div>
      {right && (
        <aside className={styles['aside']} aria-label={t('sidebar.right')}>
          <HelpText position="right" />
        </aside>
      )}
    </div>
  );
};
