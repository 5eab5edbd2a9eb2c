import type { KindedRecord } from '@open-discovery/model';
import { idOfFunder } from '../formats/mapping/funder-id.ts';

/** An id under which works and projects name an organization as their funder. */
export interface FunderId {
  readonly id: string;
  readonly organization: string;
  /** The place of the identifier among those of the organization; the first one is its own. Records of ROR come first. */
  readonly rank: number;
}

const REGISTRIES = ['ror', 'fundref'];
/** More than any organization has identifiers. */
const AFTER_ROR = 1000;

/** Returns the ids that an organization has as a funder: its RORs and Crossref funder ids. */
export const funderIdsOf = ({ kind, record }: KindedRecord): FunderId[] => {
  if (kind !== 'organization') return [];
  const idsIn = (registry: string): string[] =>
    (record.pids ?? [])
      .filter(({ scheme }) => scheme?.toLowerCase() === registry)
      .flatMap(({ value }) => idOfFunder(value) ?? []);
  const start = idsIn('ror').length > 0 ? 0 : AFTER_ROR;
  return REGISTRIES.flatMap((registry) =>
    idsIn(registry).map((id, at) => ({ id, organization: record.id, rank: start + at })),
  );
};

const isBefore = (a: FunderId, b: FunderId): boolean =>
  a.rank === b.rank ? a.organization < b.organization : a.rank < b.rank;

/**
 * Returns the organization for each id of a funder. Crossref gives some ids to several organizations: the one whose first
 * it is has it. Ids that records have already are left out.
 */
export const organizationsByFunderId = (found: readonly FunderId[]): ReadonlyMap<string, string> => {
  const best = new Map<string, FunderId>();
  for (const one of found) {
    const known = best.get(one.id);
    if (known === undefined || isBefore(one, known)) best.set(one.id, one);
  }
  const records = new Set(found.map(({ organization }) => organization));
  return new Map(
    [...best.values()].flatMap(({ id, organization }) =>
      records.has(id) ? [] : [[id, organization] as const],
    ),
  );
};
