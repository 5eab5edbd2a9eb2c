import type { KeywordValue } from '@open-discovery/search-index';
import type { Kind, KindedRecord, Organization, Project, RelationName } from '@open-discovery/model';
import { parseFunder, plainText } from '@open-discovery/model';
import { countryValue } from './named-values.ts';
import { present } from './values.ts';

/** What one record's index document needs to know of another record that it is related to. */
export interface RelatedCard {
  readonly kind: Kind;
  /** The id by which searches name it: the code for a community, the record's id otherwise. */
  readonly value: string;
  readonly label: string;
  /** Other words for it: acronym, code, English name. */
  readonly words?: readonly string[];
  /** Countries that count for what is related to it. */
  readonly countries?: readonly KeywordValue[];
  readonly funders?: readonly KeywordValue[];
  /** Funding levels 0, 1 and 2. */
  readonly fundingLevels?: readonly (readonly KeywordValue[])[];
  readonly fundingStreams?: readonly string[];
}

/** A relation as it leaves the record in hand. */
export interface RelatedRecord {
  readonly relation: RelationName;
  /** Id of the other record. */
  readonly target: string;
  /** Absent where the other record's words should not be found under this one (citations). */
  readonly card?: RelatedCard;
}

/**
 * The facet value of a funder: the short name where it is well known, so that projects and products agree.
 * @example funderValue(null, 'European Commission') // { value: 'EC', label: 'European Commission' }
 */
export const funderValue = (
  shortName: string | null | undefined,
  name: string | null | undefined,
): KeywordValue | null => {
  const known = (name && parseFunder(name)) || (shortName && parseFunder(shortName));
  if (known) return { value: known.shortName, label: known.name };
  const value = shortName || name;
  return value ? { value, label: name || value } : null;
};

const jurisdictionCountries = (project: Project): KeywordValue[] =>
  present([
    ...(project.fundings ?? []).map(({ jurisdiction }) => countryValue(jurisdiction, null)),
    countryValue(project.funding?.funder?.jurisdiction?.code, project.funding?.funder?.jurisdiction?.label),
  ]);

/** `EC::H2020::RIA` stands in three levels: the programme, what is below it, and so on. */
const levelsOfStream = (id: string, funderId: string): KeywordValue[] => {
  const [funder = '', ...path] = id.split('::');
  return path.slice(0, 3).map((name, depth) => {
    const levelId = [funder, ...path.slice(0, depth + 1)].join('::');
    return { value: `${funderId}::${levelId}`, label: name };
  });
};

const funderNamespace = (shortName: string): string => shortName.toLowerCase().padEnd(12, '_');

/**
 * Funders, levels and streams of a project, in both of the shapes that the graph has for them.
 * Level ids carry the funder's namespace (`ec__________::EC::H2020`), as version 3 of the Graph API writes them.
 */
export const projectFunding = (
  project: Project,
): { funders: KeywordValue[]; levels: KeywordValue[][]; streams: string[]; countries: KeywordValue[] } => {
  const { funding } = project;
  const fundings = project.fundings ?? [];
  const streams = fundings.flatMap(({ fundingStream }) => (fundingStream?.id ? [fundingStream.id] : []));
  const given = [funding?.level0, funding?.level1, funding?.level2].map((level): KeywordValue[] =>
    level?.id ? [{ value: level.id, label: level.name ?? level.description ?? level.id }] : [],
  );
  const derived = streams.map((id) => levelsOfStream(id, funderNamespace(id.split('::')[0] ?? '')));
  const levels = given.some((level) => level.length > 0)
    ? given
    : [0, 1, 2].map((depth) => present(derived.map((path) => path[depth] ?? null)));
  return {
    funders: present([
      ...fundings.map(({ shortName, name }) => funderValue(shortName, name)),
      funderValue(funding?.funder?.shortname, funding?.funder?.name),
    ]),
    levels,
    streams,
    countries: jurisdictionCountries(project),
  };
};

const organizationCountries = ({ country }: Organization): KeywordValue[] =>
  present([countryValue(country?.code, country?.label)]);

const projectCard = (project: Project): RelatedCard => {
  const { funders, levels, streams, countries } = projectFunding(project);
  const title = plainText(project.title ?? '');
  return {
    kind: 'project',
    value: project.id,
    label:
      project.acronym ||
      title ||
      project.code ||
      funders.map((funder) => (typeof funder === 'string' ? funder : funder.label)).join(', ') ||
      project.id,
    words: present([title, project.acronym, project.code]),
    countries,
    funders,
    fundingLevels: levels,
    fundingStreams: streams,
  };
};

/**
 * The card of a record, for the documents of the records that it is related to.
 * @example relatedCard({ kind: 'organization', record: { id: 'x', legalName: 'CERN' } }).label // 'CERN'
 */
export const relatedCard = ({ kind, record }: KindedRecord): RelatedCard => {
  if (kind === 'project') return projectCard(record);
  if (kind === 'organization') {
    const label = record.legalName || record.legalShortName || record.id;
    return {
      kind,
      value: record.id,
      label,
      words: present([label, record.legalShortName]),
      countries: organizationCountries(record),
    };
  }
  if (kind === 'dataSource') {
    const label = plainText(record.officialName || record.englishName || record.id);
    return { kind, value: record.id, label, words: present([label, record.englishName]) };
  }
  if (kind === 'community') {
    const label = record.name || record.acronym || record.id;
    return { kind, value: record.acronym || record.id, label, words: present([label, record.acronym]) };
  }
  if (kind === 'service') {
    const label = plainText(record.name ?? record.id);
    return { kind, value: record.id, label, words: present([label, record.abbreviation]) };
  }
  if (kind === 'person') {
    const label = present([record.givenName, record.familyName]).join(' ') || record.id;
    return { kind, value: record.originalId?.[0] ?? record.id, label };
  }
  return { kind, value: record.id, label: plainText(record.mainTitle ?? record.id) };
};
