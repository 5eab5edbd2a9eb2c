import { useMessages } from '../messages/use-messages.ts';
import { SAVED_PATH } from '../saved/saved-path.ts';
import { Icon } from './icon.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Link } from './link.tsx';
import styles from './page-tools.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** Links of every page in little space: saved items, the other languages and the theme. */
export const PageTools = () => {
  const t = useMessages();
  return (
    <div className={styles['tools']} role="group" aria-label={t('page-tools.label')}>
      <Link to={SAVED_PATH}>
        <Icon name="saved" />
        <span className="vh">{t('footer.saved')}</span>
      </Link>
      <LanguageLinks isShort />
      <span className={styles['theme']}>
        <ThemeSwitch />
      </span>
    </div>
  );
};
