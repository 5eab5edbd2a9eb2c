import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';

interface RetryNoticeProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Says that a request of the browser has failed, with a button that sends it again. `Failed` is for the data of a loader. */
export const RetryNotice = ({ children, onRetry }: RetryNoticeProps) => {
  const t = useMessages();
  return (
    <div className="notice failed" role="alert">
      {children}
      <p>
        <button type="button" className="btn" onClick={onRetry}>
          {t('action.try-again')}
        </button>
      </p>
    </div>
  );
};
