import { isPageEnabled } from '@open-discovery/menu';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import styles from './deposit.css?url';
import { DEPOSIT_PATH, DEPOSIT_HELP_PATH } from '../../runtime/paths.ts';

const STEPS = ['choose', 'rights', 'prepare', 'describe', 'identifier', 'link'] as const;

/** Explains step by step how to deposit works so that they can be found. Spec §2 "Deposit". */
export const Page = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  return (
    <main id="main" className="page deposit">
      <PageStyles href={styles} />
      <PageHead
        title={t('deposit.learn-title')}
        description={t('deposit.learn-lead')}
        path={DEPOSIT_HELP_PATH}
      />
      <h1>{t('deposit.learn-title')}</h1>
      <p className="deposit-text">{t('deposit.learn-lead')}</p>
      {isPageEnabled(configuration, DEPOSIT_PATH) && (
        <p>
          <Link className="btn primary" to={DEPOSIT_PATH}>
            {t('deposit.search-title')}
          </Link>
        </p>
      )}
      <ol className="deposit-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <h2>{t(`deposit.step.${step}`)}</h2>
            <p className="deposit-text">{t(`deposit.step-text.${step}`)}</p>
          </li>
        ))}
      </ol>
    </main>
  );
};
