import {
  listOf,
  objectOf,
  oneOf,
  orDefault,
  orNull,
  readFlag,
  readNumber,
  readText,
} from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import { COMPARED_FACTS, LIKELY_REASONS, MERGE_VERDICTS, RECORD_KINDS } from '@open-discovery/model';
import type {
  ComparedRecord,
  DecidedRecord,
  LikelyDuplicate,
  LikelyDuplicatePage,
  MergeableRecord,
  MergeDecision,
  MergeDecisionPage,
  NewMergeDecision,
} from '@open-discovery/model';
import { get, post } from './call.ts';
import { readIds } from './answers.ts';
import { readPageHeader } from './page-header.ts';

/*
 * Calls that the specification does not name: decisions of administrators about which records are the same.
 */

const readKind = oneOf(RECORD_KINDS);

const readDecided = listOf(
  objectOf<DecidedRecord>({
    id: readText,
    current: orNull(
      objectOf<NonNullable<DecidedRecord['current']>>({ id: readText, kind: readKind, title: readText }),
    ),
  }),
);

const readDecision = objectOf<MergeDecision>({
  _id: readText,
  version: readNumber,
  verdict: oneOf(MERGE_VERDICTS),
  records: readDecided,
  others: readDecided,
  note: readText,
  decidedBy: readText,
  decidedByName: orDefault<string | null>(readText, null),
  decidedAt: readText,
  isApplied: readFlag,
});

const readPage = objectOf<MergeDecisionPage>({
  header: readPageHeader,
  results: listOf(readDecision),
});

const readFound = listOf(
  objectOf<MergeableRecord>({
    id: readText,
    kind: readKind,
    title: readText,
    sources: listOf(readText),
    parts: listOf(
      objectOf<MergeableRecord['parts'][number]>({
        id: readText,
        sources: listOf(readText),
        url: orNull(readText),
      }),
    ),
  }),
);

/**
 * Selects decisions; all conditions must match.
 * @example const filter: MergeDecisionFilter = { search: 'tides', page: 2 };
 */
export interface MergeDecisionFilter {
  /** Words of an id, a title, the note or the user. */
  readonly search?: string | undefined;
  /** Counted from 1. */
  readonly page?: number | undefined;
  /** Up to 100; by default 20. */
  readonly pageSize?: number | undefined;
}

/**
 * Lists the decisions about records that are the same or different, the latest first.
 * @example getMergeDecisions({ page: 2 }) // GET merge-decisions?page=2
 */
export const getMergeDecisions = ({
  search,
  page,
  pageSize,
}: MergeDecisionFilter = {}): Endpoint<MergeDecisionPage> =>
  get('merge-decisions', readPage, { search, page, pageSize });

/**
 * Finds the records that an id, an identifier such as a DOI, or the address of a record's page names, of the kinds that imports
 * merge.
 * @example findMergeable('10.1234/tides') // GET merge-decisions/find?record=10.1234%2Ftides
 */
export const findMergeable = (record: string): Endpoint<MergeableRecord[]> =>
  get('merge-decisions/find', readFound, { record });

type Compared = NonNullable<ComparedRecord['current']>;

const readCompared = objectOf<ComparedRecord>({
  id: readText,
  current: orNull(
    objectOf<Compared>({
      id: readText,
      kind: readKind,
      title: readText,
      facts: listOf(
        objectOf<Compared['facts'][number]>({ name: oneOf(COMPARED_FACTS), values: listOf(readText) }),
      ),
    }),
  ),
});

const readLikelyPage = objectOf<LikelyDuplicatePage>({
  header: readPageHeader,
  results: listOf(
    objectOf<LikelyDuplicate>({
      reason: oneOf(LIKELY_REASONS),
      record: readCompared,
      other: readCompared,
    }),
  ),
});

/**
 * Lists the pairs of records of which the last import was not sure whether they are the same, and which no decision settles, the
 * most likely first.
 * @example getLikelyDuplicates({ page: 2 }) // GET merge-decisions/likely?page=2
 */
export const getLikelyDuplicates = ({
  page,
  pageSize,
}: Omit<MergeDecisionFilter, 'search'> = {}): Endpoint<LikelyDuplicatePage> =>
  get('merge-decisions/likely', readLikelyPage, { page, pageSize });

/**
 * Decides that records are the same, or that none of `records` is one of `others`. The next import follows the decision. With the
 * `version` of the decision about the same records that this one is based on, 0 if there was none, a 409 says that somebody else
 * was faster: `adminConflict` returns both.
 * @example
 * decideMerge({ verdict: 'same', records: ['doi_________::1'], others: ['od______2367::7'] })
 * // POST merge-decisions/save
 */
export const decideMerge = (decision: NewMergeDecision): Endpoint<MergeDecision> =>
  post('merge-decisions/save', readDecision, { body: decision });

/**
 * Deletes decisions by their `_id`s: the next import merges by its rules again. The response lists the deleted ones.
 * @example deleteMergeDecisions(['64f1']) // POST merge-decisions/delete
 */
export const deleteMergeDecisions = (ids: readonly string[]): Endpoint<string[]> =>
  post('merge-decisions/delete', readIds, { body: ids });
