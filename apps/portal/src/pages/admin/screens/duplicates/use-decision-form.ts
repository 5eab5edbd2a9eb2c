import { decideMerge } from '@open-discovery/admin-client';
import type { MergeDecision, NewMergeDecision } from '@open-discovery/model';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../../messages/use-messages.ts';
import { withOutcome } from '../../parts/change-outcome.tsx';
import { atMost } from '../../parts/form/rules.ts';
import type { Problem } from '../../parts/form/rules.ts';
import { useEditForm } from '../../parts/form/use-edit-form.ts';
import { DUPLICATES_ADDRESS } from './duplicates-address.ts';

const NOTE_CHARS = 1_000;

interface DecisionFormOptions {
  /** Names the unsaved work. */
  readonly id: string;
  /** The number of records of which some are marked; none by default. */
  readonly among?: number;
  readonly decide: (marked: readonly string[]) => Omit<NewMergeDecision, 'note'>;
}

const wrongMarks = (marked: number, among: number): Problem | null => {
  if (among === 0 || (marked > 0 && marked < among)) return null;
  return marked === 0
    ? { ok: false, messageId: 'admin-duplicates.parts-none', message: 'No record is marked.', values: {} }
    : { ok: false, messageId: 'admin-duplicates.parts-all', message: 'All records are marked.', values: {} };
};

const valuesOf = (saved: MergeDecision | null): { marked: readonly string[]; note: string } => ({
  marked: saved?.records.map(({ id }) => id) ?? [],
  note: saved?.note ?? '',
});

/** Returns the form of a decision, which leads back to the list once it is saved. */
export const useDecisionForm = ({ id, among = 0, decide }: DecisionFormOptions) => {
  const t = useMessages();
  const navigate = useNavigate();
  return useEditForm({
    id: `decision ${id}`,
    item: null,
    valuesOf,
    labels: { marked: t('admin-duplicates.parts'), note: t('admin-duplicates.note') },
    rules: { marked: ({ length }) => wrongMarks(length, among), note: atMost(NOTE_CHARS) },
    request: ({ marked, note }) => decideMerge({ ...decide(marked), note }),
    onSaved: () => void navigate(DUPLICATES_ADDRESS, withOutcome('saved')),
  });
};
