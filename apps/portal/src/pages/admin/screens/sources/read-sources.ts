import { listOf, objectOf, orNull, readFlag, readNumber, readText } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';

/** A source of harvests. */
export interface HarvestSource {
  readonly name: string;
  readonly kind: string;
  readonly address: string;
  readonly records: number;
  /** The end of the last complete run. */
  readonly completeAt: string | null;
  /** The last run that failed; a later one may be complete. */
  readonly lastFailure: { readonly at: string; readonly message: string } | null;
  /** A run that is not complete; `total` is the source's own count. */
  readonly progress: { readonly records: number; readonly total: number | null } | null;
  readonly last: {
    readonly endedAt: string;
    readonly failure: string | null;
    readonly new: number;
    readonly changed: number;
    readonly gone: number;
  } | null;
}

export interface HarvestList {
  readonly isRunning: boolean;
  /** The running harvest has fetched its records and publishes them. */
  readonly isPublishing: boolean;
  /** Why harvests cannot be started from here; `null` if they can. */
  readonly startProblem: string | null;
  readonly sources: readonly HarvestSource[];
}

const readProgress = objectOf<NonNullable<HarvestSource['progress']>>({
  records: readNumber,
  total: orNull(readNumber),
});

const readLast = objectOf<NonNullable<HarvestSource['last']>>({
  endedAt: readText,
  failure: orNull(readText),
  new: readNumber,
  changed: readNumber,
  gone: readNumber,
});

const readFailure = objectOf<NonNullable<HarvestSource['lastFailure']>>({ at: readText, message: readText });

const readSource = objectOf<HarvestSource>({
  name: readText,
  kind: readText,
  address: readText,
  records: readNumber,
  completeAt: orNull(readText),
  lastFailure: orNull(readFailure),
  progress: orNull(readProgress),
  last: orNull(readLast),
});

const readHarvests = objectOf<HarvestList>({
  isRunning: readFlag,
  isPublishing: readFlag,
  startProblem: orNull(readText),
  sources: listOf(readSource),
});

const parse = (json: unknown): HarvestList => readHarvests(json, 'harvest');

/** Returns the request for the sources of harvests. */
export const getHarvests = (): Endpoint<HarvestList> => ({ method: 'GET', path: 'harvest', parse });

/** Returns the request that starts a harvest of the named sources; of all without names. */
export const startHarvest = (names: readonly string[]): Endpoint<HarvestList> => ({
  method: 'POST',
  path: 'harvest/start',
  body: { names },
  parse,
});

/** Returns the request that interrupts the harvest. */
export const stopHarvest = (): Endpoint<HarvestList> => ({ method: 'POST', path: 'harvest/stop', parse });
