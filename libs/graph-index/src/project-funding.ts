import type { Project } from '@open-discovery/model';
import { parseFunder } from '@open-discovery/model';
import type { KeywordValue } from '@open-discovery/search-index';
import { countryValue } from './named-values.ts';
import { present } from './values.ts';

/**
 * Returns the facet value of a funder: the short name if the funder is well known, so that projects and products agree.
 *
 * @example
 * funderValue(null, 'European Commission') // { value: 'EC', label: 'European Commission' }
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

/** Returns one value per level of a stream's id: `EC::H2020::RIA` has `EC::H2020` and `EC::H2020::RIA`. */
const levelsOfStream = (id: string): KeywordValue[] => {
  const [funder = '', ...path] = id.split('::');
  return path.slice(0, 3).map((name, depth) => {
    const levelId = [funder, ...path.slice(0, depth + 1)].join('::');
    return { value: `${funderNamespace(funder)}::${levelId}`, label: name };
  });
};

const funderNamespace = (shortName: string): string => shortName.toLowerCase().padEnd(12, '_');

interface ProjectFunding {
  readonly funders: readonly KeywordValue[];
  /** Funding levels 0, 1 and 2. */
  readonly levels: readonly (readonly KeywordValue[])[];
  readonly streams: readonly string[];
  readonly countries: readonly KeywordValue[];
}

/**
 * Returns the funders, levels and streams of a project from either of the two shapes in the graph (`funding`,
 * `fundings`). Level ids have the funder's namespace (`ec__________::EC::H2020`), as in version 3 of the Graph API.
 */
export const projectFunding = (project: Project): ProjectFunding => {
  const { funding } = project;
  const fundings = project.fundings ?? [];
  const streams = fundings.flatMap(({ fundingStream }) => (fundingStream?.id ? [fundingStream.id] : []));
  const stated = [funding?.level0, funding?.level1, funding?.level2].map((level): KeywordValue[] =>
    level?.id ? [{ value: level.id, label: level.name ?? level.description ?? level.id }] : [],
  );
  const derived = streams.map(levelsOfStream);
  const levels = stated.some((level) => level.length > 0)
    ? stated
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
