import type { DataSource } from '@open-discovery/model';
import { KindLabel } from '../../components/kind-label.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages, useOptionalMessage } from '../../messages/use-messages.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { joinText, useFactsSection } from './facts.tsx';
import type { Fact } from './facts.tsx';
import { Identifiers } from './identifiers.tsx';
import { LandingFrame } from './landing-frame.tsx';
import { sourceIdentifiers } from './source-identifiers.tsx';
import { SubjectSearches } from './subject-searches.tsx';
import { useAboutSection } from './use-about-section.tsx';

/** Journals list whole classifications in one text. */
const subjectsOf = ({ subjects }: DataSource): string[] =>
  (subjects ?? []).flatMap((text) => text.split('|').map((subject) => subject.trim()));

/** Returns the label of a vocabulary's term in the reader's language; unknown terms are shown as they are. */
type LabelOf = (vocabulary: string, value: string | null | undefined) => string | null | undefined;

/** The page of a repository, journal, archive or other data source. */
export const DataSourceView = ({ record }: { readonly record: DataSource }) => {
  const message = useOptionalMessage();
  const labelOf: LabelOf = (vocabulary, value) =>
    value && message(`${vocabulary}.${value.toLowerCase()}`, value);
  const facts = useFactsSection(useOwnFacts(record, labelOf));
  const about = useAboutSection(record.description);
  return (
    <LandingFrame
      kind="dataSource"
      record={record}
      labels={
        <>
          <KindLabel kind="dataSource" />
          {record.type?.value && <span className="label">{labelOf('source-type', record.type.value)}</span>}
        </>
      }
      sections={[about, facts]}
    />
  );
};

const useOwnFacts = (record: DataSource, labelOf: LabelOf): readonly Fact[] => {
  const t = useMessages();
  const format = useFormat();
  const { journal, eoscdatasourcetype } = record;
  const link = (url: string | null | undefined) => url && <ExternalLink url={url} />;
  return [
    [
      t('field.type'),
      joinText([
        ...new Set(
          [record.type?.value, eoscdatasourcetype?.label].map((type) => labelOf('source-type', type)),
        ),
      ]),
    ],
    [t('fact.english-name'), record.englishName !== record.officialName && record.englishName],
    [t('fact.compatibility'), labelOf('compatibility', record.openaireCompatibility)],
    [t('fact.website'), link(record.websiteUrl)],
    [t('fact.content'), joinText(record.contentTypes?.map((type) => labelOf('content-type', type)))],
    [
      t('fact.subjects'),
      (record.subjects ?? []).length > 0 && (
        <SubjectSearches kind="dataSource" field="subject" values={subjectsOf(record)} />
      ),
    ],
    [t('fact.languages'), joinText(record.languages ?? record.odlanguages)],
    [
      t('fact.jurisdiction'),
      labelOf('jurisdiction', record.jurisdiction?.label ?? record.jurisdiction?.code),
    ],
    [t('fact.thematic'), record.thematic && t('answer.true')],
    [t('fact.journal'), joinText([journal?.name === record.officialName ? null : journal?.name])],
    [t('fact.issn'), joinText([journal?.issnLinking, journal?.issnPrinted, journal?.issnOnline])],
    [t('fact.access-rights'), record.accessRights],
    [t('fact.access-restriction'), record.databaseAccessRestriction],
    [t('fact.upload-rights'), record.uploadRights],
    [t('fact.upload-restriction'), record.dataUploadRestriction],
    [t('fact.versioning'), record.versioning && t('answer.true')],
    [t('fact.certificates'), record.certificates],
    [t('fact.pid-systems'), record.pidSystems],
    [t('fact.since'), record.releaseStartDate && format.day(record.releaseStartDate)],
    [t('fact.until'), record.releaseEndDate && format.day(record.releaseEndDate)],
    [t('fact.validated'), record.dateOfValidation && format.day(record.dateOfValidation)],
    [t('fact.policies'), (record.policies ?? []).map((policy) => <p key={policy}>{link(policy)}</p>)],
    [t('fact.mission'), link(record.missionStatementUrl)],
    [t('fact.citation-guideline'), link(record.citationGuidelineUrl)],
    [t('fact.identifiers'), (record.pids ?? []).length > 0 && <Identifiers pids={record.pids} />],
    [t('field.collectedFrom'), joinText(record.collectedFrom?.map(({ value }) => value))],
    [t('fact.original-ids'), sourceIdentifiers(record)],
  ];
};
