import { visibleItems } from '@open-discovery/menu';
import type { MenuItem } from '@open-discovery/menu';
import { useLocation } from 'react-router-dom';
import { clientOnlyLazy } from '../../hydration/client-only-lazy.tsx';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { builtPages } from '../../runtime/built-pages.ts';
import { useUser } from '../../session/use-user.ts';
import { Account } from '../../session/account.tsx';
import { Brand } from '../../components/brand.tsx';
import styles from './header.module.css';
import { Icon } from '../../components/icon.tsx';
import { MenuTitle } from '../../components/menu-link.tsx';
import { PageTools } from '../../components/page-tools.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { MenuItems } from './menu-items.tsx';
import type { MenuGroupProps } from './menu-items.tsx';

export interface HeaderProps {
  readonly activeMenuItem: string | null;
  readonly hasSearchBar: boolean;
  readonly isStickyOnMobile: boolean;
}

const Drawer = clientOnlyLazy(async () => (await import('./after-hydration.ts')).Drawer);

/** The header: title, menu, a small search box and the account. The featured items have their own row below it. */
export const Header = ({ activeMenuItem: ownItem, hasSearchBar, isStickyOnMobile }: HeaderProps) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const activeMenuItem = ownItem ?? configuration.menuId;
  const location = useLocation();
  const viewer = { portal: builtPages(configuration), user: useUser() ?? null };
  const items = visibleItems(configuration.menu, { ...viewer, isFeatured: false });
  const featured = visibleItems(configuration.menu, { ...viewer, isFeatured: true });
  const menuOf = (listed: readonly MenuItem[]) => (
    <MenuItems items={listed} activeMenuItem={activeMenuItem} className={styles['menu']} Group={Group} />
  );
  const menu = menuOf(items);
  const featuredMenu = featured.length > 0 && menuOf(featured);
  return (
    <>
      <header className={styles['header']} data-sticky={isStickyOnMobile || undefined}>
        <div className={`page ${styles['bar']}`}>
          <Brand />
          <nav className={styles['wide']} aria-label={t('menu.label')} data-menu="" tabIndex={-1}>
            {menu}
          </nav>
          {hasSearchBar && <SearchBox variant="small" />}
          <div className={`page-tools ${styles['wide']} ${styles['account']}`}>
            <PageTools />
            <Account />
          </div>
          <Drawer
            items={items}
            featured={featured}
            activeMenuItem={activeMenuItem}
            fallback={
              <details className={styles['narrow']} key={location.key}>
                <summary aria-label={t('menu.label')}>
                  <Icon name="menu" />
                </summary>
                <nav aria-label={t('menu.label')}>
                  {menu}
                  {featuredMenu}
                  <PageTools />
                  <Account />
                </nav>
              </details>
            }
          />
        </div>
      </header>
      {featuredMenu && (
        <nav
          className={`page ${styles['featured']}`}
          data-align={configuration.featuredAlignment}
          aria-label={t('menu.featured')}
          data-menu=""
        >
          {featuredMenu}
        </nav>
      )}
    </>
  );
};

/** Sub-items open natively and work without scripts; `enhancements/menu-keys` adds arrow keys and Escape. */
const Group = ({ item, active, children }: MenuGroupProps) => {
  const location = useLocation();
  return (
    <details key={location.key} className={styles['sub']} name="menu">
      <summary data-active={active || undefined}>
        <MenuTitle item={item} /> <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
};
