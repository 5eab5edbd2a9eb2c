import type { Failure } from './failure.ts';
import type { SourceProblem } from './source-error.ts';
import type { Source } from './source.ts';
import type { StoredAnswer } from './store/answer-log.ts';
import type { HarvestedRecord } from './store/record-mark.ts';

/** The position at which a protocol continues, as JSON. Each protocol parses its own. */
export type Position = Readonly<Record<string, unknown>>;

export interface HarvestRequest {
  readonly url: string;
  /** Media types. */
  readonly accept: string;
  /** The validator of the answer before: an entity tag, or a date. */
  readonly validator?: string | null;
}

/** An answer with its decompressed body, with a status below 500. */
export interface HarvestAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  /** An entity tag, or the date of the last change; `null` without one. */
  readonly validator: string | null;
}

/** The result of reading an answer. */
export type Reading =
  | {
      readonly is: 'page';
      readonly records: readonly HarvestedRecord[];
      /** `null` when the list is complete. */
      readonly next: Position | null;
      /** The position that is kept at the end of the list; by default, that of the request. */
      readonly last?: Position;
      /** The source's own word on how many records there are; `null` without one. */
      readonly total: number | null;
    }
  /** The answer is not complete or makes no sense: another request may help. */
  | { readonly is: 'damaged'; readonly failure: Failure }
  /** Another request does not help. The next run continues at `next`. */
  | { readonly is: 'refused'; readonly failure: Failure; readonly next?: Position };

/** An option of a kind, on the command line and in the console. */
export interface OptionRule {
  readonly name: string;
  /** Several values may be given. */
  readonly isList?: boolean;
  readonly pattern: RegExp;
  /** The kind of its values, for people: `a date`. */
  readonly rule: string;
  /** A value that matches the pattern. */
  readonly example: string;
  readonly meaning: string;
}

interface BeginOptions {
  /** The value of `Protocol.since` after the last run, to request the changes since then; `null` requests all records. */
  readonly since: string | null;
  readonly now: Date;
}

/** A protocol: creates the requests for records and reads the responses. */
export interface Protocol {
  /** The address of the service; `null` if each source has its own. */
  readonly address: string | null;
  readonly options: readonly OptionRule[];
  /** Returns what is wrong with the options together; `null` if nothing is. */
  readonly problemOf: (source: Source) => SourceProblem | null;
  /** The setting with a key of the service, and the parameter that takes it. It is not stored with the answers. */
  readonly key?: { readonly setting: string; readonly parameter: string };
  /** The limit for an answer; 64 MB by default. */
  readonly sizeLimitBytes?: number;
  readonly begin: (source: Source, options: BeginOptions) => Position;
  readonly request: (source: Source, position: Position, contact: string) => HarvestRequest;
  /** Returns why an answer is damaged, if a look at all of its body tells; it is read only if it is not. */
  readonly damageOf?: (source: Source, answer: HarvestAnswer) => Promise<Failure | null>;
  /** Reads an answer to the request at a position; also one with status 4xx. */
  readonly read: (source: Source, position: Position, answer: HarvestAnswer) => Reading;
  /** Returns where a run begins again that gets no answer at its position any more, such as to an expired token. */
  readonly restart?: (position: Position) => Position;
  readonly recordsOf: (answer: StoredAnswer) => readonly HarvestedRecord[];
  /** Returns what the next run needs to ask for changes, by the last position; `null` if it has to ask for all records. */
  readonly since: (position: Position, startedAt: Date) => string | null;
  /** The text around all records of a source for the importer. */
  readonly envelope: { readonly before: string; readonly after: string };
}
