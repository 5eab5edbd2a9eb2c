import { withSecretFiles } from '@open-discovery/http-server';
import type { ClusterOptions } from '@open-discovery/opensearch-index';

/** The cluster that takes the records instead of the data folder. */
export type ClusterTarget = ClusterOptions & {
  readonly alias: string;
  readonly shards: number;
  readonly replicas: number;
};

const ALIAS = 'open-discovery';
const SHARDS = 3;
/** A cluster may be slow while it writes. */
const TIME_LIMIT_MS = 60_000;

/** Secrets that `<NAME>_FILE` may name a file for. */
const SECRETS = ['SEARCH_PASSWORD', 'SEARCH_API_KEY'];

/** Parses a count in a setting; throws if it is invalid. */
const countOf = (name: string, text: string | undefined, fallback: number): number => {
  if (!text) return fallback;
  if (!/^\d{1,3}$/.test(text)) throw new Error(`${name}=${text} is not a number from 0 to 999.`);
  return Number(text);
};

/**
 * Reads the cluster from the settings that the server has too; `null` if none is named. Throws if an address is wrong, or the
 * file of a secret cannot be read.
 */
export const readCluster = (given: Readonly<Record<string, string | undefined>>): ClusterTarget | null => {
  const environment = withSecretFiles(given, SECRETS);
  const urls = (environment['SEARCH_URL'] ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
  const wrong = urls.find((url) => !URL.canParse(url) || !/^https?:/.test(url));
  if (wrong !== undefined)
    throw new Error(`SEARCH_URL: ${wrong} is not an address like https://search:9200.`);
  if (urls.length === 0) return null;
  return {
    urls,
    alias: environment['SEARCH_INDEX'] || ALIAS,
    user: environment['SEARCH_USER'] ?? null,
    password: environment['SEARCH_PASSWORD'] ?? null,
    apiKey: environment['SEARCH_API_KEY'] ?? null,
    caFile: environment['SEARCH_CA_FILE'] || null,
    timeLimitMs: TIME_LIMIT_MS,
    shards: Math.max(1, countOf('SEARCH_SHARDS', environment['SEARCH_SHARDS'], SHARDS)),
    replicas: countOf('SEARCH_REPLICAS', environment['SEARCH_REPLICAS'], 0),
  };
};
