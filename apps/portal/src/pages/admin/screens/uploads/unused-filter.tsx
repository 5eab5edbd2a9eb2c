import { useMessages } from '../../../../messages/use-messages.ts';
import { AskingButton } from '../../parts/asking-button.tsx';

interface UnusedFilterProps {
  /** Number of the pictures that are used nowhere. */
  readonly count: number;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly onDelete: () => void;
}

/** The choice of the pictures that are used nowhere, with the button that deletes all of them. */
export const UnusedFilter = ({ count, isOn, onChange, onDelete }: UnusedFilterProps) => {
  const t = useMessages();
  const text = t('admin-uploads.delete-all', { count });
  if (count === 0 && !isOn) return null;
  return (
    <div className="row">
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />{' '}
        {t('admin-uploads.only-unused')}
      </label>
      {isOn && count > 0 && (
        <AskingButton
          title={t('admin-uploads.delete-all-title', { count })}
          confirm={text}
          onConfirm={onDelete}
        >
          <p>{t('admin-uploads.delete-all-effect')}</p>
        </AskingButton>
      )}
    </div>
  );
};
