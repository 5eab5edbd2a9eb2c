import { useMessages } from '../messages/use-messages.ts';
import { usePortal } from '../runtime/portal-context.tsx';
import { LanguageLink, useOtherLanguages } from './language-links.tsx';
import styles from './page-tools.module.css';

/** The page's language in little space, which opens links to the others. Works without scripts. */
export const LanguageMenu = () => {
  const t = useMessages();
  const { language } = usePortal();
  const others = useOtherLanguages();
  if (others.length === 0) return null;
  return (
    <details className={styles['languages']} data-menu="">
      <summary>
        <span className="vh">{t('field.language')}: </span>
        {language.toUpperCase()}
      </summary>
      <ul>
        {others.map((other) => (
          <li key={other}>
            <LanguageLink to={other} />
          </li>
        ))}
      </ul>
    </details>
  );
};
