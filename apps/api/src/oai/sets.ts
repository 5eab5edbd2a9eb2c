import {
  isProductType,
  KINDS,
  kindOf,
  PRODUCT_TYPES,
  RECORD_KINDS,
  SEARCHED_KINDS,
} from '@open-discovery/model';
import type { KindedRecord, RecordKind } from '@open-discovery/model';
import { ALL_RECORDS } from '../search/engine-query.ts';
import type { Filter } from '../search/engine-query.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** A set for selective harvesting. */
interface OaiSet {
  readonly spec: string;
  readonly name: string;
}

/** The characters of a part of a setSpec. Source: OAI-PMH.xsd, setSpecType. */
const SPEC_PART = /^[A-Za-z0-9\-_.!~*'()]+$/;
const MAX_COMMUNITIES = 1_000;

const kindSpec = (kind: RecordKind): string => `kind:${KINDS[kind].slug}`;
const communitySpec = (code: string): string => `community:${code}`;

/** Returns the setSpecs of a kind; of a product type, also that of all products. */
export const kindSets = (kind: RecordKind): string[] => [...new Set([kindOf(kind), kind])].map(kindSpec);

/** Returns the setSpecs of a record. */
export const setsOf = ({ kind, record }: KindedRecord): string[] => {
  if (kind === 'person') return [];
  const kinds = kindSets(kind === 'product' ? record.type : kind);
  const communities = kind === 'product' || kind === 'service' ? (record.communities ?? []) : [];
  const codes = communities.map(({ code }) => code).filter((code) => SPEC_PART.test(code));
  return [...kinds, ...codes.map(communitySpec)];
};

/** Returns all sets: one per kind, product type and community. */
export const listSets = async (engine: SearchEngine): Promise<OaiSet[]> => {
  const kinds = ['product' as const, ...PRODUCT_TYPES, ...SEARCHED_KINDS.slice(1)];
  const found = await engine.search({ ...ALL_RECORDS, kind: 'community', limit: MAX_COMMUNITIES });
  const communities = found.hits.flatMap(({ record }) => {
    const code = 'acronym' in record ? (record.acronym ?? '') : '';
    const name = 'name' in record ? (record.name ?? code) : code;
    return SPEC_PART.test(code) ? [{ spec: communitySpec(code), name }] : [];
  });
  return [
    ...kinds.map((kind) => ({ spec: kindSpec(kind), name: KINDS[kind].slug.replaceAll('-', ' ') })),
    ...communities,
  ];
};

const kindFilters = (kind: RecordKind): Filter[] => [
  { name: 'kind', is: 'any', field: 'kind', values: [kindOf(kind)] },
  ...(isProductType(kind) ? [{ name: 'type', is: 'any', field: 'type', values: [kind] } as const] : []),
];

/** Returns the filters of a set, or `null` for an unknown set. */
export const setFilters = (spec: string): Filter[] | null => {
  const [group = '', ...rest] = spec.split(':');
  const name = rest.join(':');
  if (group === 'kind') {
    const kind = RECORD_KINDS.find((one) => KINDS[one].slug === name);
    return kind === undefined ? null : kindFilters(kind);
  }
  if (group !== 'community' || !SPEC_PART.test(name)) return null;
  return [{ name: 'community', is: 'any', field: 'community', values: [name] }];
};
