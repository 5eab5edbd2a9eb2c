import type { KindedRecord } from '@open-discovery/model';
import type { Candidate, Facts } from './facts.ts';
import { compareSources, sourceCandidates } from './others/data-sources.ts';
import { compareOrganizations, organizationCandidates } from './others/organizations.ts';
import { CERTAIN } from './verdict.ts';
import type { Verdict } from './verdict.ts';
import { compareWorks } from './works/compare-works.ts';
import { workCandidates } from './works/work-facts.ts';

/**
 * Returns a record under each key under which the same record may be found under another id. Nothing for kinds that are
 * the same by their id only: people have their ORCID iD in it.
 */
export const candidatesOf = ({ kind, record }: KindedRecord): Candidate[] => {
  if (kind === 'product') return workCandidates(record);
  if (kind === 'organization') return organizationCandidates(record);
  if (kind === 'dataSource') return sourceCandidates(record);
  if (kind !== 'community' || !record.acronym) return [];
  const key = `community ${record.acronym.toLowerCase()}`;
  return [{ key, facts: { kind, id: record.id, own: [key] } }];
};

/** Compares two records; `null` if nothing says that they are the same or versions of each other. */
export const compareFacts = (a: Facts, b: Facts): Verdict | null => {
  if (a.kind === 'product' && b.kind === 'product') return compareWorks(a, b);
  if (a.kind === 'organization' && b.kind === 'organization') return compareOrganizations(a, b);
  if (a.kind === 'dataSource' && b.kind === 'dataSource') return compareSources(a, b);
  const [key] = a.own;
  return a.kind === 'community' && b.kind === 'community' && key !== undefined && b.own.includes(key)
    ? { as: 'same', by: key, score: CERTAIN }
    : null;
};
