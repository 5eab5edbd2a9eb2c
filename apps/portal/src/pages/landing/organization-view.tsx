import type { Organization } from '@open-discovery/model';
import { KindLabel } from '../../components/kind-label.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ExternalLink } from './external-link.tsx';
import { Facts, nonEmptyFacts, joinText } from './facts.tsx';
import { Identifiers } from './identifiers.tsx';
import { LandingFrame } from './landing-frame.tsx';

/** The page of an organization. */
export const OrganizationView = ({ record }: { readonly record: Organization }) => {
  const t = useMessages();
  const format = useFormat();
  const facts = nonEmptyFacts([
    [t('fact.short-name'), record.legalShortName],
    [t('fact.other-names'), joinText(record.alternativeNames)],
    [t('fact.country'), record.country?.code && format.country(record.country.code)],
    [t('fact.website'), record.websiteUrl && <ExternalLink url={record.websiteUrl} />],
    [t('fact.identifiers'), (record.pids ?? []).length > 0 && <Identifiers pids={record.pids} />],
    [
      t('fact.funding'),
      joinText(
        record.fundings?.map(({ funder, level0 }) =>
          joinText([funder?.name ?? funder?.shortname, level0?.name]),
        ),
      ),
    ],
    [t('fact.collected-from'), joinText(record.collectedFrom?.map(({ value }) => value))],
    [t('fact.original-ids'), joinText(record.originalIds)],
  ]);
  return (
    <LandingFrame
      kind="organization"
      record={record}
      labels={
        <>
          <KindLabel kind="organization" />
          {record.country?.code && (
            <span className="label" suppressHydrationWarning>
              {format.country(record.country.code)}
            </span>
          )}
        </>
      }
      sections={[
        facts.length > 0 && { id: 'facts', title: t('landing.facts'), content: <Facts facts={facts} /> },
      ]}
    />
  );
};
