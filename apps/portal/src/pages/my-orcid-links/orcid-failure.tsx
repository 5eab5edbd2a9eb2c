import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { LoginLink } from '../../session/login-link.tsx';
import { ConnectLink } from './connect-link.tsx';
import { needsConnection } from './failure.ts';
import type { Failure } from './failure.ts';

interface OrcidFailureProps {
  readonly failure: Failure;
  readonly onRetry?: () => void;
  /** The events so far, and the way on. */
  readonly children?: ReactNode;
}

/** A sentence about the failure, with what to do next. */
export const OrcidFailure = ({ failure, onRetry, children }: OrcidFailureProps) => {
  const t = useMessages();
  return (
    <div className="notice failed" role="alert">
      <p>{t(`my-orcid-links.fail-${failure}`)}</p>
      {children}
      {onRetry && (
        <p>
          <button type="button" className="btn" onClick={onRetry}>
            {t('action.try-again')}
          </button>
        </p>
      )}
      {failure === 'loggedOut' && (
        <p>
          <LoginLink className="btn primary">{t('menu.login')}</LoginLink>
        </p>
      )}
      {needsConnection(failure) && (
        <p>
          <ConnectLink>{t('my-orcid-links.connect-again')}</ConnectLink>
        </p>
      )}
    </div>
  );
};
