import type { ListedDashboard, PortalLanguage } from '@open-discovery/model';
import { matching } from '../../runtime/matching.ts';

interface Wanted {
  readonly keyword: string;
  /** A type of stakeholder; '' for all. */
  readonly type: string;
  /** The language in whose order the names are. */
  readonly language: PortalLanguage;
}

/**
 * Returns the dashboards of a type that contain every word, by name.
 * @example matchingDashboards(dashboards, { keyword: 'sea', type: 'funder', language: 'de' })
 */
export const matchingDashboards = (
  dashboards: readonly ListedDashboard[],
  { keyword, type, language }: Wanted,
): readonly ListedDashboard[] => {
  const { compare } = new Intl.Collator(language);
  const found = matching(dashboards, keyword, ({ name, alias, intro }) => `${name} ${alias} ${intro}`);
  return found
    .filter((one) => type === '' || one.type === type)
    .toSorted((one, other) => compare(one.name, other.name));
};
