import { isActive, menuItemLink, visibleItems } from '@open-discovery/menu';
import type { MenuItem } from '@open-discovery/menu';
import { Link, useLocation } from 'react-router-dom';
import { usePortal } from '../app/portal-context.tsx';
import { useMessages, useOptionalMessage } from '../messages/use-messages.ts';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { Icon } from './icon.tsx';
import { SearchBox } from './search-box.tsx';

interface HeaderProps {
  readonly activeMenuItem: string | null;
  readonly hasSearchBar: boolean;
}

/** Title, menu and a small search box above every page that shows them. */
export const Header = ({ activeMenuItem, hasSearchBar }: HeaderProps) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const location = useLocation();
  const items = visibleItems(configuration.menu, { portal: configuration, user: null });
  const nav = (
    <ul className={styles['menu']}>
      {items.map((item) => (
        <Item key={item.id} item={item} active={isActive(item, location, activeMenuItem)} />
      ))}
    </ul>
  );
  return (
    <header className={styles['header']}>
      <div className={`page ${styles['bar']}`}>
        <Brand />
        <nav className={styles['wide']} aria-label={t('menu.label')}>
          {nav}
        </nav>
        {hasSearchBar && <SearchBox variant="small" />}
        <details className={styles['narrow']} key={location.key}>
          <summary aria-label={t('menu.label')}>
            <Icon name="menu" />
          </summary>
          <nav aria-label={t('menu.label')}>{nav}</nav>
        </details>
      </div>
    </header>
  );
};

const Item = ({ item, active }: { readonly item: MenuItem; readonly active: boolean }) => {
  const location = useLocation();
  if (item.items.length === 0) {
    return (
      <li>
        <ItemLink item={item} active={active} />
      </li>
    );
  }
  return (
    <li>
      <details className={styles['sub']} name="menu" key={location.key}>
        <summary data-active={active || undefined}>
          <ItemTitle item={item} /> <Icon name="chevron" />
        </summary>
        <ul>
          {item.items.map((sub) => (
            <li key={sub.id}>
              <ItemLink item={sub} active={isActive(sub, location, null)} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
};

const ItemTitle = ({ item }: { readonly item: MenuItem }) =>
  useOptionalMessage()(`menu.${item.id}`, item.title);

const ItemLink = ({ item, active }: { readonly item: MenuItem; readonly active: boolean }) => {
  const link = menuItemLink(item);
  if (!link) return <ItemTitle item={item} />;
  return link.kind === 'external' ? (
    <a href={link.href} target={link.target} rel={link.rel}>
      <ItemTitle item={item} />
    </a>
  ) : (
    <Link to={link.href} aria-current={active ? 'page' : undefined}>
      <ItemTitle item={item} />
    </Link>
  );
};
