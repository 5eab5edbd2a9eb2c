import { useLocation } from 'react-router-dom';
import { usePortal } from '../runtime/portal-context.tsx';
import { LoginButton } from './login-button.tsx';
import { Icon } from '../components/icon.tsx';
import { MenuLink } from '../components/menu-link.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ADMIN_PATH, consoleAddress } from '../runtime/admin-path.ts';
import { clearedTokenCookie, logoutAddress } from './login.ts';
import { mayManage } from './may-manage.ts';
import styles from './user-menu.module.css';
import { userMenuItems } from './user-menu-items.ts';
import { useUser } from './use-user.ts';

/** The name of the logged-in user, their menu, and logout. Spec §2 "User menu", §4 "Startup". */
export const UserMenu = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const user = useUser();
  // A new page begins with a closed menu.
  const { key } = useLocation();
  if (user === undefined) return null;
  if (user === null) return <LoginButton />;
  const items = userMenuItems(configuration, user);
  const console = mayManage(user) ? consoleAddress(configuration) : null;
  return (
    <details className={styles['user']} data-menu="" key={key}>
      <summary>
        <Icon name="person" /> <span className={styles['name']}>{user.fullname}</span> <Icon name="chevron" />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} active={false} />
          </li>
        ))}
        {console !== null && (
          <li>
            <a href={console} data-page={console === ADMIN_PATH ? '' : undefined}>
              {t('admin-menu.console')}
            </a>
          </li>
        )}
        <li>
          <a
            href={logoutAddress(configuration.addresses)}
            rel="nofollow"
            onClick={() => void (document.cookie = clearedTokenCookie())}
          >
            {t('menu.logout')}
          </a>
        </li>
      </ul>
    </details>
  );
};
