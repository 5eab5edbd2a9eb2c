import { useEffect } from 'react';
import { data } from 'react-router-dom';
import { PageHead } from '../../components/page-head.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { LoaderOf } from '../../runtime/route-services.ts';

/** Interval of the page's retries; the host asks the admin tool less often. */
const ASK_AGAIN_MS = 10_000;

export const loader: LoaderOf = () => () => data(null, { status: 503, headers: { 'retry-after': '30' } });

/** Replaces every page while the portal's description is unavailable, and retries automatically. Spec §8. */
export const Page = () => {
  const t = useMessages();
  useEffect(() => {
    const timer = setInterval(() => void reloadWhenBack(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <main id="main" className="page broken">
      <PageHead title={t('missing-portal.title')} noIndex />
      <h1>{t('missing-portal.title')}</h1>
      <p role="status">{t('missing-portal.text')}</p>
      <TryAgain />
    </main>
  );
};

const reloadWhenBack = async (): Promise<void> => {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
  if (answer && answer.status !== 503) window.location.reload();
};
