import { useMessages } from '../../../../messages/use-messages.ts';
import { useFormat } from '../../../../runtime/use-format.ts';
import { SAVED_LIMITS } from '../../../../saved/saved-items.ts';
import styles from '../result-actions.module.css';

/** The outcome of selecting many results; `full`: the storage of the browser is full. */
export type Selecting =
  | { readonly is: 'busy' | 'failed' | 'full' | 'undone' }
  /** The ids that were not selected before, and the number of results that did not fit. */
  | { readonly is: 'added'; readonly added: readonly string[]; readonly left: number };

interface SelectingStatusProps {
  readonly selecting: Selecting | null;
  readonly onUndo: (ids: readonly string[]) => void;
}

/** Shows how many results were selected, and offers undo. Always rendered, so that screen readers announce it. */
export const SelectingStatus = ({ selecting, onUndo }: SelectingStatusProps) => {
  const t = useMessages();
  const added = selecting?.is === 'added' ? selecting.added : [];
  return (
    <>
      <span role="status" className={styles['status']}>
        <SelectingText selecting={selecting} />
      </span>
      {added.length > 0 && (
        <button type="button" className="btn small" onClick={() => onUndo(added)}>
          {t('select.undo')}
        </button>
      )}
    </>
  );
};

const SelectingText = ({ selecting }: Pick<SelectingStatusProps, 'selecting'>) => {
  const t = useMessages();
  const format = useFormat();
  if (selecting === null) return null;
  if (selecting.is === 'full') return t('saved.storage-full');
  if (selecting.is !== 'added') return t(`select.${selecting.is}`);
  const { added, left } = selecting;
  return (
    <>
      {t('select.added', { count: added.length, shown: format.number(added.length) })}
      {left > 0 &&
        ` ${t('select.left', { shown: format.number(left), most: format.number(SAVED_LIMITS.selection) })}`}
    </>
  );
};
