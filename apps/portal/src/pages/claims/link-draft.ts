import { listOf, objectOf, readObject, readText } from '@open-discovery/http';
import type { Reader } from '@open-discovery/http';
import { CLAIM_RELATIONS, kindOf, plainText } from '@open-discovery/model';
import type {
  ClaimEnd,
  ClaimTargetKind,
  GraphRecord,
  NewClaim,
  RelationName,
  SearchedKind,
} from '@open-discovery/model';
import { CLAIM_END_TYPES, readClaimEnd, readRelation } from '../../claims/claims-calls.ts';
import { kindOfRecord } from '../../records/kind-of-record.ts';
import { recordTitle } from '../../records/record-title.ts';

/** A record to which the chosen works are linked. */
export interface DraftTarget extends ClaimEnd {
  readonly relation: RelationName;
}

/** The choices of a user who has not sent them yet. */
export interface LinkDraft {
  readonly works: readonly ClaimEnd[];
  readonly targets: readonly DraftTarget[];
  readonly note: string;
}

export const EMPTY_DRAFT: LinkDraft = { works: [], targets: [], note: '' };

const MAX_NOTE_CHARS = 1_000;

/** Returns the kind of a record to which works can be linked. */
export const targetKindOf = ({ type }: ClaimEnd): ClaimTargetKind => {
  const kind = kindOf(type);
  return kind === 'project' || kind === 'community' ? kind : 'product';
};

/** Returns the end of a link for a found record; `null` for records that no link can have. */
export const toEnd = (kind: SearchedKind, record: GraphRecord): ClaimEnd | null => {
  const own = kindOfRecord(kind, record);
  const type = CLAIM_END_TYPES.find((one) => one === own);
  return type === undefined ? null : { type, id: record.id, title: titleOf(record) };
};

/** Returns the title of a record; that of a project has its acronym and number, because many have the same title. */
const titleOf = (record: GraphRecord): string => {
  const title = plainText(recordTitle(record));
  if (!('fundings' in record || 'callIdentifier' in record) || !('code' in record)) return title;
  const { acronym, code } = record;
  return [...new Set([acronym, title, code])].filter(Boolean).join(' · ');
};

const without = <T extends ClaimEnd>(ends: readonly T[], id: string): readonly T[] =>
  ends.filter((end) => end.id !== id);

/** Adds works that are not chosen yet. */
export const withWorks = (draft: LinkDraft, works: readonly ClaimEnd[]): LinkDraft => {
  const chosen = new Set(draft.works.map(({ id }) => id));
  return { ...draft, works: [...draft.works, ...works.filter(({ id }) => !chosen.has(id))] };
};

export const withoutWork = (draft: LinkDraft, id: string): LinkDraft => ({
  ...draft,
  works: without(draft.works, id),
});

/** Adds a target with the usual relation, unless it is chosen already. */
export const withTarget = (draft: LinkDraft, end: ClaimEnd): LinkDraft =>
  draft.targets.some(({ id }) => id === end.id)
    ? draft
    : { ...draft, targets: [...draft.targets, { ...end, relation: CLAIM_RELATIONS[targetKindOf(end)][0] }] };

export const withoutTarget = (draft: LinkDraft, id: string): LinkDraft => ({
  ...draft,
  targets: without(draft.targets, id),
});

export const withRelation = (draft: LinkDraft, id: string, relation: RelationName): LinkDraft => ({
  ...draft,
  targets: draft.targets.map((target) => (target.id === id ? { ...target, relation } : target)),
});

/** A link that the choices lead to. */
export interface DraftLink {
  readonly source: ClaimEnd;
  readonly target: DraftTarget;
}

/** Returns the links of all works to all targets. No work is linked to itself. */
export const linksOf = ({ works, targets }: LinkDraft): readonly DraftLink[] =>
  works.flatMap((source) =>
    targets.filter((target) => target.id !== source.id).map((target) => ({ source, target })),
  );

/** Returns the body of the request that adds the links. */
export const toNewClaims = (draft: LinkDraft): readonly NewClaim[] =>
  linksOf(draft).map(({ source, target }) => ({
    source: source.id,
    target: target.id,
    relation: target.relation,
    note: draft.note.trim(),
  }));

const readTarget: Reader<DraftTarget> = (json, name) => {
  const end = readClaimEnd(json, name);
  const relation = readRelation(readObject(json, name)['relation'], `${name}.relation`);
  if (!CLAIM_RELATIONS[targetKindOf(end)].includes(relation))
    throw new Error(`${name}.relation: not possible`);
  return { ...end, relation };
};

const readDraft = objectOf<LinkDraft>({
  works: listOf(readClaimEnd),
  targets: listOf(readTarget),
  note: readText,
});

/** Parses stored choices. Those of another form are lost. */
export const parseDraft = (json: unknown): LinkDraft => {
  try {
    const draft = readDraft(json, 'draft');
    return { ...draft, note: draft.note.slice(0, MAX_NOTE_CHARS) };
  } catch {
    return EMPTY_DRAFT;
  }
};
