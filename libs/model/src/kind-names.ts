import type { Kind } from './kinds.ts';

/** A kind of record that is not a work. */
export type OtherKind = Exclude<Kind, 'product'>;

/** The names that exports give the kinds that formats of citations have no type for. */
export const KIND_NAMES = {
  project: 'Project',
  organization: 'Organization',
  dataSource: 'Data source',
  service: 'Service',
  community: 'Community',
  person: 'Person',
} as const satisfies Record<OtherKind, string>;

const OTHER_KINDS = Object.keys(KIND_NAMES) as OtherKind[];

/**
 * Returns the kind with a name in {@link KIND_NAMES}. Upper and lower case matter; `null` for any other text.
 * @example parseKindName('Data source') // 'dataSource'
 */
export const parseKindName = (name: string): OtherKind | null =>
  OTHER_KINDS.find((kind) => KIND_NAMES[kind] === name) ?? null;
