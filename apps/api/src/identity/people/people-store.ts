import { toUser } from '@open-discovery/roles';
import { sql } from 'kysely';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { z } from 'zod';
import { groupValues } from '../../group-values.ts';
import type { Database } from '../../database/open-database.ts';
import type { PeopleTable, Tables } from '../../database/tables.ts';
import type { Claims } from '../claims.ts';
import { foldAccents } from '../../fold-accents.ts';
import { offsetOf } from './page-request.ts';
import { likeWord, wordsOf } from './words-of.ts';
import type { ListPage, PageRequest } from './page-request.ts';
import { parseJson } from '../../http/parse-json.ts';

/** A user who has logged in at least once. */
export const personSchema = z.object({
  id: z.string().describe('Subject at the provider, in full'),
  name: z.string(),
  email: z.string(),
  firstSeen: z.string().describe('First login, ISO 8601'),
  lastSeen: z.string().describe('Last request, to the minute, ISO 8601'),
  providerRoles: z.array(z.string()).describe('Names of the roles from the provider'),
  roles: z.array(z.string()).describe('Names of the roles granted here'),
});
type Person = z.output<typeof personSchema>;

export const PEOPLE_ORDERS = ['lastSeen', 'firstSeen', 'name', 'email'] as const;

export interface PeopleRequest extends PageRequest {
  /** Words of the name, the e-mail address or the subject; all must match. */
  readonly search: string;
  /** The name of a role that the users have, from the provider or granted here. */
  readonly role: string | null;
  readonly sort: (typeof PEOPLE_ORDERS)[number];
}

/** The users seen so far. */
export interface PeopleStore {
  /** Records that a user is here, and what the provider says about them. */
  readonly markSeen: (claims: Claims) => Promise<void>;
  readonly list: (request: PeopleRequest) => Promise<ListPage<Person>>;
  /** Finds a user by their full subject; null if they have never logged in. */
  readonly find: (subject: string) => Promise<Person | null>;
}

export interface PeopleStoreOptions {
  readonly database: Database;
  readonly issuer: string;
  readonly clock: () => number;
}

/** Names and then subjects break ties, so that no user is on two pages. */
const ORDER = {
  lastSeen: ['last_seen_at', 'desc'],
  firstSeen: ['first_seen_at', 'desc'],
  name: ['name', 'asc'],
  email: ['email', 'asc'],
} as const satisfies Record<PeopleRequest['sort'], readonly [keyof PeopleTable, 'asc' | 'desc']>;

const roleNames = z.array(z.string()).catch([]);
const parseRoles = (text: string): readonly string[] => roleNames.parse(parseJson(text));

const contains = (column: 'search_text' | 'roles', text: string) =>
  sql<boolean>`${sql.ref(`people.${column}`)} like ${likeWord(text)} escape '\\'`;

type PeopleQuery = ExpressionBuilder<Tables, 'people'>;

const hasRole = (is: PeopleQuery, role: string) =>
  is.or([
    contains('roles', JSON.stringify(role)),
    is.exists(
      is
        .selectFrom('role_grants')
        .select('role_grants.id')
        .whereRef('role_grants.issuer', '=', 'people.issuer')
        .whereRef('role_grants.subject', '=', 'people.subject')
        .where('role_grants.role', '=', role)
        .where('role_grants.revoked_at', 'is', null),
    ),
  ]);

const matching =
  (issuer: string, { search, role }: Pick<PeopleRequest, 'search' | 'role'>) =>
  (is: PeopleQuery) =>
    is.and([
      is('people.issuer', '=', issuer),
      ...wordsOf(search).map((word) => contains('search_text', word)),
      ...(role === null ? [] : [hasRole(is, role)]),
    ]);

/** Returns the roles granted to some users, by subject. */
const grantsOf = async (
  { query }: Database,
  issuer: string,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (subjects.length === 0) return new Map();
  const rows = await query
    .selectFrom('role_grants')
    .select(['subject', 'role'])
    .where('issuer', '=', issuer)
    .where('subject', 'in', subjects)
    .where('revoked_at', 'is', null)
    .orderBy('role')
    .execute();
  return groupValues(rows.map(({ subject, role }) => [subject, role] as const));
};

const toPerson = (row: Selectable<PeopleTable>, roles: readonly string[]): Person => ({
  id: row.subject,
  name: row.name,
  email: row.email,
  firstSeen: row.first_seen_at,
  lastSeen: row.last_seen_at,
  providerRoles: [...parseRoles(row.roles)],
  roles: [...roles],
});

/** Returns the columns that the claims of a user decide. */
const columnsOf = (claims: Claims) => {
  const user = toUser(claims);
  const name = user?.fullname ?? '';
  const email = user?.email ?? '';
  return {
    name,
    email,
    roles: JSON.stringify(claims.roles),
    search_text: foldAccents(`${name} ${email} ${claims.sub}`),
  };
};

/** Stores the users in the database. Those of another provider are ignored. */
export const createPeopleStore = ({ database, issuer, clock }: PeopleStoreOptions): PeopleStore => {
  const { query } = database;
  const withGrants = async (rows: readonly Selectable<PeopleTable>[]): Promise<readonly Person[]> => {
    const grants = await grantsOf(
      database,
      issuer,
      rows.map(({ subject }) => subject),
    );
    return rows.map((row) => toPerson(row, grants.get(row.subject) ?? []));
  };
  return {
    markSeen: async (claims) => {
      const at = new Date(clock()).toISOString();
      const columns = { ...columnsOf(claims), last_seen_at: at };
      await query
        .insertInto('people')
        .values({ ...columns, issuer, subject: claims.sub, first_seen_at: at })
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(columns))
        .execute();
    },
    list: async (request) => {
      const [column, direction] = ORDER[request.sort];
      const { total } = await query
        .selectFrom('people')
        .select((is) => is.fn.countAll<number | string>().as('total'))
        .where(matching(issuer, request))
        .executeTakeFirstOrThrow();
      const rows = await query
        .selectFrom('people')
        .selectAll()
        .where(matching(issuer, request))
        .orderBy(column, direction)
        .orderBy('name')
        .orderBy('subject')
        .limit(request.size)
        .offset(offsetOf(request))
        .execute();
      return { total: Number(total), results: await withGrants(rows) };
    },
    find: async (subject) => {
      const row = await query
        .selectFrom('people')
        .selectAll()
        .where((is) => is.and({ issuer, subject }))
        .executeTakeFirst();
      const [person] = await withGrants(row ? [row] : []);
      return person ?? null;
    },
  };
};
