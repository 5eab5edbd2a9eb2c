import type { Community } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import { KindLabel } from '../../components/kind-label.tsx';
import { Logo } from '../../components/logo.tsx';
import { useMessages, useOptionalMessage } from '../../messages/use-messages.ts';
import { CommunityLead } from './community/community-lead.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { useFactsSection } from './facts.tsx';
import { LandingFrame } from './landing-frame.tsx';
import { useLandingData } from './landing-data.ts';
import { subjectChips } from './product/subject-chips.ts';
import { Subjects } from './product/subjects.tsx';
import { statisticsIsland } from '../../components/statistics/statistics.lazy.ts';
import { NewestWorks } from './works/newest-works.tsx';
import { useAboutSection } from './use-about-section.tsx';

/** The page of a research community or infrastructure. */
export const CommunityView = ({ record }: { readonly record: Community }) => {
  const t = useMessages();
  const message = useOptionalMessage();
  const data = useLandingData();
  const { statistics = [], selected, logo } = data ?? {};
  const total = foundValue(data?.works?.search)?.total ?? 0;
  const subjects = subjectChips((record.subjects ?? []).map(toSubject));
  const facts = useFactsSection([
    [t('field.type'), record.type && message(`community-type.${record.type.toLowerCase()}`, record.type)],
    [t('fact.subjects'), subjects.length > 0 && <Subjects chips={subjects} />],
    [
      t('fact.zenodo'),
      [record.zenodoCommunity, ...(record.zenodoCommunities ?? [])].flatMap((url) =>
        url
          ? [
              <p key={url}>
                <ExternalLink url={url} />
              </p>,
            ]
          : [],
      ),
    ],
  ]);
  const about = useAboutSection(record.description);
  return (
    <LandingFrame
      kind="community"
      record={record}
      labels={
        <>
          {logo && <Logo logo={logo} height={48} />}
          <KindLabel kind="community" />
        </>
      }
      lead={<CommunityLead record={record} />}
      sections={[
        about,
        statistics.length > 0
          ? {
              id: 'statistics',
              title: t('statistics.title'),
              content: <statisticsIsland.Part works={statistics} />,
            }
          : null,
        selected && total > 0
          ? { id: 'works', title: t('kind.product'), count: total, content: <NewestWorks /> }
          : null,
        facts,
      ]}
    />
  );
};

/** Communities list plain words. Goals are recognized by the letters `SDG`: `3D` is a keyword. */
const toSubject = (value: string) => ({
  subject: { scheme: /^SDG\s*\d/i.test(value) ? 'SDG' : 'keyword', value },
});
