import { readList, readNumber, readObject, readText } from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';
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

const readWord =
  <const Words extends readonly string[]>(words: Words): Reader<Words[number]> =>
  (json, name) => {
    const word = words.find((one) => one === json);
    if (word === undefined) throw new Error(`${name}: none of ${words.join(', ')}`);
    return word;
  };

const readConnection = (json: unknown): Connection => {
  const { orcid, url, name } = readObject(json, 'connection');
  return {
    orcid: orcid === null ? null : readText(orcid, 'orcid'),
    url: readText(url, 'url'),
    name: readText(name, 'name'),
  };
};

const readWork = (json: unknown): OwnWork => {
  const { id, type, title, year, venue, identifier, state } = readObject(json, 'work');
  return {
    id: readText(id, 'id'),
    type: readWord(PRODUCT_TYPES)(type, 'type'),
    title: readText(title, 'title'),
    year: year === null ? null : readNumber(year, 'year'),
    venue: readText(venue, 'venue'),
    identifier: readText(identifier, 'identifier'),
    state: readWord(WORK_STATES)(state, 'state'),
  };
};

const readWorks = (json: unknown): OwnWorks => {
  const { total, works } = readObject(json, 'works');
  return { total: readNumber(total, 'total'), works: readList(works, 'works').map(readWork) };
};

const readOutcomes = (json: unknown): readonly WorkOutcome[] =>
  readList(readObject(json, 'outcomes')['outcomes'], 'outcomes').map((one) => {
    const { id, state, reason, message } = readObject(one, 'outcome');
    return {
      id: readText(id, 'id'),
      state: readWord([...WORK_STATES, 'failed'])(state, 'state'),
      reason: readText(reason, 'reason'),
      message: readText(message, 'message'),
    };
  });

/** Reads which ORCID iD is connected. */
export const getConnection = (): Endpoint<Connection> => ({
  method: 'GET',
  path: 'connection',
  parse: readConnection,
});

/** Reads the works of the user, with their states. */
export const getWorks = (): Endpoint<OwnWorks> => ({ method: 'GET', path: 'works', parse: readWorks });

/** Adds works to the ORCID record, or removes those that were added from here. */
export const changeRecord = (
  change: 'add' | 'remove',
  ids: readonly string[],
): Endpoint<readonly WorkOutcome[]> => ({ method: 'POST', path: change, body: { ids }, parse: readOutcomes });

/** Forgets the ORCID iD. Tells whether ORCID knows that the permission has ended. */
export const disconnect = (): Endpoint<boolean> => ({
  method: 'POST',
  path: 'disconnect',
  parse: (json) => readObject(json, 'response')['isRevoked'] === true,
});
