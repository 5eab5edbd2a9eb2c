import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/open-database.ts';
import type { InvitationsTable, Tables } from '../../database/tables.ts';
import { foldAccents } from '../../fold-accents.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { offsetOf } from './page-request.ts';
import type { ListPage, PageRequest } from './page-request.ts';
import { wordsOf } from './words-of.ts';

export const INVITATION_STATES = ['open', 'used', 'expired', 'revoked'] as const;
type InvitationState = (typeof INVITATION_STATES)[number];

/** An invitation to a role. Only its creator knows its link. */
export const invitationSchema = z.object({
  id: z.string(),
  role: z.string(),
  email: z.string().nullable().describe('The address that it is for; null for anyone with the link'),
  note: z.string().describe('A reminder for user managers'),
  state: z.enum(INVITATION_STATES),
  createdBy: z.string().describe('Subject of the user who made it'),
  createdAt: z.string(),
  expiresAt: z.string(),
  acceptedBy: z.string().nullable(),
  acceptedAt: z.string().nullable(),
});
export type Invitation = z.output<typeof invitationSchema>;

export interface NewInvitation {
  readonly role: string;
  readonly email: string | null;
  readonly note: string;
  /** Subject of the user who makes it. */
  readonly by: string;
  readonly lifeMs: number;
}

interface InvitationsRequest extends PageRequest {
  /** Words of the e-mail address or the note; all must match. */
  readonly search: string;
}

export interface InvitationsOptions {
  readonly database: Database;
  readonly issuer: string;
  readonly clock: () => number;
  readonly newId: () => string;
}

export interface Invitations {
  /** Creates an invitation. The secret of its link is returned once and never stored. */
  readonly create: (
    invitation: NewInvitation,
  ) => Promise<{ readonly invitation: Invitation; readonly secret: string }>;
  readonly list: (request: InvitationsRequest) => Promise<ListPage<Invitation>>;
  readonly find: (id: string) => Promise<Invitation | null>;
  readonly findBySecret: (secret: string) => Promise<Invitation | null>;
  /** Revokes an open invitation. Returns false if it is no longer open. */
  readonly revoke: (id: string, by: string) => Promise<boolean>;
  /** Uses an open invitation and grants its role to a user. Returns false if it is no longer open. */
  readonly accept: (id: string, subject: string) => Promise<boolean>;
}

const iso = (ms: number): string => new Date(ms).toISOString();

const stateOf = (row: Selectable<InvitationsTable>, nowMs: number): InvitationState => {
  if (row.accepted_at !== null) return 'used';
  if (row.revoked_at !== null) return 'revoked';
  return row.expires_at > iso(nowMs) ? 'open' : 'expired';
};

const toInvitation = (row: Selectable<InvitationsTable>, nowMs: number): Invitation => ({
  id: row.id,
  role: row.role,
  email: row.email,
  note: row.note,
  state: stateOf(row, nowMs),
  createdBy: row.created_by,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  acceptedBy: row.accepted_by,
  acceptedAt: row.accepted_at,
});

type Context = Pick<InvitationsOptions, 'issuer' | 'clock' | 'newId'>;

/** Marks an invitation as used and grants its role. Both happen or neither. */
const useInvitation = async (
  transaction: Kysely<Tables>,
  { issuer, clock, newId }: Context,
  { id, subject }: { readonly id: string; readonly subject: string },
): Promise<boolean> => {
  const at = iso(clock());
  const used = await transaction
    .updateTable('invitations')
    .set({ accepted_by: subject, accepted_at: at })
    .where((is) => is.and({ issuer, id }))
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['role', 'created_by'])
    .executeTakeFirst();
  if (!used) return false;
  const { role, created_by } = used;
  const grant = { issuer, subject, role, granted_by: created_by, granted_at: at, invitation_id: id };
  await transaction
    .insertInto('role_grants')
    .values({ ...grant, id: newId(), revoked_by: null, revoked_at: null })
    .execute();
  return true;
};

const createInvitation = async (
  { database, ...context }: InvitationsOptions,
  { role, email, note, by, lifeMs }: NewInvitation,
) => {
  const secret = newSecret();
  const now = context.clock();
  const row: InvitationsTable = {
    id: context.newId(),
    issuer: context.issuer,
    secret_hash: hashOf(secret),
    role,
    email: email?.toLowerCase() ?? null,
    note,
    created_by: by,
    created_at: iso(now),
    expires_at: iso(now + lifeMs),
    accepted_by: null,
    accepted_at: null,
    revoked_by: null,
    revoked_at: null,
  };
  await database.query.insertInto('invitations').values(row).execute();
  return { invitation: toInvitation(row, now), secret };
};

/** Returns a page of the invitations that match words, the newest first. */
const listInvitations = async (
  { database, issuer }: InvitationsOptions,
  request: InvitationsRequest,
): Promise<ListPage<Selectable<InvitationsTable>>> => {
  const own = database.query.selectFrom('invitations').where('issuer', '=', issuer);
  const inOrder = own.selectAll().orderBy('created_at', 'desc').orderBy('id');
  const offset = offsetOf(request);
  const words = wordsOf(request.search);
  if (words.length > 0) {
    // SQLite ignores the case of ASCII letters only. An installation has thousands of invitations at most.
    const found = (await inOrder.execute()).filter(({ email, note }) => {
      const text = foldAccents(`${email ?? ''} ${note}`);
      return words.every((word) => text.includes(word));
    });
    return { total: found.length, results: found.slice(offset, offset + request.size) };
  }
  const { total } = await own
    .select((is) => is.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return { total: Number(total), results: await inOrder.limit(request.size).offset(offset).execute() };
};

/** Stores invitations in the database. */
export const createInvitations = (options: InvitationsOptions): Invitations => {
  const { database, issuer, clock } = options;
  const { query } = database;
  const own = () => query.selectFrom('invitations').where('issuer', '=', issuer);
  const toResult = (row: Selectable<InvitationsTable> | undefined): Invitation | null =>
    row ? toInvitation(row, clock()) : null;
  return {
    create: (invitation) => createInvitation(options, invitation),
    list: async (request) => {
      const { total, results } = await listInvitations(options, request);
      return { total, results: results.map((row) => toInvitation(row, clock())) };
    },
    find: async (id) => toResult(await own().selectAll().where('id', '=', id).executeTakeFirst()),
    findBySecret: async (secret) =>
      toResult(await own().selectAll().where('secret_hash', '=', hashOf(secret)).executeTakeFirst()),
    revoke: async (id, by) => {
      const at = iso(clock());
      const { numUpdatedRows } = await query
        .updateTable('invitations')
        .set({ revoked_by: by, revoked_at: at })
        .where((is) => is.and({ issuer, id }))
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    accept: (id, subject) =>
      database.write((transaction) => useInvitation(transaction, options, { id, subject })),
  };
};
