import { useMessages } from '../../../messages/use-messages.ts';

/** The changes that visitors will notice. They are found when they are shown. */
export const EffectList = ({ effects }: { readonly effects: () => readonly string[] }) => {
  const t = useMessages();
  return (
    <>
      <p>{t('admin.effect-lead')}</p>
      <ul className="admin-effects">
        {effects().map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </>
  );
};
