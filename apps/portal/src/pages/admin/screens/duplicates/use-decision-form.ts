import { decideMerge } from '@open-discovery/admin-client';
import type { MergeDecision, MergeVerdict, NewMergeDecision } from '@open-discovery/model';
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
  readonly verdict: MergeVerdict;
  /** The number of records of which some are marked; none by default. */
  readonly among?: number;
  /** Returns the records on both sides. */
  readonly sides: (marked: readonly string[]) => Pick<NewMergeDecision, 'records' | 'others'>;
}

const wrongMarks = (marked: number, among: number): Problem | null => {
  if (among === 0 || (marked > 0 && marked < among)) return null;
  return marked === 0
    ? { ok: false, messageId: 'admin-duplicates.parts-none', message: 'No record is marked.', values: {} }
    : { ok: false, messageId: 'admin-duplicates.parts-all', message: 'All records are marked.', values: {} };
};

interface DecisionValues {
  readonly verdict: MergeVerdict | '';
  readonly marked: readonly string[];
  readonly note: string;
}

/** Returns the form of a decision, which leads back to the list once it is saved. */
export const useDecisionForm = ({ id, verdict, among = 0, sides }: DecisionFormOptions) => {
  const t = useMessages();
  const navigate = useNavigate();
  return useEditForm({
    id: `decision ${id}`,
    item: null,
    valuesOf: (saved: MergeDecision | null): DecisionValues => ({
      verdict: saved?.verdict ?? '',
      marked: among > 0 && saved ? saved.records.map((record) => record.id) : [],
      note: saved?.note ?? '',
    }),
    given: { verdict },
    labels: {
      verdict: t('admin-duplicates.verdict'),
      marked: t('admin-duplicates.parts'),
      note: t('admin-duplicates.note'),
    },
    rules: { marked: ({ length }) => wrongMarks(length, among), note: atMost(NOTE_CHARS) },
    // If somebody else has decided about them meanwhile, both decisions are shown.
    request: ({ marked, note }, { version = 0 }) => decideMerge({ ...sides(marked), verdict, note, version }),
    onSaved: () => void navigate(DUPLICATES_ADDRESS, withOutcome('saved')),
  });
};
