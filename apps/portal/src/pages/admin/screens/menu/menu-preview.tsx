import type { MenuItem } from '@open-discovery/menu';
import type { FullMenu } from '@open-discovery/model';
import { enabledMenu } from '@open-discovery/portal-state';
import { MenuTitle } from '../../../../components/menu-link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useVisibleMenu } from './use-visible-menu.ts';

/** The menus as visitors see them who are not logged in. */
export const MenuPreview = ({ menu }: { readonly menu: FullMenu }) => {
  const t = useMessages();
  const items = useVisibleMenu(enabledMenu(menu), null);
  return (
    <section className="admin-preview" aria-label={t('admin.preview')}>
      <h2>{t('admin.preview')}</h2>
      {items.length === 0 ? (
        <p className="soft">{t('admin-menu.preview-empty')}</p>
      ) : (
        <Titles items={items} />
      )}
    </section>
  );
};

const Titles = ({ items }: { readonly items: readonly MenuItem[] }) => (
  <ul className="admin-tree">
    {items.map((item) => (
      <li key={item.id}>
        <MenuTitle item={item} />
        {item.items.length > 0 && <Titles items={item.items} />}
      </li>
    ))}
  </ul>
);
