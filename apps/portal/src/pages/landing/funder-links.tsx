import type { Project } from '@open-discovery/model';
import { parseFunder } from '@open-discovery/model';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import { Link } from '../../components/link.tsx';
import { resultsAddress } from '../../search/search-address.ts';

interface Funder {
  readonly name: string;
  /** The value of the facet of funders. */
  readonly value: string;
}

/** Well-known funders have one value, however a record writes them. */
const fundersOf = ({ fundings, funding }: Project): readonly Funder[] => {
  const stated = [
    ...(fundings ?? []),
    { name: funding?.funder?.name, shortName: funding?.funder?.shortname },
  ].flatMap(({ name, shortName }): Funder[] => {
    const known = parseFunder(name ?? '') ?? parseFunder(shortName ?? '');
    const value = known?.shortName ?? (shortName || name);
    return value ? [{ name: name || known?.name || value, value }] : [];
  });
  return [...new Map(stated.map((funder) => [funder.value, funder])).values()];
};

/** Returns the funders of a project, each linked to its projects; `false` if none is known. */
export const funderLinks = (project: Project) => {
  const funders = fundersOf(project);
  return (
    funders.length > 0 && (
      <ul className="row">
        {funders.map(({ name, value }) => (
          <li key={value}>
            <Link to={resultsAddress({ ...EMPTY_QUERY, kind: 'project', filters: { funder: [value] } })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    )
  );
};
