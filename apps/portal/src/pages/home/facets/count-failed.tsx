import { useMessages } from '../../../messages/use-messages.ts';

/** Says in a line that the values of a facet could not be counted, where a `RetryNotice` has no room, and offers to try again. */
export const CountFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useMessages();
  return (
    <p role="alert" className="small">
      {t('results.failed')}{' '}
      <button type="button" className="btn small" onClick={onRetry}>
        {t('action.try-again')}
      </button>
    </p>
  );
};
