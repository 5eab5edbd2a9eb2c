import type { Service } from '@open-discovery/model';
import { KindLabel } from '../../components/record-card.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Abstract } from './abstract.tsx';
import { ExternalLink } from './external-link.tsx';
import { Facts, saidFacts, words } from './facts.tsx';
import { LandingFrame } from './landing-frame.tsx';

/** A service that researchers can use. */
export const ServiceView = ({ record }: { readonly record: Service }) => {
  const t = useMessages();
  const facts = saidFacts([
    [t('fact.website'), record.websiteUrl && <ExternalLink url={record.websiteUrl} />],
    [t('fact.provider'), record.provider?.name],
    [t('fact.categories'), words(record.categories)],
    [t('fact.domains'), words(record.scientificDomains)],
    [t('fact.users'), words(record.targetUsers)],
    [t('fact.languages'), words(record.languages)],
    [t('fact.readiness'), record.trl],
    [t('fact.access-type'), record.accessType],
  ]);
  return (
    <LandingFrame
      kind="service"
      record={record}
      labels={<KindLabel kind="service" />}
      lead={record.tagline && <p>{record.tagline}</p>}
      sections={[
        record.description
          ? { id: 'about', title: t('landing.about'), content: <Abstract texts={[record.description]} /> }
          : null,
        { id: 'facts', title: t('landing.facts'), content: <Facts facts={facts} /> },
      ]}
    />
  );
};
