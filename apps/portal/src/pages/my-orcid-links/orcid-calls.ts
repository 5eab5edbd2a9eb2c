import { listOf, objectOf, oneOf, orNull, readNumber, readObject, readText } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import { PRODUCT_TYPES } from '@open-discovery/model';
import type { ProductType } from '@open-discovery/model';

/** The ORCID iD that the user has connected. */
export interface Connection {
  /** Null without one. */
  readonly orcid: string | null;
  /** Address of the ORCID record; empty without one. */
  readonly url: string;
  readonly name: string;
}

const WORK_STATES = ['missing', 'present', 'added'] as const;
/** Not on the ORCID record; there from another source; or added from here. */
export type WorkState = (typeof WORK_STATES)[number];

/** A work of the user in this portal. */
export interface OwnWork {
  readonly id: string;
  readonly type: ProductType;
  readonly title: string;
  readonly year: number | null;
  readonly venue: string;
  /** Address of its main identifier; empty without one. */
  readonly identifier: string;
  readonly state: WorkState;
}

export interface OwnWorks {
  /** May be more than the works in the list. */
  readonly total: number;
  readonly works: readonly OwnWork[];
}

/** What became of a work. */
export interface WorkOutcome {
  readonly id: string;
  readonly state: WorkState | 'failed';
  /** Why it failed; empty otherwise. */
  readonly reason: string;
  /** What ORCID says about it; may be empty. */
  readonly message: string;
}

const readConnection = objectOf<Connection>({ orcid: orNull(readText), url: readText, name: readText });

const readWork = objectOf<OwnWork>({
  id: readText,
  type: oneOf(PRODUCT_TYPES),
  title: readText,
  year: orNull(readNumber),
  venue: readText,
  identifier: readText,
  state: oneOf(WORK_STATES),
});

const readWorks = objectOf<OwnWorks>({ total: readNumber, works: listOf(readWork) });

const readOutcomes = objectOf<{ readonly outcomes: readonly WorkOutcome[] }>({
  outcomes: listOf(
    objectOf<WorkOutcome>({
      id: readText,
      state: oneOf([...WORK_STATES, 'failed']),
      reason: readText,
      message: readText,
    }),
  ),
});

/** Reads which ORCID iD is connected. */
export const getConnection = (): Endpoint<Connection> => ({
  method: 'GET',
  path: 'connection',
  parse: (json) => readConnection(json, 'connection'),
});

/** Reads the works of the user, with their states. */
export const getWorks = (): Endpoint<OwnWorks> => ({
  method: 'GET',
  path: 'works',
  parse: (json) => readWorks(json, 'works'),
});

/** Adds works to the ORCID record, or removes those that were added from here. */
export const changeRecord = (
  change: 'add' | 'remove',
  ids: readonly string[],
): Endpoint<readonly WorkOutcome[]> => ({
  method: 'POST',
  path: change,
  body: { ids },
  parse: (json) => readOutcomes(json, 'response').outcomes,
});

/** Forgets the ORCID iD. Returns whether ORCID was informed. */
export const disconnect = (): Endpoint<boolean> => ({
  method: 'POST',
  path: 'disconnect',
  parse: (json) => readObject(json, 'response')['isRevoked'] === true,
});
