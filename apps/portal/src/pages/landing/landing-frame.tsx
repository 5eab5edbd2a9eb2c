import { foundValue } from '@open-discovery/portal-state';
import type { ReactNode } from 'react';
import { DivHelp } from '../../components/div-help.tsx';
import { Failed } from '../../components/failed.tsx';
import { MarkedTitle } from '../../components/marked-title.tsx';
import { RestOfPage } from '../../components/rest-of-page.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Actions } from './actions/actions.tsx';
import { BackToResults } from './back-to-results.tsx';
import { useEvidenceSection } from './evidence/use-evidence-section.tsx';
import { useLandingData } from './landing-data.ts';
import { NewerVersion } from './relations/newer-version.tsx';
import { useGraphSection } from './relations/use-graph-section.tsx';
import { useRelatedSections } from './relations/use-related-sections.tsx';
import { useSimilarSection } from './similar/use-similar-section.tsx';
import { useWorksSections } from './works/use-works-sections.tsx';
import { Sections } from './sections.tsx';
import type { Section } from './sections.tsx';
import type { RecordProps } from './record-props.ts';

interface LandingFrameProps extends RecordProps {
  /** Important notices above the title. */
  readonly notices?: ReactNode;
  /** Kind, access right and dates: the line above the title. */
  readonly labels: ReactNode;
  /** Authors, venue and identifiers, below the title. */
  readonly lead?: ReactNode;
  /** The action that most visitors come for. */
  readonly firstAction?: ReactNode;
  /** Falsy entries are sections without content. */
  readonly sections: readonly (Section | false | null | undefined)[];
}

/** The layout shared by all landing pages: notices, labels, title, actions, sections and relations. */
export const LandingFrame = ({ kind, record, notices, labels, lead, ...rest }: LandingFrameProps) => {
  const related = useLandingData()?.related;
  const groups = foundValue(related) ?? [];
  const relations = useRelatedSections(kind, record, groups);
  const works = useWorksSections(kind, record);
  const similar = useSimilarSection(kind, record);
  const graph = useGraphSection(kind, record, groups);
  const evidence = useEvidenceSection(kind, record);
  const t = useMessages();
  const sections = [...rest.sections, similar, ...works, ...relations, evidence, graph].filter(isSection);
  return (
    <>
      <BackToResults />
      {notices}
      <NewerVersion groups={groups} />
      <div className="row meta">{labels}</div>
      <h1>
        <MarkedTitle record={record} />
      </h1>
      {lead}
      <DivHelp id="record" />
      <RestOfPage>
        <Actions kind={kind} record={record} first={rest.firstAction} />
        {sections.length > 0 && <Sections sections={sections} />}
        <DivHelp id="related" />
        {related?.state === 'failed' && <Failed what={t('landing.related-failed')} error={related.error} />}
      </RestOfPage>
    </>
  );
};

const isSection = (section: Section | false | null | undefined): section is Section => Boolean(section);
