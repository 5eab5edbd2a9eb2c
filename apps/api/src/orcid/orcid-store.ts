import { z } from 'zod';
import type { Database } from '../database/open-database.ts';
import { seal, unseal } from '../identity/secrets.ts';
import type { OrcidGrant } from './orcid-api.ts';

/** The ORCID record that a user has connected. */
export interface OrcidConnection {
  readonly orcid: string;
  readonly name: string;
  readonly connectedAt: string;
  readonly accessToken: string;
}

/** The store of connected ORCID records, and of what was added to them. */
export interface OrcidStore {
  /** Returns the connection of a user; null without one, or if no client secret decrypts it. */
  readonly find: (subject: string) => Promise<OrcidConnection | null>;
  /** Connects a user. Works that were added to another ORCID record are forgotten. */
  readonly connect: (subject: string, grant: OrcidGrant) => Promise<void>;
  /** Forgets everything about a user. */
  readonly disconnect: (subject: string) => Promise<void>;
  /** Returns the put-codes of the added works by the id of their record. */
  readonly putCodes: (subject: string) => Promise<ReadonlyMap<string, string>>;
  readonly keep: (subject: string, added: ReadonlyMap<string, string>) => Promise<void>;
  readonly forget: (subject: string, recordIds: readonly string[]) => Promise<void>;
}

export interface OrcidStoreOptions {
  readonly database: Database;
  /** The login provider whose subjects are stored. */
  readonly issuer: string;
  /** Encrypts the permissions of users. */
  readonly clientSecret: string;
  /** Decrypt the permissions that they have encrypted. */
  readonly formerSecrets: readonly string[];
  readonly clock: () => number;
}

/** The subject is sealed, too, so that the permission of a user cannot be moved to another one. */
const sealedSchema = z.object({ subject: z.string(), accessToken: z.string() });

const openToken = (sealed: string, subject: string, secrets: readonly string[]): string | null => {
  const text = secrets.map((secret) => unseal(sealed, secret)).find((opened) => opened !== null) ?? null;
  if (text === null) return null;
  const opened = sealedSchema.parse(JSON.parse(text));
  return opened.subject === subject ? opened.accessToken : null;
};

const nowOf = (clock: () => number): string => new Date(clock()).toISOString();

type Connections = Pick<OrcidStore, 'find' | 'connect' | 'disconnect'>;

const createConnections = ({
  database,
  issuer,
  clientSecret,
  formerSecrets,
  clock,
}: OrcidStoreOptions): Connections => {
  const secrets = [clientSecret, ...formerSecrets];
  const { query } = database;
  const findRow = (subject: string) =>
    query
      .selectFrom('orcid_connections')
      .selectAll()
      .where((is) => is.and({ issuer, subject }))
      .executeTakeFirst();
  return {
    find: async (subject) => {
      const row = await findRow(subject);
      const accessToken = row ? openToken(row.sealed_token, subject, secrets) : null;
      if (!row || accessToken === null) return null;
      return { orcid: row.orcid, name: row.name, connectedAt: row.connected_at, accessToken };
    },
    connect: async (subject, { orcid, name, accessToken }) => {
      const sealed_token = seal(JSON.stringify({ subject, accessToken }), clientSecret);
      const row = { issuer, subject, orcid, name, sealed_token, connected_at: nowOf(clock) };
      const before = await findRow(subject);
      await database.write(async (transaction) => {
        await transaction
          .deleteFrom('orcid_connections')
          .where((is) => is.and({ issuer, subject }))
          .execute();
        await transaction.insertInto('orcid_connections').values(row).execute();
        if (before && before.orcid !== orcid)
          await transaction
            .deleteFrom('orcid_works')
            .where((is) => is.and({ issuer, subject }))
            .execute();
      });
    },
    disconnect: (subject) =>
      database.write(async (transaction) => {
        for (const table of ['orcid_connections', 'orcid_works'] as const)
          await transaction
            .deleteFrom(table)
            .where((is) => is.and({ issuer, subject }))
            .execute();
      }),
  };
};

type AddedWorks = Omit<OrcidStore, keyof Connections>;

const createAddedWorks = ({ database, issuer, clock }: OrcidStoreOptions): AddedWorks => {
  const { query } = database;
  return {
    putCodes: async (subject) => {
      const rows = await query
        .selectFrom('orcid_works')
        .select(['record_id', 'put_code'])
        .where((is) => is.and({ issuer, subject }))
        .execute();
      return new Map(rows.map(({ record_id, put_code }) => [record_id, put_code]));
    },
    keep: async (subject, added) => {
      if (added.size === 0) return;
      const rows = [...added].map(([record_id, put_code]) => ({
        ...{ issuer, subject, record_id, put_code },
        added_at: nowOf(clock),
      }));
      await query
        .insertInto('orcid_works')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['issuer', 'subject', 'record_id']).doUpdateSet((is) => ({
            put_code: is.ref('excluded.put_code'),
            added_at: is.ref('excluded.added_at'),
          })),
        )
        .execute();
    },
    forget: async (subject, recordIds) => {
      if (recordIds.length === 0) return;
      await query
        .deleteFrom('orcid_works')
        .where((is) => is.and({ issuer, subject }))
        .where('record_id', 'in', [...recordIds])
        .execute();
    },
  };
};

/** Stores connections and put-codes in the database. */
export const createOrcidStore = (options: OrcidStoreOptions): OrcidStore => ({
  ...createConnections(options),
  ...createAddedWorks(options),
});
