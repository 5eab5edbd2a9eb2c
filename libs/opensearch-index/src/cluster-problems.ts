import { IndexError } from '@open-discovery/search-index';
import type { IndexErrorReason } from '@open-discovery/search-index';

interface Problem {
  /** Matches the type or the reason of an error of OpenSearch, or the message of a connection that failed. */
  readonly says: RegExp;
  readonly reason: IndexErrorReason;
  readonly sentence: string;
}

/** Begins the failure of a request whose node ended meanwhile. */
export const LOST_NODE = /^node_(?:disconnected|not_connected|closed)_exception/;

export const IN_PART = 'A part of the search cluster does not respond.';

/** Problems that the operator of a cluster can solve. */
const PROBLEMS: readonly Problem[] = [
  {
    // A cluster whose disks are all full also takes no new index, with the status of a wrong login.
    says: /flood-stage|disk usage exceeded|read-only.?\/?.?allow.?delete|create-index blocked/i,
    reason: 'storage',
    sentence: 'The disks of the search cluster are full: it takes no records until there is space again.',
  },
  {
    says: /no (?:elected )?(?:cluster.manager|master)|(?:cluster_manager|master)_not_discovered/i,
    reason: 'unreachable',
    sentence:
      'Too few nodes of the search cluster are there to agree on changes. Searches go on; start the other nodes.',
  },
  {
    says: /unavailable_shards|no_shard_available|primary shard is not active|no such shard/i,
    reason: 'unreachable',
    sentence: IN_PART,
  },
  {
    says: /index_closed/i,
    reason: 'unreachable',
    sentence: 'The records in the search cluster are closed: open their indexes (POST <index>/_open).',
  },
  {
    // After those of full disks, which are blocks as well.
    says: /cluster_block_exception/i,
    reason: 'unreachable',
    sentence: 'The search cluster blocks requests: see "index.blocks" and "cluster.blocks" in its settings.',
  },
  {
    says: /certificate/i,
    reason: 'unreachable',
    sentence:
      'The certificate of the search cluster is not trusted, or not for this address: check SEARCH_CA_FILE and SEARCH_URL.',
  },
  {
    says: /too_many_(?:nested_)?clauses/i,
    reason: 'words',
    sentence: 'The search has more words than the search cluster allows. Use fewer words.',
  },
  {
    says: /circuit_breaking|rejected_execution/i,
    reason: 'busy',
    sentence: 'The search cluster has too much to do.',
  },
];

/** Returns the failure for what OpenSearch says of an error; `null` if it is not a known problem. */
export const knownProblem = (said: string, options?: ErrorOptions): IndexError | null => {
  const known = PROBLEMS.find(({ says }) => says.test(said));
  return known ? new IndexError(known.reason, known.sentence, options) : null;
};
