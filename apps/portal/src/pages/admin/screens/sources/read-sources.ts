import { readProblem } from '@open-discovery/admin-client';
import type { AdminProblem } from '@open-discovery/admin-client';
import { listOf, objectOf, orNull, readFlag, readNumber, readText, recordOf } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import { readRecordFile } from './files/record-files.ts';
import type { RecordFile } from './files/record-files.ts';

/** Why a source does not answer as it should. */
export interface RequestFailure {
  /** In English. */
  readonly message: string;
  /** The sentence for other languages, with its values; `null` for a failure without one. */
  readonly reason: AdminProblem | null;
}

/** A source of harvests. */
export interface HarvestSource {
  readonly name: string;
  /** `null` if the definition of the source is damaged. */
  readonly kind: string | null;
  readonly address: string | null;
  /** The values of each option of the kind. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** The uploaded files of a source of kind `upload`. */
  readonly files: readonly RecordFile[];
  /** The source cannot be harvested until the server has a contact address for its service. */
  readonly waitsForContact: boolean;
  /** A file of the source is damaged: until it is repaired, no harvest publishes records. */
  readonly isDamaged: boolean;
  readonly records: number;
  /** The end of the last complete run. */
  readonly completeAt: string | null;
  /** The runs that have failed since the last complete one. */
  readonly failures: number;
  /** The last run that failed; a later one may be complete. */
  readonly lastFailure: ({ readonly at: string } & RequestFailure) | null;
  /** The wait of the running harvest before its next request, and why the last one has failed. */
  readonly waits: ({ readonly until: string } & RequestFailure) | null;
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

/** An option of a kind of sources: it limits which records are harvested. */
interface SourceOption {
  readonly name: string;
  /** Several values are possible. */
  readonly isList: boolean;
  readonly example: string;
}

/** A kind of sources that can be added. */
export interface SourceKind {
  readonly kind: string;
  /** Other kinds have an address of their own. */
  readonly needsAddress: boolean;
  readonly options: readonly SourceOption[];
}

export interface HarvestList {
  readonly isRunning: boolean;
  /** The running harvest has fetched its records and publishes them. */
  readonly isPublishing: boolean;
  /** The program of harvests is built, so that they can be started from here. */
  readonly hasProgram: boolean;
  readonly kinds: readonly SourceKind[];
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

const failureFields = { message: readText, reason: orNull(readProblem) };
const readFailure = objectOf<NonNullable<HarvestSource['lastFailure']>>({ at: readText, ...failureFields });
const readWait = objectOf<NonNullable<HarvestSource['waits']>>({ until: readText, ...failureFields });

const readSource = objectOf<HarvestSource>({
  name: readText,
  kind: orNull(readText),
  address: orNull(readText),
  options: recordOf(listOf(readText)),
  files: listOf(readRecordFile),
  waitsForContact: readFlag,
  isDamaged: readFlag,
  records: readNumber,
  completeAt: orNull(readText),
  failures: readNumber,
  lastFailure: orNull(readFailure),
  waits: orNull(readWait),
  progress: orNull(readProgress),
  last: orNull(readLast),
});

const readKind = objectOf<SourceKind>({
  kind: readText,
  needsAddress: readFlag,
  options: listOf(objectOf<SourceOption>({ name: readText, isList: readFlag, example: readText })),
});

const readHarvests = objectOf<HarvestList>({
  isRunning: readFlag,
  isPublishing: readFlag,
  hasProgram: readFlag,
  kinds: listOf(readKind),
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

/** Returns the request that adds a source. */
export const saveSource = (
  source: Pick<HarvestSource, 'name' | 'kind' | 'options'> & { readonly address: string | null },
): Endpoint<HarvestList> => ({ method: 'POST', path: 'harvest/source/save', body: source, parse });

/** Returns the request that removes a source. */
export const deleteSource = (name: string): Endpoint<HarvestList> => ({
  method: 'POST',
  path: 'harvest/source/delete',
  body: { name },
  parse,
});
