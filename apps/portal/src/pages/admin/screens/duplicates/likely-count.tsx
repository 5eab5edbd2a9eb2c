import { useMessages } from '../../../../messages/use-messages.ts';

/** The number of pairs that wait for an answer; nothing without any, and while it is not known. */
export const LikelyCount = ({ count = 0 }: { readonly count?: number | undefined }) => {
  const t = useMessages();
  return (
    count > 0 && (
      <p>
        <strong>{t('admin-duplicates.likely-count', { count })}</strong>
      </p>
    )
  );
};
