import type { ListedDashboard, PortalLanguage } from '@open-discovery/model';

/** The types of stakeholders, in the order of the list's choice. Spec §3. */
export const DASHBOARD_TYPES = ['funder', 'ri', 'organization', 'project'] as const;

interface Wanted {
  readonly keyword: string;
  /** A type of stakeholder; '' for all. */
  readonly type: string;
  /** The language in whose order the names are. */
  readonly language: PortalLanguage;
}

/** Returns a text without the differences that a search ignores: case and accents. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * Returns the dashboards of a type that contain every word, by name.
 * @example matchingDashboards(dashboards, { keyword: 'sea', type: 'funder', language: 'de' })
 */
export const matchingDashboards = (
  dashboards: readonly ListedDashboard[],
  { keyword, type, language }: Wanted,
): readonly ListedDashboard[] => {
  const { compare } = new Intl.Collator(language);
  const words = folded(keyword).split(/\s+/).filter(Boolean);
  return dashboards
    .filter((one) => type === '' || one.type === type)
    .filter(({ name, alias, intro }) => {
      const text = folded(`${name} ${alias} ${intro}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => compare(one.name, other.name));
};
