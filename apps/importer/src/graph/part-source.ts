import { parseIdentifier } from '@open-discovery/identifiers';
import type { KindedRecord } from '@open-discovery/model';
import { sourcesOf } from './disagreements.ts';

/** Registries and services by the beginning of the ids of their records. */
const NAMESPACES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^doajarticles::/, 'DOAJ'],
  [/^eosc_+::/, 'EOSC'],
  [/^fairsharing_*::/, 'FAIRsharing'],
  [/^openorgs_*::/, 'OpenOrgs'],
  [/^opendoar_*::/, 'OpenDOAR'],
  [/^orcid_+::/, 'ORCID'],
  [/^re3data_*::/, 're3data'],
  [/^ror_+::/, 'ROR'],
];

const namesOf = (item: KindedRecord): string[] => {
  if (item.kind === 'product') return sourcesOf(item.record);
  if (item.kind !== 'organization' && item.kind !== 'dataSource') return [];
  return (item.record.collectedFrom ?? []).flatMap(({ key, value }) => value ?? key ?? []);
};

/** Returns the names of the sources of a record, otherwise that of the registry to which its id belongs. */
export const sourceNames = (item: KindedRecord): string[] => {
  const names = namesOf(item);
  const registry = NAMESPACES.find(([pattern]) => pattern.test(item.record.id))?.[1];
  return names.length > 0 || registry === undefined ? names : [registry];
};

const WEB_ADDRESS = /^https?:\/\//i;

const resolved = (pids: readonly { readonly value: string }[] | null | undefined): string[] =>
  (pids ?? []).flatMap(({ value }) => parseIdentifier(value)?.url ?? []);

const addressesOf = (item: KindedRecord): readonly (string | null | undefined)[] => {
  if (item.kind === 'product') {
    const copies = item.record.instances ?? [];
    return [...copies.flatMap(({ urls }) => urls ?? []), ...resolved(item.record.pids)];
  }
  if (item.kind === 'organization') return [...resolved(item.record.pids), item.record.websiteUrl];
  return 'websiteUrl' in item.record ? [item.record.websiteUrl] : [];
};

/** Returns the address of a record at its source: that of a copy, otherwise that of an identifier or its website. */
export const addressAtSource = (item: KindedRecord): string | null =>
  addressesOf(item).find((address) => WEB_ADDRESS.test(address ?? '')) ?? null;
