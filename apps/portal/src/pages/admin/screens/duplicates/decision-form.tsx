import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loading } from '../../../../components/loading.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { TextField } from '../../parts/fields/text-field.tsx';
import { EditForm } from '../../parts/form/edit-form.tsx';
import { screenAddress } from '../../screen-address.ts';
import type { useDecisionForm } from './use-decision-form.ts';
import { useDecisionTitle } from './use-decision-title.ts';

interface DecisionFormProps extends ReturnType<typeof useDecisionForm> {
  /** The records, and what to decide about them. */
  readonly children: ReactNode;
}

/** The form of a decision, with a note. */
export const DecisionForm = ({ form, earlier, isReady, children }: DecisionFormProps) => {
  const t = useMessages();
  const titleOf = useDecisionTitle();
  const navigate = useNavigate();
  if (!isReady) return <Loading />;
  return (
    <EditForm form={form} onCancel={() => void navigate(screenAddress('duplicates'))}>
      {children}
      <p role="status" className={earlier ? 'notice' : undefined}>
        {earlier && t('admin-duplicates.replaces', { decision: titleOf(earlier) })}
      </p>
      <TextField {...form.field('note')} hint={t('admin-duplicates.note-hint')} lines={3} />
    </EditForm>
  );
};
