import { factsOf } from '@open-discovery/export-formats';
import type { PublicUrls } from '@open-discovery/export-formats';
import { z } from 'zod';
import type { SearchEngine } from '../search/search-engine.ts';
import { findOwnWorks } from './find-own-works.ts';
import { workIdentifiers } from './identifier-key.ts';
import { matchWorks, WORK_STATES } from './match-works.ts';
import type { MatchedWork } from './match-works.ts';
import { addWorks, readWorks, removeWork } from './orcid-api.ts';
import type { AddedWork } from './orcid-api.ts';
import type { OrcidClient } from './orcid-client.ts';
import { OrcidError } from './orcid-error.ts';
import type { OrcidFailure } from './orcid-error.ts';
import type { OrcidConnection, OrcidStore } from './orcid-store.ts';
import { toOrcidWork } from './to-orcid-work.ts';

/** The works of the user in this portal, compared with their ORCID record. */
export const worksAnswer = z.object({
  orcid: z.string(),
  total: z.int().describe('Works of the user in this portal; the list has 1000 at most'),
  works: z.array(
    z.object({
      id: z.string(),
      type: z.string().describe('publication, dataset, software or other'),
      title: z.string(),
      year: z.int().nullable(),
      venue: z.string(),
      identifier: z.string().describe('Address of its main identifier; empty without one'),
      state: z.enum(WORK_STATES),
    }),
  ),
});

/** The outcome for one work. */
export const outcomesAnswer = z.object({
  outcomes: z.array(
    z.object({
      id: z.string(),
      state: z.enum([...WORK_STATES, 'failed']),
      reason: z.string().describe('Why it failed: a word, such as timeout or unknown; empty otherwise'),
      message: z.string().describe('What ORCID says about it; may be empty'),
    }),
  ),
});
type Outcome = z.output<typeof outcomesAnswer>['outcomes'][number];

export interface OrcidWorksDependencies {
  readonly client: OrcidClient;
  readonly store: OrcidStore;
  readonly engine: SearchEngine;
  readonly urls: PublicUrls;
}

export interface ConnectedUser extends OrcidConnection {
  readonly subject: string;
}

const outcome = (id: string, state: Outcome['state'], reason = '', message = ''): Outcome => ({
  ...{ id, state, reason, message },
});

const compare = async (
  { client, store, engine }: OrcidWorksDependencies,
  user: ConnectedUser,
  ids: readonly string[] | null,
): Promise<{ readonly total: number; readonly works: readonly MatchedWork[] }> => {
  const [{ total, records }, onRecord, putCodes] = await Promise.all([
    findOwnWorks(engine, user.orcid, ids),
    readWorks(client, user),
    store.putCodes(user.subject),
  ]);
  return { total, works: matchWorks(records, onRecord, putCodes) };
};

/** Lists the works of a user with their states. */
export const listWorks = async (
  dependencies: OrcidWorksDependencies,
  user: ConnectedUser,
): Promise<z.output<typeof worksAnswer>> => {
  const { total, works } = await compare(dependencies, user, null);
  return {
    orcid: user.orcid,
    total,
    works: works.map(({ item, state }) => {
      const { title, issued, venue, id, kind } = factsOf(item);
      const identifier = workIdentifiers(item)[0]?.url ?? '';
      return {
        id,
        type: kind,
        title,
        year: issued?.year ?? null,
        venue: venue?.name ?? '',
        identifier,
        state,
      };
    }),
  };
};

const outcomeOf = (id: string, added: AddedWork | undefined): Outcome => {
  if (added?.is === 'added') return outcome(id, 'added');
  // Added from here, but under identifiers that the record no longer has.
  if (added?.is === 'duplicate') return outcome(id, 'present');
  return outcome(id, 'failed', 'refused', added?.message);
};

const inOrder = (ids: readonly string[], outcomes: readonly Outcome[]): Outcome[] => {
  const byId = new Map(outcomes.map((one) => [one.id, one]));
  return ids.map((id) => byId.get(id) ?? outcome(id, 'failed', 'unknown'));
};

/** Adds works of the user to their ORCID record, in one request. Works that are there already stay as they are. */
export const addOwnWorks = async (
  dependencies: OrcidWorksDependencies,
  user: ConnectedUser,
  ids: readonly string[],
): Promise<Outcome[]> => {
  const { client, store, urls } = dependencies;
  const { works } = await compare(dependencies, user, ids);
  const missing = works.filter(({ state }) => state === 'missing').map(({ item }) => item);
  const answers =
    missing.length === 0
      ? []
      : await addWorks(
          client,
          user,
          missing.map((item) => toOrcidWork(item, urls)),
        );
  const added = missing.flatMap(({ record }, at): [string, string][] => {
    const answer = answers[at];
    return answer?.is === 'added' ? [[record.id, answer.putCode]] : [];
  });
  await store.keep(user.subject, new Map(added));
  return inOrder(ids, [
    ...works.map(({ item, state }) => outcome(item.record.id, state)),
    ...missing.map(({ record }, at) => outcomeOf(record.id, answers[at])),
  ]);
};

/** Reasons that hold for the next request, too. */
const isLasting = (reason: OrcidFailure): boolean => reason !== 'refused';

/** Removes works from the ORCID record that were added from here. Works of other sources stay as they are. */
export const removeOwnWorks = async (
  dependencies: OrcidWorksDependencies,
  user: ConnectedUser,
  ids: readonly string[],
): Promise<Outcome[]> => {
  const { client, store } = dependencies;
  const { works } = await compare(dependencies, user, ids);
  const outcomes: Outcome[] = [];
  let failure: OrcidFailure | null = null;
  for (const { item, state, putCode } of works) {
    const { id } = item.record;
    if (putCode === null) outcomes.push(outcome(id, state));
    else if (failure !== null && isLasting(failure)) outcomes.push(outcome(id, 'failed', failure));
    else
      try {
        await removeWork(client, user, putCode);
        await store.forget(user.subject, [id]);
        outcomes.push(outcome(id, 'missing'));
      } catch (error) {
        if (!(error instanceof OrcidError)) throw error;
        failure = error.reason;
        outcomes.push(outcome(id, 'failed', failure));
      }
  }
  return inOrder(ids, outcomes);
};
