import { Loading } from '../../../components/loading.tsx';
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
    <div className="notice failed" role="alert">
      <p>
        <strong>{failed ?? t('admin.list-failed')}</strong>
      </p>
      <p>{failureText(error)}</p>
      <p>
        <button type="button" className="btn" onClick={reload}>
          {t('action.try-again')}
        </button>
      </p>
    </div>
  );
};
