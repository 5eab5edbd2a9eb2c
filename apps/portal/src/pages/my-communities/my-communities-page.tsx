import { useCallback, useRef, useState } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import { RetryNotice } from '../../components/retry-notice.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useKeptFocus } from '../../runtime/use-kept-focus.ts';
import { useServiceData } from '../../runtime/use-service-data.ts';
import { Guarded } from '../../session/guarded.tsx';
import { MY_COMMUNITIES_PATH } from '../../runtime/paths.ts';
import { useLoginService } from '../../session/use-login-service.ts';
import { CommunityEntry } from './community-entry.tsx';
import { getCommunities } from './community-calls.ts';
import { ScriptsNeeded } from './scripts-needed.tsx';
import styles from './my-communities.css?url';
import { Loading } from '../../components/loading.tsx';

/** The communities that a user curates, manages or belongs to, and those to join. Spec §2. */
export const Page = () => {
  const t = useMessages();
  return (
    <main id="main" className="page my-communities">
      <PageStyles href={styles} />
      <PageHead title={t('my-communities.title')} path={MY_COMMUNITIES_PATH} noIndex />
      <h1>{t('my-communities.title')}</h1>
      <p className="soft">{t('my-communities.lead')}</p>
      <ScriptsNeeded />
      <Guarded>{() => <Communities />}</Guarded>
    </main>
  );
};

const Communities = () => {
  const t = useMessages();
  const { compare } = new Intl.Collator(usePortal().language);
  const [note, setNote] = useState('');
  const send = useLoginService();
  const { value, error, reload } = useServiceData(useCallback(() => send(getCommunities()), [send]));
  const area = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  useKeptFocus(area, said);
  if (error)
    return (
      <RetryNotice onRetry={reload}>
        <p>{t('my-communities.load-failed')}</p>
      </RetryNotice>
    );
  if (value === null) return <Loading />;
  const byName = value.toSorted((one, other) => compare(one.name, other.name));
  const own = byName.filter(({ parts }) => parts.length > 0);
  const others = byName.filter(({ parts, isOpen }) => parts.length === 0 && isOpen);
  const changed = (text: string): void => {
    setNote(text);
    reload();
  };
  return (
    <div ref={area}>
      <p role="status" ref={said} tabIndex={-1}>
        {note}
      </p>
      {own.length === 0 && <p>{t('my-communities.none')}</p>}
      <ul className="cards">
        {own.map((community) => (
          <CommunityEntry heading="h2" key={community.pid} community={community} onChange={changed} />
        ))}
      </ul>
      <h2>{t('my-communities.others')}</h2>
      {others.length === 0 && <p>{t('my-communities.others-none')}</p>}
      <ul className="cards">
        {others.map((community) => (
          <CommunityEntry heading="h3" key={community.pid} community={community} onChange={changed} />
        ))}
      </ul>
    </div>
  );
};
