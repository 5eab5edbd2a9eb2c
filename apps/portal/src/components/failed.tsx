import { useMessages } from '../messages/use-messages.ts';
import { TryAgain } from './try-again.tsx';

/** Tells that a part of the page failed, which differs from "no results", and offers to try again. */
export const Failed = ({ what }: { readonly what: string }) => {
  const t = useMessages();
  return (
    <div className="notice failed" role="alert">
      <p>
        <strong>{what}</strong>
      </p>
      <p>{t('failed.text')}</p>
      <TryAgain />
    </div>
  );
};
