import {
  listOf,
  objectOf,
  oneOf,
  orNull,
  readList,
  readNumber,
  readObject,
  readText,
} from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';
import { CLAIM_STATES, parseRelationName, PRODUCT_TYPES } from '@open-discovery/model';
import type {
  AddedClaims,
  Claim,
  ClaimEnd,
  ClaimPage,
  ClaimState,
  NewClaim,
  PageHeader,
} from '@open-discovery/model';

/** The filter and the page of a list of links. */
export interface ClaimsQuery {
  readonly search: string;
  readonly state: ClaimState | null;
  readonly page: number;
}

/** The links of the user, or of all users. */
export type ClaimsOwner = 'mine' | 'all';

const CLAIMS_PER_PAGE = 20;

/** The types of records that links have. */
export const CLAIM_END_TYPES = [
  ...PRODUCT_TYPES,
  'project',
  'community',
] as const satisfies readonly ClaimEnd['type'][];

export const readRelation: Reader<Claim['relation']> = (json, name) => {
  const relation = parseRelationName(readText(json, name));
  if (relation === null) throw new Error(`${name}: no relation`);
  return relation;
};

export const readClaimEnd = objectOf<ClaimEnd>({
  type: oneOf(CLAIM_END_TYPES),
  id: readText,
  title: readText,
});

const readClaims = listOf(
  objectOf<Claim>({
    _id: readText,
    version: readNumber,
    source: readClaimEnd,
    relation: readRelation,
    target: readClaimEnd,
    note: readText,
    createdBy: readText,
    createdByName: readText,
    createdAt: readText,
    state: oneOf(CLAIM_STATES),
    reason: readText,
    decidedAt: orNull(readText),
  }),
);

const readPage = objectOf<ClaimPage>({
  header: objectOf<PageHeader>({ numFound: readNumber, page: readNumber, pageSize: readNumber }),
  counts: objectOf<ClaimPage['counts']>({ pending: readNumber, approved: readNumber, rejected: readNumber }),
  results: readClaims,
});

/** The number of links that a request added, and of those that existed. */
export interface ClaimsOutcome {
  readonly added: number;
  readonly known: number;
}

const readOutcome = (json: unknown): ClaimsOutcome => {
  const { added, known } = readObject(json, 'response') satisfies Partial<Record<keyof AddedClaims, unknown>>;
  return { added: readList(added, 'added').length, known: readList(known, 'known').length };
};

/** Reads a page of links. */
export const getClaims = (owner: ClaimsOwner, { search, state, page }: ClaimsQuery): Endpoint<ClaimPage> => ({
  method: 'GET',
  path: owner,
  query: [
    ...(search === '' ? [] : [['search', search] as const]),
    ...(state === null ? [] : [['state', state] as const]),
    ['page', String(page)],
    ['pageSize', String(CLAIMS_PER_PAGE)],
  ],
  parse: (json) => readPage(json, 'page'),
});

/** Adds links. */
export const saveClaims = (claims: readonly NewClaim[]): Endpoint<ClaimsOutcome> => ({
  method: 'POST',
  path: 'save',
  body: claims,
  parse: readOutcome,
});

const change = (path: string, body: unknown): Endpoint<readonly Claim[]> => ({
  method: 'POST',
  path,
  body,
  parse: (json) => readClaims(json, 'links'),
});

/** Deletes links of the user. */
export const deleteClaims = (ids: readonly string[]) => change('delete', ids);
/** Restores deleted links of the user. */
export const restoreClaims = (ids: readonly string[]) => change('restore', ids);

/** Sends the links as they were read, so that a decision that another curator has made meanwhile is not replaced. */
const asRead = (claims: readonly Claim[]) => claims.map(({ _id, version }) => ({ _id, version }));

/** Approves links. */
export const approveClaims = (claims: readonly Claim[]) => change('approve', asRead(claims));
/** Rejects links; their owners read the reason. */
export const rejectClaims = (claims: readonly Claim[], reason: string) =>
  change('reject', { ids: asRead(claims), reason });
