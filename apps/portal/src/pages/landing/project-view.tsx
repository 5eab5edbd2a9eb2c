import { knownDate } from '@open-discovery/model';
import type { Project } from '@open-discovery/model';
import { projectProductsAddress } from '../../components/list-addresses.ts';
import { Link } from '../../components/link.tsx';
import { KindLabel } from '../../components/kind-label.tsx';
import { projectAmount, projectKeywords } from '../../records/project-facts.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { joinText, useFactsSection } from './facts.tsx';
import { funderLinks } from './funder-links.tsx';
import { isUnknownGrant } from './is-unknown-grant.ts';
import { LandingFrame } from './landing-frame.tsx';
import { sourceIdentifiers } from './source-identifiers.tsx';
import { reportAddress } from './report/report-query.ts';
import { SubjectSearches } from './subject-searches.tsx';
import { useHasWorks } from './works/use-has-works.ts';
import { useAboutSection } from './use-about-section.tsx';

/** The page of a funded project. */
export const ProjectView = ({ record }: { readonly record: Project }) => {
  const t = useMessages();
  const format = useFormat();
  const { language } = usePortal();
  const hasWorks = useHasWorks('project');
  const date = (field: 'startDate' | 'endDate') => format.known(knownDate(record, field) ?? '');
  const facts = useFactsSection([
    [t('fact.code'), record.code],
    [t('field.funder'), funderLinks(record)],
    [t('field.fundingLevel1'), streamOf(record)],
    [t('fact.start'), date('startDate')],
    [t('fact.end'), date('endDate')],
    [t('fact.call'), record.callIdentifier],
    [
      t('fact.program'),
      joinText(record.h2020Programmes?.map(({ code, description }) => description ?? code)),
    ],
    [t('fact.budget'), projectAmount(record, 'fundedAmount', language)],
    [t('fact.total-cost'), projectAmount(record, 'totalCost', language)],
    [t('field.mandatePublications'), record.openAccessMandateForPublications && t('answer.true')],
    [t('field.mandateData'), record.openAccessMandateForDataset && t('answer.true')],
    [t('fact.keywords'), subjects(projectKeywords(record))],
    [t('fact.subjects'), subjects(record.subjects ?? [])],
    [t('fact.website'), record.websiteUrl && <ExternalLink url={record.websiteUrl} />],
    [t('fact.original-ids'), sourceIdentifiers(record)],
  ]);
  const about = useAboutSection(record.summary, 'landing.summary');
  return (
    <LandingFrame
      kind="project"
      record={record}
      labels={
        <>
          <KindLabel kind="project" />
          {record.acronym && <span className="label">{record.acronym}</span>}
          {isUnknownGrant(record) && <span className="label">{t('landing.grant-unknown')}</span>}
        </>
      }
      lead={
        hasWorks && (
          <p className="row">
            <Link to={projectProductsAddress(record.id)}>{t('landing.products-of')}</Link>
            <Link to={reportAddress(record.id)}>{t('works.report')}</Link>
          </p>
        )
      }
      sections={[about, facts]}
    />
  );
};

const subjects = (values: readonly string[]) =>
  values.length > 0 && <SubjectSearches kind="project" field="keywords" values={values} />;

/** Returns the funding levels from the broadest to the narrowest; older records name only the narrowest. */
const streamOf = ({ funding, fundings }: Project): string =>
  [funding?.level0, funding?.level1, funding?.level2]
    .map((level) => level?.name ?? level?.description)
    .filter(Boolean)
    .join(' › ') ||
  joinText(fundings?.map(({ fundingStream }) => fundingStream?.description ?? fundingStream?.id));
