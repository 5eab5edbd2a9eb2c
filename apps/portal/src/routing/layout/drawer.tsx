import type { MenuItem } from '@open-discovery/menu';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../messages/use-messages.ts';
import { Account } from '../../session/account.tsx';
import styles from './drawer.module.css';
import { Icon } from '../../components/icon.tsx';
import { MenuTitle } from '../../components/menu-link.tsx';
import { PageTools } from '../../components/page-tools.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { MenuItems } from './menu-items.tsx';
import type { MenuGroupProps } from './menu-items.tsx';

interface DrawerProps {
  readonly items: readonly MenuItem[];
  /** Items that wide screens show in a separate row. */
  readonly featured: readonly MenuItem[];
  readonly activeMenuItem: string | null;
}

/** The menu of small screens: a native dialog, which traps the focus and closes on Escape. */
export const Drawer = ({ items, featured, activeMenuItem }: DrawerProps) => {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  useEffect(() => dialog.current?.close(), [location]);
  return (
    <>
      <button
        type="button"
        className={styles['opener']}
        aria-label={t('menu.label')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} className={styles['drawer']} aria-label={t('menu.label')} closedby="any">
        <div className={styles['panel']}>
          <button
            type="button"
            className={styles['closer']}
            aria-label={t('menu.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
          <SearchBox variant="small" />
          <nav aria-label={t('menu.label')}>
            <MenuItems items={items} activeMenuItem={activeMenuItem} Group={Group} />
          </nav>
          {featured.length > 0 && (
            <nav aria-label={t('menu.featured')}>
              <MenuItems items={featured} activeMenuItem={activeMenuItem} Group={Group} />
            </nav>
          )}
          <PageTools />
          <Account />
        </div>
      </dialog>
    </>
  );
};

const Group = ({ item, children }: MenuGroupProps) => (
  <>
    <p className={styles['group']}>
      <MenuTitle item={item} />
    </p>
    {children}
  </>
);
