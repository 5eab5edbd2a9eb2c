import type { GraphRecord, RecordKind } from '@open-discovery/model';
import { lazyDetails } from '../../../hydration/lazy-details.tsx';
import { withTexts } from '../../../messages/load-messages.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { Section } from '../sections.tsx';
import { EVIDENCE_CATALOG } from './evidence-catalog.ts';

const EvidenceDetails = lazyDetails(
  withTexts(async () => (await import('./merge-evidence.tsx')).MergeEvidence, EVIDENCE_CATALOG),
);

/** Returns the section that says of which records this one was made, and why; `null` for a record of its own. */
export const useEvidenceSection = (kind: RecordKind, record: GraphRecord): Section | null => {
  const t = useMessages();
  const { parts, apart } = record.mergeEvidence ?? {};
  const count = parts?.length ?? 0;
  if (count === 0 && (apart ?? []).length === 0) return null;
  return {
    id: 'evidence',
    title: t('landing.evidence'),
    content: (
      <EvidenceDetails summary={t('landing.evidence-summary', { count })} kind={kind} record={record} />
    ),
  };
};
