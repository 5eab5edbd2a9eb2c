import { useMessages } from '../../messages/use-messages.ts';

/** Says to visitors without scripts why the pages of communities stay empty. */
export const ScriptsNeeded = () => {
  const t = useMessages();
  return (
    <noscript>
      <p className="notice">{t('my-communities.scripts')}</p>
    </noscript>
  );
};
