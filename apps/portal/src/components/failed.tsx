import type { HttpError } from '@open-discovery/http';
import { useMessages } from '../messages/use-messages.ts';
import { isTooMany } from '../runtime/failure-status.ts';
import { TryAgain } from './try-again.tsx';

interface FailedProps {
  readonly what: string;
  /** The failure of the part's query, which may be the visitor's own. */
  readonly error?: HttpError;
}

/**
 * Reports that a part of the page has failed, which is not the same as "no results", and offers to load the page again: a link,
 * because it is also rendered by the server and works without scripts. `RetryNotice` sends a request of the browser again.
 */
export const Failed = ({ what, error }: FailedProps) => {
  const t = useMessages();
  return (
    <div className="notice failed" role="alert">
      <p>
        <strong>{what}</strong>
      </p>
      <p>{t(error && isTooMany(error) ? 'too-many.text' : 'failed.text')}</p>
      <TryAgain />
    </div>
  );
};
