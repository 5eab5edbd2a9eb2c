import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/open-database.ts';
import { offsetOf } from './page-request.ts';
import { createPeopleNames } from './people-names.ts';
import type { ListPage, PageRequest } from './page-request.ts';
import { likeWord, wordsOf } from './words-of.ts';

const ROLE_ACTIONS = ['grant', 'revoke', 'invite', 'revokeInvitation', 'accept'] as const;

/** A change of somebody's roles or of an invitation. */
export const roleChangeSchema = z.object({
  at: z.string().describe('ISO 8601'),
  action: z.enum(ROLE_ACTIONS),
  role: z.string(),
  by: z.string().describe('Subject of the user who made the change'),
  byName: z.string().nullable().describe('Their name in lists; null for a user without a known name'),
  user: z.string().nullable().describe('Subject of the user whose roles changed; null for an invitation'),
  userName: z.string().nullable().describe('Their name in lists; null for a user without a known name'),
  email: z.string().nullable().describe('The address that the invitation is for'),
});
type RoleChange = z.output<typeof roleChangeSchema>;

interface RoleLogRequest extends PageRequest {
  /** Only what concerns this user, as the one who acts or whose roles change; null for everything. */
  readonly user: string | null;
  /** Words of the role, and of the names, e-mail addresses and subjects of the users; all must match. */
  readonly search: string;
}

/** Reads the changes of roles and invitations, newest first. */
export type ReadRoleLog = (request: RoleLogRequest) => Promise<ListPage<RoleChange>>;

/**
 * Lists every change, from the rows that the changes wrote: what has an effect cannot be missing here, and the other way
 * round. A grant by invitation is listed as accepted, by the user who accepted it.
 */
const EVENTS = sql`
  select id, granted_at as at, 'grant' as action, role, granted_by as actor, subject, null as email, issuer
    from role_grants where invitation_id is null
  union all
  select id, revoked_at, 'revoke', role, revoked_by, subject, null, issuer
    from role_grants where revoked_at is not null
  union all
  select id, created_at, 'invite', role, created_by, null, email, issuer from invitations
  union all
  select id, revoked_at, 'revokeInvitation', role, revoked_by, null, email, issuer
    from invitations where revoked_at is not null
  union all
  select id, accepted_at, 'accept', role, accepted_by, accepted_by, email, issuer
    from invitations where accepted_at is not null`;

const eventSchema = z.object({
  at: z.string(),
  action: z.enum(ROLE_ACTIONS),
  role: z.string(),
  actor: z.string(),
  subject: z.string().nullable(),
  email: z.string().nullable(),
});
const countSchema = z.object({ total: z.coerce.number() });

type Event = z.output<typeof eventSchema>;

/** Returns the condition that an event contains a word: in its role, or in what is known about one of its users. */
const containing = (issuer: string, word: string) => {
  const pattern = likeWord(word);
  return sql`and (lower(role || ' ' || coalesce(email, '') || ' ' || actor || ' ' || coalesce(subject, '')) like ${pattern} escape '\\'
    or exists (select 1 from people where people.issuer = ${issuer} and people.subject in (actor, events.subject)
      and search_text like ${pattern} escape '\\'))`;
};

const toRoleChange = (event: Event, names: ReadonlyMap<string, string>): RoleChange => {
  const nameOf = (subject: string | null) => (subject === null ? null : (names.get(subject) ?? null));
  return {
    at: event.at,
    action: event.action,
    role: event.role,
    by: event.actor,
    byName: nameOf(event.actor),
    user: event.subject,
    userName: nameOf(event.subject),
    email: event.email,
  };
};

/** Creates the reader of the log of one provider's users. */
export const createRoleLog = (provider: {
  readonly database: Database;
  readonly issuer: string;
}): ReadRoleLog => {
  const { database, issuer } = provider;
  const { query } = database;
  const namesOf = createPeopleNames(provider);
  return async (request) => {
    const { user, search, size } = request;
    const concerned = user === null ? sql`` : sql`and (actor = ${user} or subject = ${user})`;
    const words = sql.join(
      wordsOf(search).map((word) => containing(issuer, word)),
      sql` `,
    );
    const chosen = sql`from (${EVENTS}) as events where issuer = ${issuer} ${concerned} ${words}`;
    const counted = await sql`select count(*) as total ${chosen}`.execute(query);
    const { rows } = await sql`
      select * ${chosen} order by at desc, action, id limit ${size} offset ${offsetOf(request)}
    `.execute(query);
    const events = rows.map((row) => eventSchema.parse(row));
    const names = await namesOf(events.flatMap(({ actor, subject }) => [actor, subject ?? actor]));
    return {
      total: countSchema.parse(counted.rows[0]).total,
      results: events.map((event) => toRoleChange(event, names)),
    };
  };
};
