import { readFlag, readList, readNumber, readObject, readText } from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';

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
  /** Why harvests cannot be started from here; `null` if they can. */
  readonly startProblem: string | null;
  readonly sources: readonly HarvestSource[];
}

const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (json, where) =>
    json === null ? null : read(json, where);

const readProgress: Reader<NonNullable<HarvestSource['progress']>> = (json, where) => {
  const progress = readObject(json, where);
  return {
    records: readNumber(progress['records'], `${where}.records`),
    total: orNull(readNumber)(progress['total'], `${where}.total`),
  };
};

const readLast: Reader<NonNullable<HarvestSource['last']>> = (json, where) => {
  const last = readObject(json, where);
  return {
    endedAt: readText(last['endedAt'], `${where}.endedAt`),
    failure: orNull(readText)(last['failure'], `${where}.failure`),
    new: readNumber(last['new'], `${where}.new`),
    changed: readNumber(last['changed'], `${where}.changed`),
    gone: readNumber(last['gone'], `${where}.gone`),
  };
};

const readFailure: Reader<NonNullable<HarvestSource['lastFailure']>> = (json, where) => {
  const failure = readObject(json, where);
  return {
    at: readText(failure['at'], `${where}.at`),
    message: readText(failure['message'], `${where}.message`),
  };
};

const readSource: Reader<HarvestSource> = (json, where) => {
  const source = readObject(json, where);
  return {
    name: readText(source['name'], `${where}.name`),
    kind: readText(source['kind'], `${where}.kind`),
    address: readText(source['address'], `${where}.address`),
    records: readNumber(source['records'], `${where}.records`),
    completeAt: orNull(readText)(source['completeAt'], `${where}.completeAt`),
    lastFailure: orNull(readFailure)(source['lastFailure'], `${where}.lastFailure`),
    progress: orNull(readProgress)(source['progress'], `${where}.progress`),
    last: orNull(readLast)(source['last'], `${where}.last`),
  };
};

const parse = (json: unknown): HarvestList => {
  const list = readObject(json, 'harvest');
  return {
    isRunning: readFlag(list['isRunning'], 'harvest.isRunning'),
    startProblem: orNull(readText)(list['startProblem'], 'harvest.startProblem'),
    sources: readList(list['sources'], 'harvest.sources').map((source, at) =>
      readSource(source, `harvest.sources[${at}]`),
    ),
  };
};

/** Returns the request for the sources of harvests. */
export const getHarvests = (): Endpoint<HarvestList> => ({ method: 'GET', path: 'harvest', parse });

/** Returns the request that starts a harvest of the named sources; of all without names. */
export const startHarvest = (names: readonly string[]): Endpoint<HarvestList> => ({
  method: 'POST',
  path: 'harvest/start',
  body: { names },
  parse,
});
