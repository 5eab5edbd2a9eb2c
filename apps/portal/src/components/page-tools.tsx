import { isPageEnabled } from '@open-discovery/menu';
import type { InformationRoute } from '@open-discovery/model';
import { useMessages } from '../messages/use-messages.ts';
import { usePortal } from '../runtime/portal-context.tsx';
import { SAVED_PATH } from '../runtime/paths.ts';
import { Icon } from './icon.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Link } from './link.tsx';
import styles from './page-tools.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

const HELP: InformationRoute = '/help';

/** Links of every page in little space: help, saved items, the other languages and the theme. */
export const PageTools = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  return (
    <div className={styles['tools']} role="group" aria-label={t('page-tools.label')}>
      {isPageEnabled(configuration, HELP) && (
        <Link to={HELP}>
          <Icon name="help" />
          <span className="vh">{t('footer.help')}</span>
        </Link>
      )}
      <Link to={SAVED_PATH}>
        <Icon name="saved" />
        <span className="vh">{t('footer.saved')}</span>
      </Link>
      <LanguageMenu />
      <span className={styles['theme']}>
        <ThemeSwitch />
      </span>
    </div>
  );
};
