import { CLAIM_RELATIONS, parseRelationName } from '@open-discovery/model';
import type { ClaimTargetKind, RelationName } from '@open-discovery/model';

/** The link that an address names. */
export interface DirectClaim {
  readonly sourceId: string;
  readonly targetId: string;
  readonly targetKind: ClaimTargetKind;
  readonly relation: RelationName;
}

/** An error in an address; it names the parameter. */
export type DirectProblem =
  | { readonly id: 'claims.direct-missing' | 'claims.direct-long'; readonly name: string }
  | {
      readonly id: 'claims.direct-word';
      readonly name: string;
      readonly value: string;
      readonly words: string;
    }
  | { readonly id: 'claims.direct-same' };

type Parsed =
  | { readonly ok: true; readonly claim: DirectClaim }
  | { readonly ok: false; readonly problem: DirectProblem };

const KINDS = Object.keys(CLAIM_RELATIONS) as readonly ClaimTargetKind[];
const MAX_SHOWN = 100;
/** Ids of records: no spaces, no control characters. */
const ID = /^[^\s\p{Cc}\p{Cs}]{1,200}$/u;

const refused = (problem: DirectProblem): Parsed => ({ ok: false, problem });

const notOneOf = (name: string, value: string, words: readonly string[]): Parsed =>
  refused({ id: 'claims.direct-word', name, value: value.slice(0, MAX_SHOWN), words: words.join(', ') });

/**
 * Parses the address of a link that another page has prepared: `sourceId` (a work), `targetId`, `targetType` and, for
 * works, `relation`.
 */
export const parseDirectClaim = (parameters: URLSearchParams): Parsed => {
  for (const name of ['sourceId', 'targetId', 'targetType']) {
    const value = parameters.get(name) ?? '';
    if (value === '') return refused({ id: 'claims.direct-missing', name });
    if (name !== 'targetType' && !ID.test(value)) return refused({ id: 'claims.direct-long', name });
  }
  const sourceId = parameters.get('sourceId') ?? '';
  const targetId = parameters.get('targetId') ?? '';
  const type = parameters.get('targetType') ?? '';
  const targetKind = KINDS.find((kind) => kind === type);
  if (targetKind === undefined) return notOneOf('targetType', type, KINDS);
  if (sourceId === targetId) return refused({ id: 'claims.direct-same' });
  const relations = CLAIM_RELATIONS[targetKind];
  const word = parameters.get('relation') || relations[0];
  const relation = parseRelationName(word);
  if (relation === null || !relations.includes(relation)) return notOneOf('relation', word, relations);
  return { ok: true, claim: { sourceId, targetId, targetKind, relation } };
};
