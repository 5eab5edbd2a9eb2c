import { useLingui } from '@lingui/react';
import type { ImportReport } from '@open-discovery/model';
import { useMessages } from '../../../../messages/use-messages.ts';
import { isKind, KIND_LABELS } from './kind-labels.ts';

type SkipReasonProps = Pick<ImportReport['skipped']['reasons'][number], 'problem' | 'reason'>;

/** The reason for which records were skipped; in English if the report is of another version. */
export const SkipReason = ({ problem, reason }: SkipReasonProps) => {
  const { i18n } = useLingui();
  const t = useMessages();
  const id = `admin-status.skipped-${problem?.id ?? ''}`;
  if (!problem || !Object.hasOwn(i18n.messages, id)) return <span lang="en">{reason}</span>;
  const { kind } = problem.values;
  return i18n._(id, isKind(kind) ? { ...problem.values, kind: t(KIND_LABELS[kind]) } : problem.values);
};
