import { landingAddress, plainText } from '@open-discovery/model';
import type { GraphRecord, RecordKind } from '@open-discovery/model';
import type { ReactNode } from 'react';
import { usePortal } from '../../app/portal-context.tsx';
import { useAnswer } from '../../app/use-answer.ts';
import { Failed } from '../../components/failed.tsx';
import { MarkedText } from '../../components/marked-text.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { recordTitle } from '../../components/record-title.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { descriptionOf } from './description-of.ts';
import styles from './landing.module.css';
import { Sections } from './sections.tsx';
import type { SectionOf } from './sections.tsx';
import { useRelatedSections } from './use-related-sections.tsx';

interface LandingFrameProps {
  readonly kind: RecordKind;
  readonly record: GraphRecord;
  /** Kind, access, dates: the line above the title. */
  readonly labels: ReactNode;
  /** People, venue, identifiers, actions: what stands under the title. */
  readonly lead?: ReactNode;
  /** `null` where the record has nothing for a section. */
  readonly sections: readonly (SectionOf | null)[];
}

/** What all landing pages have in common: head, labels, title, sections and relations. */
export const LandingFrame = ({ kind, record, labels, lead, sections }: LandingFrameProps) => {
  const { graphApi } = usePortal();
  const related = useAnswer(graphApi.endpoints.related, record.id);
  const relations = useRelatedSections(record.id, related?.state === 'found' ? related.value : []);
  const title = recordTitle(record);
  const t = useMessages();
  return (
    <main id="main" className={`page ${styles['landing']}`}>
      <PageHead
        title={plainText(title)}
        description={descriptionOf(record)}
        path={landingAddress(kind, record.id)}
      />
      <div className="row meta">{labels}</div>
      <h1>
        <MarkedText text={title} />
      </h1>
      {lead}
      <Sections sections={[...sections.filter((section) => section !== null), ...relations]} />
      {related?.state === 'failed' && <Failed what={t('landing.related-failed')} />}
    </main>
  );
};
