import { getMenu } from '@open-discovery/admin-client';
import { Link } from '../../../../components/link.tsx';
import { PageStyles } from '../../../../components/page-styles.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import { useContent } from '../../use-content.ts';
import { useScreenPath } from '../../use-screen-path.ts';
import { screenAddress } from '../../screen-address.ts';
import styles from './menu.css?url';
import { MenuEditor } from './menu-editor.tsx';
import { MenuItemForm } from './menu-item-form.tsx';

/** The menu of the portal: its items, their order, and the featured menu. */
export const MenuScreen = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const content = useContent(getMenu(configuration));
  const [id] = useScreenPath();
  const menu = content.value;
  if (!menu) return <NotLoaded content={content} />;
  if (id === undefined)
    return (
      <>
        <PageStyles href={styles} />
        <MenuEditor menu={menu} />
      </>
    );
  const items = [...menu.menuItems, ...menu.featuredItems];
  const item = items.find(({ _id }) => _id === id) ?? null;
  return (
    <>
      <p>
        <Link to={screenAddress('menu')}>{t('admin-menu.back')}</Link>
      </p>
      {id === 'new' || item ? <MenuItemForm key={id} item={item} /> : <p>{t('admin-menu.missing')}</p>}
    </>
  );
};
