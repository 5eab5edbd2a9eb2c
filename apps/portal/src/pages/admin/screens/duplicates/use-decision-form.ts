import { decideMerge, getMergeDecisions } from '@open-discovery/admin-client';
import type { DecidedRecord, MergeDecision, MergeVerdict, NewMergeDecision } from '@open-discovery/model';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../../messages/use-messages.ts';
import { withOutcome } from '../../parts/change-outcome.tsx';
import { atMost, problem } from '../../parts/form/rules.ts';
import type { Problem } from '../../parts/form/rules.ts';
import { useEditForm } from '../../parts/form/use-edit-form.ts';
import { useContent } from '../../use-content.ts';
import { screenAddress } from '../../screen-address.ts';

const NOTE_CHARS = 1_000;
/** As many as the server sends at once. Few decisions are about one record. */
const MOST_DECISIONS = 100;

type Sides = Pick<NewMergeDecision, 'records' | 'others'>;

interface DecisionFormOptions {
  /** Names the unsaved work. */
  readonly id: string;
  readonly verdict: MergeVerdict;
  /** The ids of records that the decision is about in any case. */
  readonly about: readonly string[];
  /** The number of records of which some are marked; none by default. */
  readonly among?: number;
  /** Returns the records on both sides. */
  readonly sides: (marked: readonly string[]) => Sides;
}

const wrongMarks = (marked: number, among: number): Problem | null => {
  if (among === 0 || (marked > 0 && marked < among)) return null;
  return problem(marked === 0 ? 'admin-duplicates.parts-none' : 'admin-duplicates.parts-all');
};

interface DecisionValues {
  readonly verdict: MergeVerdict | '';
  readonly marked: readonly string[];
  readonly note: string;
}

const idsOf = (records: readonly DecidedRecord[]): string[] => records.map(({ id }) => id);

/** Returns the decision about the same records, in any order. */
const decisionAbout = (decisions: readonly MergeDecision[], { records, others }: Sides) => {
  const keyOf = (...both: readonly (readonly string[])[]): string =>
    JSON.stringify(both.map((ids) => ids.toSorted()).toSorted());
  const wanted = keyOf(records, others);
  return decisions.find((one) => keyOf(idsOf(one.records), idsOf(one.others)) === wanted) ?? null;
};

/** Returns the form of a decision, which leads back to the list once it is saved, and the earlier decision that it replaces. */
export const useDecisionForm = ({ id, verdict, among = 0, about, sides }: DecisionFormOptions) => {
  const t = useMessages();
  const navigate = useNavigate();
  const known = useContent(getMergeDecisions({ search: about.join(' '), pageSize: MOST_DECISIONS }));
  const earlierAbout = (marked: readonly string[]): MergeDecision | null =>
    decisionAbout(known.value?.results ?? [], sides(marked));
  const form = useEditForm({
    id: `decision ${id}`,
    item: null,
    valuesOf: (saved: MergeDecision | null): DecisionValues => ({
      verdict: saved?.verdict ?? '',
      marked: among > 0 && saved ? idsOf(saved.records) : [],
      note: saved?.note ?? '',
    }),
    given: { verdict },
    labels: {
      verdict: t('admin.field-verdict'),
      marked: t('admin-duplicates.parts'),
      note: t('admin.field-note'),
    },
    rules: { marked: ({ length }) => wrongMarks(length, among), note: atMost(NOTE_CHARS) },
    // If somebody else has decided about them meanwhile, both decisions are shown.
    request: ({ marked, note }, { version = earlierAbout(marked)?.version ?? 0 }) =>
      decideMerge({ ...sides(marked), verdict, note, version }),
    onSaved: () => void navigate(screenAddress('duplicates'), withOutcome('saved')),
  });
  return {
    form,
    earlier: earlierAbout(form.state.values.marked),
    // A decision that is saved before would not know the one that it replaces.
    isReady: known.value !== undefined || known.error !== undefined,
  };
};
