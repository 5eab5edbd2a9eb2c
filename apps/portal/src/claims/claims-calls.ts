import { readList, readNumber, readObject, readText } from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';
import { CLAIM_STATES, parseRelationName, PRODUCT_TYPES } from '@open-discovery/model';
import type { AddedClaims, Claim, ClaimEnd, ClaimPage, ClaimState, NewClaim } from '@open-discovery/model';

/** Which links a list has, and which page of them. */
export interface ClaimsQuery {
  readonly search: string;
  readonly state: ClaimState | null;
  readonly page: number;
}

/** The links of the user, or of all users. */
export type ClaimsOwner = 'mine' | 'all';

const CLAIMS_PER_PAGE = 20;

const END_TYPES = [...PRODUCT_TYPES, 'project', 'community'] as const satisfies readonly ClaimEnd['type'][];

const readWord =
  <const Words extends readonly string[]>(words: Words): Reader<Words[number]> =>
  (json, name) => {
    const word = words.find((one) => one === json);
    if (word === undefined) throw new Error(`${name}: none of ${words.join(', ')}`);
    return word;
  };

const readRelation: Reader<Claim['relation']> = (json, name) => {
  const relation = parseRelationName(readText(json, name));
  if (relation === null) throw new Error(`${name}: no relation`);
  return relation;
};

const readEnd: Reader<ClaimEnd> = (json, name) => {
  const fields = readObject(json, name);
  return {
    type: readWord(END_TYPES)(fields['type'], `${name}.type`),
    id: readText(fields['id'], `${name}.id`),
    title: readText(fields['title'], `${name}.title`),
  };
};

const readClaim: Reader<Claim> = (json, name) => {
  const fields = readObject(json, name);
  const text = (field: string): string => readText(fields[field], `${name}.${field}`);
  return {
    _id: text('_id'),
    version: readNumber(fields['version'], `${name}.version`),
    source: readEnd(fields['source'], `${name}.source`),
    relation: readRelation(fields['relation'], `${name}.relation`),
    target: readEnd(fields['target'], `${name}.target`),
    note: text('note'),
    createdBy: text('createdBy'),
    createdByName: text('createdByName'),
    createdAt: text('createdAt'),
    state: readWord(CLAIM_STATES)(fields['state'], `${name}.state`),
    reason: text('reason'),
    decidedAt: fields['decidedAt'] === null ? null : text('decidedAt'),
  };
};

const readClaims = (json: unknown): readonly Claim[] =>
  readList(json, 'links').map((one, at) => readClaim(one, `links[${at}]`));

const readPage = (json: unknown): ClaimPage => {
  const { header, counts, results } = readObject(json, 'response');
  const { numFound, page, pageSize } = readObject(header, 'header');
  const { pending, approved, rejected } = readObject(counts, 'counts');
  return {
    header: {
      numFound: readNumber(numFound, 'header.numFound'),
      page: readNumber(page, 'header.page'),
      pageSize: readNumber(pageSize, 'header.pageSize'),
    },
    counts: {
      pending: readNumber(pending, 'counts.pending'),
      approved: readNumber(approved, 'counts.approved'),
      rejected: readNumber(rejected, 'counts.rejected'),
    },
    results: readClaims(results),
  };
};

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
  parse: readPage,
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
  parse: readClaims,
});

/** Deletes links of the user. */
export const deleteClaims = (ids: readonly string[]) => change('delete', ids);
/** Restores deleted links of the user. */
export const restoreClaims = (ids: readonly string[]) => change('restore', ids);

/** Names the links as they were read: a decision that somebody else has made meanwhile is not replaced. */
const asRead = (claims: readonly Claim[]) => claims.map(({ _id, version }) => ({ _id, version }));

/** Approves links. */
export const approveClaims = (claims: readonly Claim[]) => change('approve', asRead(claims));
/** Rejects links; their owners read the reason. */
export const rejectClaims = (claims: readonly Claim[], reason: string) =>
  change('reject', { ids: asRead(claims), reason });
