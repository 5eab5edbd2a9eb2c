import { plainText } from '@open-discovery/model';
import type {
  ComparedFact,
  ComparedRecord,
  DataSource,
  LinkedRecord,
  Organization,
  ResearchProduct,
} from '@open-discovery/model';
import { pageKind, sourcesOf, titleOf } from '../graph/named-records.ts';

type Facts = Partial<Record<ComparedFact, readonly (string | null | undefined)[]>>;
type Pid = { readonly scheme?: string | null | undefined; readonly value: string };

const MOST_VALUES = 10;

const identifiersOf = (pids: readonly Pid[] | null | undefined): string[] =>
  (pids ?? []).map(({ scheme, value }) => (scheme ? `${scheme} ${value}` : value));

/** Returns volume, issue and pages as references write them: `4(2), 11–20`. */
const pagesOf = ({ container }: ResearchProduct): string => {
  const { vol, iss, sp, ep } = container ?? {};
  const issue = `${vol ?? ''}${iss ? `(${iss})` : ''}`;
  const pages = [sp, ep].filter(Boolean).join('–');
  return [issue, pages].filter(Boolean).join(', ');
};

const factsOfProduct = (product: ResearchProduct): Facts => ({
  authors: (product.authors ?? []).map(({ fullName }) => fullName),
  date: [product.publicationDate],
  type: (product.instances ?? []).map(({ type }) => type),
  container: [product.container?.name],
  pages: [pagesOf(product)],
  publisher: [product.publisher],
  identifiers: identifiersOf(product.pids),
});

const factsOfOrganization = (organization: Organization): Facts => ({
  names: [organization.legalName, organization.legalShortName, ...(organization.alternativeNames ?? [])],
  country: [organization.country?.label ?? organization.country?.code],
  website: [organization.websiteUrl],
  identifiers: identifiersOf(organization.pids),
});

const factsOfSource = ({
  officialName,
  englishName,
  type,
  websiteUrl,
  journal,
  pids,
}: DataSource): Facts => ({
  names: [officialName, englishName],
  type: [type?.value],
  website: [websiteUrl],
  identifiers: [
    ...[journal?.issnPrinted, journal?.issnOnline, journal?.issnLinking].map(
      (issn) => issn && `ISSN ${issn}`,
    ),
    ...identifiersOf(pids),
  ],
});

const factsOf = (item: LinkedRecord): Facts => {
  if (item.kind === 'product') return factsOfProduct(item.record);
  if (item.kind === 'organization') return factsOfOrganization(item.record);
  return item.kind === 'dataSource' ? factsOfSource(item.record) : {};
};

/** Returns the distinct values that a record has for a fact. */
const present = (values: Facts[ComparedFact]): string[] =>
  [...new Set((values ?? []).map((value) => plainText(value ?? '')))]
    .filter((value) => value !== '')
    .slice(0, MOST_VALUES);

/** Returns what people compare of a record; null for one without a page. */
export const toCompared = (item: LinkedRecord): ComparedRecord['current'] => {
  const kind = pageKind(item);
  if (kind === null) return null;
  const title = titleOf(item);
  const facts: Facts = { title: [title], ...factsOf(item), sources: sourcesOf(item) };
  return {
    id: item.record.id,
    kind,
    title,
    facts: (Object.keys(facts) as ComparedFact[])
      .map((name) => ({ name, values: present(facts[name]) }))
      .filter(({ values }) => values.length > 0),
  };
};
