import { knownDate, nameInAddress } from '@open-discovery/model';
import type {
  GraphRecord,
  Kind,
  KindedRecord,
  LinkedRecord,
  LinkedWork,
  RecordOf,
} from '@open-discovery/model';
import { lines, oneLine, plainLine } from './clean-text.ts';
import type { Creator } from './creator.ts';
import type { Facts, Grant, Link } from './facts.ts';
import { addresses, doiOf, furtherIdentifiersOf, identifiersOf } from './identifiers-of.ts';
import { parseIssued } from './issued.ts';
import { namedOrganizations } from './named-organizations.ts';
import { productFacts } from './product-facts.ts';

type KnownFacts = Partial<Omit<Facts, 'item' | 'kind' | 'type' | 'id' | 'title' | 'markedTitle'>>;
type Text = string | null | undefined;
type Pids = Parameters<typeof identifiersOf>[0];

/** Empty facts: the defaults for fields that a kind does not have. */
const NOTHING = {
  subtitle: '',
  otherTitles: [],
  creators: [],
  contributors: [],
  publisher: '',
  issued: null,
  venue: null,
  identifiers: [],
  furtherIdentifiers: [],
  doi: '',
  urls: [],
  description: '',
  subjects: [],
  language: '',
  license: null,
  access: null,
  version: '',
  grants: [],
  links: [],
  organizations: [],
} as const satisfies KnownFacts;

const body = (name: Text): Creator[] =>
  lines([name]).map((fullName) => ({ fullName, person: null, orcid: null, affiliations: [] }));

const factsWith = (
  item: Exclude<KindedRecord, { kind: 'product' }>,
  names: Text[],
  known: KnownFacts,
): Facts => {
  const named = names.map((name) => name ?? '').find((name) => plainLine(name) !== '') ?? item.record.id;
  const [kind, id] = [item.kind, item.record.id];
  const titles = { title: plainLine(named), markedTitle: oneLine(named) };
  return { ...NOTHING, item, kind, type: kind, id, ...titles, ...known };
};

const pidFacts = (pids: Pids): KnownFacts => {
  const identifiers = identifiersOf(pids);
  return { identifiers, furtherIdentifiers: furtherIdentifiersOf(pids), doi: doiOf(identifiers) };
};

const orcidPids = (ids: readonly Text[]): Pids => lines(ids).map((value) => ({ scheme: 'orcid', value }));

/** A project's keywords are a single text. */
const words = (text: Text): string[] => (text ?? '').split(/[,;]/);

const projectFunder = ({ funding, fundings }: RecordOf['project']): string =>
  oneLine(funding?.funder?.name ?? fundings?.[0]?.name ?? '');

/** The grant that pays for a project, by which formats of documents can hold its number. */
const ownGrant = (project: RecordOf['project']): Grant[] => {
  const code = oneLine(project.code ?? '');
  const funder = projectFunder(project);
  return code === '' ? [] : [{ id: project.id, code, acronym: '', title: '', funder }];
};

/** Some communities have an address for a name. */
const pageName = (name: Text): string => nameInAddress(name ?? '');

const FACTS_OF = {
  product: productFacts,
  project: (record) =>
    factsWith(
      { kind: 'project', record },
      [record.title, record.acronym, lines([record.fundings?.[0]?.name, record.code]).join(' · ')],
      {
        otherTitles: lines([record.title ? record.acronym : null]),
        creators: (record.organizations ?? []).flatMap(({ legalName }) => body(legalName)),
        organizations: namedOrganizations(record.organizations),
        publisher: projectFunder(record),
        grants: ownGrant(record),
        issued: parseIssued(knownDate(record, 'startDate')),
        urls: addresses([record.websiteUrl]),
        description: plainLine(record.summary ?? ''),
        subjects: lines([...(record.subjects ?? []), ...words(record.keywords)]),
      },
    ),
  organization: (record) =>
    factsWith({ kind: 'organization', record }, [record.legalName, record.legalShortName], {
      ...pidFacts(record.pids),
      otherTitles: lines([record.legalShortName, ...(record.alternativeNames ?? [])]),
      urls: addresses([record.websiteUrl]),
    }),
  dataSource: (record) =>
    factsWith({ kind: 'dataSource', record }, [record.officialName, record.englishName], {
      ...pidFacts(record.pids),
      otherTitles: lines([record.englishName]),
      issued: parseIssued(knownDate(record, 'releaseStartDate')),
      urls: addresses([record.websiteUrl]),
      description: plainLine(record.description ?? ''),
      subjects: lines(record.subjects),
    }),
  service: (record) =>
    factsWith({ kind: 'service', record }, [record.name, record.abbreviation], {
      otherTitles: lines([record.abbreviation]),
      creators: body(record.provider?.name),
      publisher: oneLine(record.provider?.name ?? ''),
      urls: addresses([record.websiteUrl]),
      description: plainLine(record.description ?? record.tagline ?? ''),
      subjects: lines([...(record.scientificDomains ?? []), ...(record.categories ?? [])]),
    }),
  community: (record) =>
    factsWith({ kind: 'community', record }, [record.name, record.acronym].map(pageName), {
      otherTitles: lines([record.acronym]),
      urls: addresses([record.zenodoCommunity, ...(record.zenodoCommunities ?? [])]),
      description: plainLine(record.description ?? ''),
      subjects: lines(record.subjects),
    }),
  person: (record) =>
    factsWith({ kind: 'person', record }, [lines([record.givenName, record.familyName]).join(' ')], {
      ...pidFacts(orcidPids(record.originalId ?? [])),
      otherTitles: lines(record.alternativeNames),
      description: plainLine(record.biography ?? ''),
    }),
} as const satisfies { readonly [K in Kind]: (record: RecordOf[K]) => Facts };

const toLink = ({ relation, type, id, pid }: LinkedWork): Link => ({
  relation,
  kind: type,
  id,
  identifier: identifiersOf([pid ?? null])[0] ?? null,
});

/** Facts of records that are still in use: a page's head and links need those of the same record. */
const known = new WeakMap<GraphRecord, Facts>();

/**
 * Returns the facts that the formats need of a record, computed once. Records are immutable after parsing.
 */
export const factsOf = ({ kind, record, links = [] }: LinkedRecord): Facts => {
  // The compiler cannot see that kind and record belong together; `KindedRecord` guarantees it.
  const facts = known.get(record) ?? (FACTS_OF[kind] as (record: GraphRecord) => Facts)(record);
  known.set(record, facts);
  return links.length === 0 ? facts : { ...facts, links: links.map(toLink) };
};
