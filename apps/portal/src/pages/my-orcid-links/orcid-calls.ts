import { listOf, objectOf, oneOf, orNull, readNumber, readObject, readText } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import { PRODUCT_TYPES } from '@open-discovery/model';

const readConnection = objectOf({
  /** Null without one. */
  orcid: orNull(readText),
  /** Address of the ORCID record; empty without one. */
  url: readText,
  name: readText,
});

/** The ORCID iD that the user has connected. */
export type Connection = ReturnType<typeof readConnection>;

const WORK_STATES = ['missing', 'present', 'added'] as const;
/** Not on the ORCID record; there from another source; or added from here. */
export type WorkState = (typeof WORK_STATES)[number];

const readWork = objectOf({
  id: readText,
  type: oneOf(PRODUCT_TYPES),
  title: readText,
  year: orNull(readNumber),
  venue: readText,
  /** Address of its main identifier; empty without one. */
  identifier: readText,
  state: oneOf(WORK_STATES),
});

/** A work of the user in this portal. */
export type OwnWork = ReturnType<typeof readWork>;

const readWorks = objectOf({
  /** May be more than the works in the list. */
  total: readNumber,
  works: listOf(readWork),
});

export type OwnWorks = ReturnType<typeof readWorks>;

const readOutcome = objectOf({
  id: readText,
  state: oneOf([...WORK_STATES, 'failed']),
  /** The reason of a failure; empty otherwise. */
  reason: readText,
  /** The words of ORCID about it; may be empty. */
  message: readText,
});

/** The outcome for one work. */
export type WorkOutcome = ReturnType<typeof readOutcome>;

const readOutcomes = objectOf({ outcomes: listOf(readOutcome) });

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
