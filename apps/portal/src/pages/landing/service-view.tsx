import { landingAddress } from '@open-discovery/model';
import type { Service } from '@open-discovery/model';
import { Link } from '../../components/link.tsx';
import { KindLabel } from '../../components/kind-label.tsx';
import { useServiceWords } from '../../components/service-words/use-service-words.ts';
import { useFormat } from '../../runtime/use-format.ts';
import { useLabels } from '../../runtime/use-labels.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { joinText, useFactsSection } from './facts.tsx';
import { LandingFrame } from './landing-frame.tsx';
import { SubjectSearches } from './subject-searches.tsx';
import { useAboutSection } from './use-about-section.tsx';

/** The page of a service for researchers. */
export const ServiceView = ({ record }: { readonly record: Service }) => {
  useServiceWords('service');
  const t = useMessages();
  const format = useFormat();
  const { value: labelOf } = useLabels();
  const facts = useFactsSection([
    [t('fact.abbreviation'), record.abbreviation],
    [t('fact.website'), record.websiteUrl && <ExternalLink url={record.websiteUrl} />],
    [t('fact.provider'), record.provider?.name && <ProviderName provider={record.provider} />],
    [t('fact.categories'), chips('category', record.categories)],
    [t('fact.domains'), chips('domain', record.scientificDomains)],
    [t('fact.users'), joinText(record.targetUsers?.map((user) => labelOf('targetUser', user, user)))],
    [t('fact.languages'), joinText(record.languages?.map((code) => format.language(code) ?? code))],
    [t('fact.readiness'), record.trl?.replace(/^trl\W?(?=\d)/i, 'TRL ')],
    [t('fact.access-type'), record.accessType && labelOf('accessType', record.accessType, record.accessType)],
    [t('kind.community'), joinText(record.communities?.map(({ code, label }) => label ?? code))],
  ]);
  const about = useAboutSection(record.description);
  return (
    <LandingFrame
      kind="service"
      record={record}
      labels={<KindLabel kind="service" />}
      lead={record.tagline && <p>{record.tagline}</p>}
      sections={[about, facts]}
    />
  );
};

const chips = (field: 'category' | 'domain', values: readonly string[] | null | undefined) =>
  values && values.length > 0 && <SubjectSearches kind="service" field={field} values={values} />;

const ProviderName = ({ provider: { id, name } }: { readonly provider: NonNullable<Service['provider']> }) =>
  id ? <Link to={landingAddress('organization', id)}>{name}</Link> : <>{name}</>;
