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
 * The page between its sides: on the left help texts and the administrators' menu, on the right help texts. Pages without
 * them keep the full width. On narrow screens the sides are above and below the page. Spec §2 "hasSidebar",
 * "hasInternalSidebar", "hasAdminMenu".
 */
export const Sidebar = ({ handle, children }: SidebarProps) => {
  const t = useMessages();
  const { left, right } = useHelpTexts();
  const hasMenu = handle.hasAdminMenu && !handle.hasInternalSidebar && !handle.isFrontPage;
  const isSplit = handle.hasSidebar && (hasMenu || Boolean(left) || Boolean(right));
  const page = (
    <>
      <HelpText position="before" />
      {children}
      <HelpText position="after" />
    </>
  );
  if (!isSplit) return page;
  return (
    <div
      className={`page ${styles['beside']}`}
      data-left={hasMenu || left ? '' : undefined}
      data-right={right ? '' : undefined}
    >
      {(hasMenu || left) && (
        <aside className={styles['aside']} aria-label={t('sidebar.label')}>
          {hasMenu && <AdminMenu />}
          <HelpText position="left" />
        </aside>
      )}
      <div className={styles['between']}>{page}</div>
      {right && (
        <aside className={styles['aside']} aria-label={t('help.right')}>
          <HelpText position="right" />
        </aside>
      )}
    </div>
  );
};
