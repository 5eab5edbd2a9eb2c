import { readProblem } from '@open-discovery/admin-client';
import { listOf, objectOf, orNull, readFlag, readNumber, readText, recordOf } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import { readRecordFile } from './files/record-files.ts';

const failureFields = {
  /** In English. */
  message: readText,
  /** The sentence for other languages, with its values; `null` for a failure without one. */
  reason: orNull(readProblem),
};

const readSource = objectOf({
  name: readText,
  /** `null` if the definition of the source is damaged. */
  kind: orNull(readText),
  address: orNull(readText),
  /** The values of each option of the kind. */
  options: recordOf(listOf(readText)),
  /** The uploaded files of a source of kind `upload`. */
  files: listOf(readRecordFile),
  /** The source cannot be harvested until the server has a contact address for its service. */
  waitsForContact: readFlag,
  /** A file of the source is damaged: until it is repaired, no harvest publishes records. */
  isDamaged: readFlag,
  records: readNumber,
  /** The end of the last complete run. */
  completeAt: orNull(readText),
  /** The runs that have failed since the last complete one. */
  failures: readNumber,
  /** The last run that failed; a later one may be complete. */
  lastFailure: orNull(objectOf({ at: readText, ...failureFields })),
  /** The wait of the running harvest before its next request, and why the last one has failed. */
  waits: orNull(objectOf({ until: readText, ...failureFields })),
  /** A run that is not complete; `total` is the source's own count. */
  progress: orNull(objectOf({ records: readNumber, total: orNull(readNumber) })),
  last: orNull(
    objectOf({
      endedAt: readText,
      failure: orNull(readText),
      new: readNumber,
      changed: readNumber,
      gone: readNumber,
    }),
  ),
});

/** A source of harvests. */
export type HarvestSource = ReturnType<typeof readSource>;

/** The reason why a source does not answer as it should. */
export type RequestFailure = Pick<NonNullable<HarvestSource['waits']>, keyof typeof failureFields>;

const readKind = objectOf({
  kind: readText,
  /** Other kinds have an address of their own. */
  needsAddress: readFlag,
  /** They limit which records are harvested; several values are possible for a list. */
  options: listOf(objectOf({ name: readText, isList: readFlag, example: readText })),
});

/** A kind of sources that can be added. */
export type SourceKind = ReturnType<typeof readKind>;

const readHarvests = objectOf({
  isRunning: readFlag,
  /** The running harvest has fetched its records and publishes them. */
  isPublishing: readFlag,
  /** The program of harvests is built, so that they can be started from here. */
  hasProgram: readFlag,
  kinds: listOf(readKind),
  sources: listOf(readSource),
});

export type HarvestList = ReturnType<typeof readHarvests>;

const parse = (json: unknown): HarvestList => readHarvests(json, 'harvest');

/** Returns the request for the sources of harvests. */
export const getHarvests = (): Endpoint<HarvestList> => ({ method: 'GET', path: 'harvest', parse });

/** The sources of a harvest. */
export interface HarvestStart {
  /** Empty for all sources. */
  readonly names: readonly string[];
  /** Accepts files at addresses that have less than a tenth of their records before. */
  readonly allowsFewer?: boolean;
}

/** Returns the request that starts a harvest. */
export const startHarvest = (body: HarvestStart): Endpoint<HarvestList> => ({
  method: 'POST',
  path: 'harvest/start',
  body,
  parse,
});

/** Returns the request that interrupts the harvest. */
export const stopHarvest = (): Endpoint<HarvestList> => ({ method: 'POST', path: 'harvest/stop', parse });

/** A source that is added. */
export interface NewSource extends Pick<HarvestSource, 'name' | 'kind' | 'address'> {
  readonly options: Readonly<Record<string, readonly string[]>>;
}

/** Returns the request that adds a source. */
export const saveSource = (source: NewSource): Endpoint<HarvestList> => ({
  method: 'POST',
  path: 'harvest/source/save',
  body: source,
  parse,
});

/** Returns the request that removes a source. */
export const deleteSource = (name: string): Endpoint<HarvestList> => ({
  method: 'POST',
  path: 'harvest/source/delete',
  body: { name },
  parse,
});
