import { accessRightOf, knownDate, parseSubject, plainText } from '@open-discovery/model';
import type { Organization, Project, ResearchProduct } from '@open-discovery/model';
import { projectAmount, projectKeywords } from '../../../records/project-facts.ts';
import { useMessages, useOptionalMessage } from '../../../messages/use-messages.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { capitalize } from '../../../runtime/capitalize.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import type { FactOfEach } from './compare-facts.ts';

type Stated = string | number | null | undefined | false;
type Row<T> = readonly [name: MessageId, values: (record: T) => Stated | readonly Stated[]];

/** The records of one kind, as they are compared. */
export type ComparedRecords =
  | { readonly kind: 'product'; readonly records: readonly ResearchProduct[] }
  | { readonly kind: 'project'; readonly records: readonly Project[] }
  | { readonly kind: 'organization'; readonly records: readonly Organization[] };

const distinct = (values: readonly Stated[]): readonly string[] => [
  ...new Set(values.flatMap((value) => (value || value === 0 ? [String(value)] : []))),
];

/** Returns the subjects of a product as words. */
export const subjectsOf = ({ subjects }: ResearchProduct): readonly string[] =>
  distinct(
    (subjects ?? []).map(({ subject }) => {
      const meaning = parseSubject(subject);
      return meaning?.field === null && plainText(meaning.text);
    }),
  );

export const authorsOf = ({ authors }: ResearchProduct): readonly string[] =>
  distinct((authors ?? []).map(({ fullName }) => fullName));

const useProductRows = (): readonly Row<ResearchProduct>[] => {
  const message = useOptionalMessage();
  const format = useFormat();
  const labels = useLabels();
  return [
    ['field.type', ({ type }) => message(`one.${type}`, type)],
    ['field.year', (work) => knownDate(work, 'publicationDate')?.slice(0, 4)],
    ['field.author', authorsOf],
    ['field.publisher', ({ publisher }) => publisher],
    ['compare.venue', ({ container }) => container?.name],
    ['compare.version', ({ version }) => version],
    ['field.access', (work) => labels.value('access', accessRightOf(work), accessRightOf(work))],
    ['field.license', ({ instances }) => (instances ?? []).map(({ license }) => license)],
    [
      'field.language',
      ({ language }) => language?.code && capitalize(format.language(language.code) || language.label || ''),
    ],
    ['field.subject', subjectsOf],
    [
      'field.organization',
      ({ organizations }) => (organizations ?? []).map(({ legalName, acronym }) => legalName ?? acronym),
    ],
    [
      'field.project',
      ({ projects }) => (projects ?? []).map(({ acronym, code, title }) => acronym ?? title ?? code),
    ],
    ['field.funder', ({ projects }) => (projects ?? []).map(({ funder }) => funder)],
    ['compare.identifiers', ({ pids }) => (pids ?? []).map(({ value }) => value)],
    [
      'compare.citations',
      ({ indicators }) => figure(indicators?.citationImpact?.citationCount, format.number),
    ],
    ['compare.views', ({ indicators }) => figure(indicators?.usageCounts?.views, format.number)],
    ['compare.downloads', ({ indicators }) => figure(indicators?.usageCounts?.downloads, format.number)],
  ];
};

const figure = (count: number | null | undefined, number: (value: number) => string): string | null =>
  count === null || count === undefined ? null : number(count);

const useProjectRows = (): readonly Row<Project>[] => {
  const t = useMessages();
  const format = useFormat();
  const { language } = usePortal();
  return [
    ['compare.acronym', ({ acronym }) => acronym],
    ['compare.code', ({ code }) => code],
    ['field.funder', ({ fundings }) => (fundings ?? []).map(({ name, shortName }) => name ?? shortName)],
    [
      'field.fundingLevel1',
      ({ fundings }) =>
        (fundings ?? []).map(({ fundingStream }) => fundingStream?.description ?? fundingStream?.id),
    ],
    ['compare.start', (project) => format.known(knownDate(project, 'startDate') ?? '')],
    ['compare.end', (project) => format.known(knownDate(project, 'endDate') ?? '')],
    ['compare.call', ({ callIdentifier }) => callIdentifier],
    ['compare.funded', (project) => projectAmount(project, 'fundedAmount', language)],
    ['compare.total-cost', (project) => projectAmount(project, 'totalCost', language)],
    ['field.mandatePublications', ({ openAccessMandateForPublications: has }) => has && t('answer.true')],
    ['field.mandateData', ({ openAccessMandateForDataset: has }) => has && t('answer.true')],
    ['field.subject', (project) => [...(project.subjects ?? []), ...projectKeywords(project)]],
  ];
};

const useOrganizationRows = (): readonly Row<Organization>[] => {
  const format = useFormat();
  const t = useMessages();
  return [
    ['compare.short-name', ({ legalShortName }) => legalShortName],
    ['field.country', ({ country }) => country?.code && (format.country(country.code) || country.label)],
    ['compare.place', ({ locations }) => (locations ?? []).map(({ city }) => city)],
    ['compare.founded', ({ foundingYear }) => foundingYear],
    ['compare.status', ({ status }) => status && t(`compare.status-${status}`)],
    ['compare.website', ({ websiteUrl }) => websiteUrl],
    ['compare.identifiers', ({ pids }) => (pids ?? []).map(({ value }) => value)],
  ];
};

const factsOf = <T>(
  rows: readonly Row<T>[],
  records: readonly T[],
  t: (id: MessageId) => string,
): readonly FactOfEach[] =>
  rows.map(([name, valuesOf]) => ({
    name: t(name),
    values: records.map((record) => distinct([valuesOf(record)].flat())),
  }));

/** Returns the facts of records of one kind, in the order of the page. */
export const useComparedFacts = (compared: ComparedRecords): readonly FactOfEach[] => {
  const t = useMessages();
  const product = useProductRows();
  const project = useProjectRows();
  const organization = useOrganizationRows();
  switch (compared.kind) {
    case 'product':
      return factsOf(product, compared.records, t);
    case 'project':
      return factsOf(project, compared.records, t);
    case 'organization':
      return factsOf(organization, compared.records, t);
  }
};
