import { Loading } from '../../../components/loading.tsx';
import { RetryNotice } from '../../../components/retry-notice.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { ContentState } from '../use-content.ts';
import { useFailureText } from './use-failure-text.ts';

interface NotLoadedProps {
  readonly content: ContentState<unknown>;
  /** Says what could not be loaded; that the list could not, by default. */
  readonly failed?: string;
}

/** Says that content is loading or why that has failed, with a button to try again. */
export const NotLoaded = ({ content: { error, reload }, failed }: NotLoadedProps) => {
  const t = useMessages();
  const failureText = useFailureText();
  if (!error) return <Loading />;
  return (
    <RetryNotice onRetry={reload}>
      <p>
        <strong>{failed ?? t('admin.list-failed')}</strong>
      </p>
      <p>{failureText(error)}</p>
    </RetryNotice>
  );
};
