import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ModalDialog } from '../../components/modal-dialog.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useServiceData } from '../../runtime/use-service-data.ts';
import type { SendRequest } from '../../runtime/use-service.ts';
import { Guarded } from '../../session/guarded.tsx';
import { MY_ORCID_PATH } from '../../runtime/paths.ts';
import { OrcidFailure } from './orcid-failure.tsx';
import { TakeLostFocus } from './take-lost-focus.tsx';
import { ConnectLink } from './connect-link.tsx';
import { failureOf } from './failure.ts';
import type { Failure } from './failure.ts';
import styles from './my-orcid-links.css?url';
import { disconnect, getConnection } from './orcid-calls.ts';
import type { Connection } from './orcid-calls.ts';
import { useOrcidService } from './use-orcid-service.ts';
import { WorksList } from './works-list.tsx';
import { Loading } from '../../components/loading.tsx';

/** The works of a user here and on their ORCID record. Spec §2. */
export const Page = () => {
  const t = useMessages();
  const send = useOrcidService();
  return (
    <main id="main" className="page my-orcid-links">
      <PageStyles href={styles} />
      <PageHead title={t('menu.my-orcid-links')} path={MY_ORCID_PATH} noIndex />
      <h1>{t('menu.my-orcid-links')}</h1>
      <p className="soft my-orcid-links-lead">{t('my-orcid-links.lead')}</p>
      <noscript>
        <p className="notice">{t('my-orcid-links.scripts')}</p>
      </noscript>
      {send === null ? (
        <p className="notice">{t('my-orcid-links.fail-off')}</p>
      ) : (
        <Guarded>{() => <OrcidRecord send={send} />}</Guarded>
      )}
    </main>
  );
};

const OrcidRecord = ({ send }: { readonly send: SendRequest }) => {
  const t = useMessages();
  const { value, error, reload } = useServiceData(useCallback(() => send(getConnection()), [send]));
  const [note, setNote] = useState('');
  if (error && failureOf(error) === 'off') return <p className="notice">{t('my-orcid-links.fail-off')}</p>;
  if (error) return <OrcidFailure failure={failureOf(error)} onRetry={reload} />;
  if (value === null) return <Loading />;
  const disconnected = (isRevoked: boolean): void => {
    setNote(t(isRevoked ? 'my-orcid-links.disconnected' : 'my-orcid-links.disconnected-here'));
    reload();
  };
  return (
    <>
      {note === '' ? (
        <Ending />
      ) : (
        <TakeLostFocus>
          <p className="notice" role="status">
            {note}
          </p>
        </TakeLostFocus>
      )}
      {value.orcid === null ? (
        <Connect />
      ) : (
        <>
          <Connected connection={value} send={send} onDisconnected={disconnected} />
          <WorksList send={send} />
        </>
      )}
    </>
  );
};

const ENDINGS = ['connected', 'denied', 'expired', 'failed'] as const;

/** The outcome of the visit to ORCID from which the user has just come back. */
const Ending = () => {
  const t = useMessages();
  const [parameters, setParameters] = useSearchParams();
  const [ending] = useState(() => ENDINGS.find((one) => one === parameters.get('connection')));
  useEffect(() => {
    // Said once: not again after a reload.
    if (ending !== undefined) setParameters({}, { replace: true, preventScrollReset: true });
  }, [ending, setParameters]);
  if (ending === undefined) return null;
  return (
    <p className={ending === 'connected' ? 'notice' : 'notice failed'} role="status">
      {t(`my-orcid-links.ending-${ending}`)}
    </p>
  );
};

const Connect = () => {
  const t = useMessages();
  return (
    <>
      <p>{t('my-orcid-links.connect-text')}</p>
      <p className="my-orcid-links-connect">
        <ConnectLink>{t('my-orcid-links.connect')}</ConnectLink>
      </p>
    </>
  );
};

interface ConnectedProps {
  readonly connection: Connection;
  readonly send: SendRequest;
  readonly onDisconnected: (isRevoked: boolean) => void;
}

/** The connected ORCID iD, and the way to disconnect it. */
const Connected = ({ connection: { url, name }, send, onDisconnected }: ConnectedProps) => {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const end = async (): Promise<void> => {
    setAsking(false);
    const answer = await send(disconnect());
    if (answer.ok) onDisconnected(answer.value);
    else setFailure(failureOf(answer.error));
  };
  return (
    <div>
      <p className="row">
        <span>
          {t('my-orcid-links.connected')} <a href={url}>{url}</a>
          {name !== '' && ` (${name})`}
        </span>
        <button type="button" className="btn small" onClick={() => setAsking(true)}>
          {t('my-orcid-links.disconnect')}
        </button>
      </p>
      {failure && <OrcidFailure failure={failure} />}
      {isAsking && (
        <ModalDialog title={t('my-orcid-links.disconnect-title')} onClose={() => setAsking(false)}>
          <p>{t('my-orcid-links.disconnect-text')}</p>
          <div className="row">
            <button type="button" className="btn" onClick={() => setAsking(false)}>
              {t('my-orcid-links.stay')}
            </button>
            <button type="button" className="btn primary" onClick={() => void end()}>
              {t('my-orcid-links.disconnect')}
            </button>
          </div>
        </ModalDialog>
      )}
    </div>
  );
};
