import type { Kysely, Migration } from 'kysely';

const createContent: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('items')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('portal_pid', 'text')
      .addColumn('natural_key', 'text')
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addUniqueConstraint('items_natural_key', ['collection', 'natural_key'])
      .execute();
    await database.schema
      .createIndex('items_of_portal')
      .on('items')
      .columns(['collection', 'portal_pid', 'position'])
      .execute();
    await database.schema
      .createTable('flags')
      .addColumn('portal_pid', 'text', (column) => column.notNull())
      .addColumn('item_id', 'text', (column) => column.notNull())
      .addColumn('is_enabled', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('flags_key', ['portal_pid', 'item_id'])
      .execute();
    await database.schema
      .createTable('changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('sequence', 'integer', (column) => column.notNull().unique())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('item_id', 'text', (column) => column.notNull())
      .addColumn('portal_pid', 'text')
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .execute();
    await database.schema
      .createIndex('changes_of_portal')
      .on('changes')
      .columns(['portal_pid', 'sequence'])
      .execute();
    await database.schema
      .createIndex('changes_of_item')
      .on('changes')
      .columns(['item_id', 'sequence'])
      .execute();
  },
};

const createSessions: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('sessions')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('claims', 'text', (column) => column.notNull())
      .addColumn('sealed_tokens', 'text', (column) => column.notNull())
      .addColumn('refresh_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('sessions_of_user')
      .on('sessions')
      .columns(['issuer', 'subject'])
      .execute();
    await database.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
    await database.schema
      .createTable('login_attempts')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('sealed_checks', 'text', (column) => column.notNull())
      .addColumn('redirect', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};

const createRoleGrants: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('role_grants')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('granted_by', 'text', (column) => column.notNull())
      .addColumn('granted_at', 'text', (column) => column.notNull())
      .addColumn('revoked_by', 'text')
      .addColumn('revoked_at', 'text')
      .execute();
    await database.schema
      .createIndex('role_grants_of_user')
      .on('role_grants')
      .columns(['issuer', 'subject'])
      .execute();
  },
};

const createPeople: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('people')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('roles', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('first_seen_at', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('people_key', ['issuer', 'subject'])
      .execute();
    await database.schema
      .createTable('invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('accepted_by', 'text')
      .addColumn('accepted_at', 'text')
      .addColumn('revoked_by', 'text')
      .addColumn('revoked_at', 'text')
      .execute();
    await database.schema
      .createIndex('invitations_in_order')
      .on('invitations')
      .columns(['issuer', 'created_at'])
      .execute();
    await database.schema.alterTable('role_grants').addColumn('invitation_id', 'text').execute();
  },
};

const createOrcid: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('orcid_connections')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('orcid', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('sealed_token', 'text', (column) => column.notNull())
      .addColumn('connected_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('orcid_connections_key', ['issuer', 'subject'])
      .execute();
    await database.schema
      .createTable('orcid_works')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('put_code', 'text', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('orcid_works_key', ['issuer', 'subject', 'record_id'])
      .execute();
  },
};

const indexHistory: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const column of ['by', 'collection', 'at'])
      await database.schema
        .createIndex(`changes_by_${column === 'by' ? 'user' : column}`)
        .on('changes')
        .columns([column, 'sequence'])
        .execute();
  },
};

/** The migrations, in the order of their names. Released migrations never change. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-content': createContent,
  '002-sessions': createSessions,
  '003-role-grants': createRoleGrants,
  '004-people': createPeople,
  '005-orcid': createOrcid,
  '006-history': indexHistory,
};
