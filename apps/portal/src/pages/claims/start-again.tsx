import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { EMPTY_DRAFT } from './link-draft.ts';
import type { LinkDraft } from './link-draft.ts';

interface StartAgainProps {
  readonly draft: LinkDraft;
  readonly onChange: (draft: LinkDraft) => void;
}

/** Removes all choices. They can be restored until others are made. */
export const StartAgain = ({ draft, onChange }: StartAgainProps) => {
  const t = useMessages();
  const [removed, setRemoved] = useState<LinkDraft | null>(null);
  const isEmpty = draft.works.length === 0 && draft.targets.length === 0;
  if (removed && !isEmpty) setRemoved(null);
  const clear = (): void => {
    setRemoved(draft);
    onChange(EMPTY_DRAFT);
  };
  return (
    <p className="row" role="status">
      {!isEmpty && (
        <button key="clear" type="button" className="link" onClick={clear}>
          {t('claims.clear')}
        </button>
      )}
      {isEmpty && removed && (
        <>
          {t('claims.cleared')}
          <button key="undo" type="button" className="link" onClick={() => onChange(removed)}>
            {t('claims.undo')}
          </button>
        </>
      )}
    </p>
  );
};
