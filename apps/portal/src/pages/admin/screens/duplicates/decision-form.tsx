import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../../messages/use-messages.ts';
import { TextField } from '../../parts/fields/text-field.tsx';
import { EditForm } from '../../parts/form/edit-form.tsx';
import { DUPLICATES_ADDRESS } from './duplicates-address.ts';
import type { useDecisionForm } from './use-decision-form.ts';

interface DecisionFormProps {
  readonly form: ReturnType<typeof useDecisionForm>;
  /** The records, and what to decide about them. */
  readonly children: ReactNode;
}

/** The form of a decision, with a note. */
export const DecisionForm = ({ form, children }: DecisionFormProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  return (
    <EditForm form={form} onCancel={() => void navigate(DUPLICATES_ADDRESS)}>
      {children}
      <TextField {...form.field('note')} hint={t('admin-duplicates.note-hint')} lines={3} />
    </EditForm>
  );
};
