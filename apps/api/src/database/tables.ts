/*
 * The tables of the database, the same in SQLite and PostgreSQL. They contain only text and integers, which both
 * treat alike: flags are 0 or 1, times are ISO 8601 in UTC, structured values are JSON.
 */

/** The items of the admin tool, with their fields as JSON. */
export interface ItemsTable {
  id: string;
  collection: string;
  /** The portal that the item belongs to; null for shared items. */
  portal_pid: string | null;
  /** Unique key within a collection; null for deleted items. */
  natural_key: string | null;
  /** Position in its collection. */
  position: number;
  version: number;
  body: string;
  /** Time of deletion; deleted items can be restored for some time. */
  deleted_at: string | null;
}

/** The items that each portal has enabled or disabled. */
interface FlagsTable {
  portal_pid: string;
  item_id: string;
  is_enabled: number;
}

/** The history: authors, actions, and the fields before and after. Rows are never changed. */
export interface ChangesTable {
  id: string;
  /** Number of the change: each is one more than the last. Those of old changes are missing, which are deleted. */
  sequence: number;
  at: string;
  by: string | null;
  action: string;
  collection: string;
  item_id: string;
  portal_pid: string | null;
  before: string | null;
  after: string | null;
}

/** The sessions. The value of the cookie is not stored; secrets are encrypted with it. */
export interface SessionsTable {
  /** SHA-256 of the value of the cookie, hex. */
  id_hash: string;
  /** The provider of the login. The session is valid for this provider only. */
  issuer: string;
  /** The full subject of the user at the provider. */
  subject: string;
  /** Claims of the user, JSON. */
  claims: string;
  /** The provider's tokens, sealed. */
  sealed_tokens: string;
  /** The time at which the claims should be refreshed; null if they cannot be. */
  refresh_at: string | null;
  created_at: string;
  seen_at: string;
  expires_at: string;
}

/** Unfinished logins, from the redirect to the provider until the callback. */
interface LoginAttemptsTable {
  /** SHA-256 of the value of the cookie, hex. */
  id_hash: string;
  /** State, nonce and code verifier, sealed. */
  sealed_checks: string;
  /** Path to redirect to afterwards. */
  redirect: string;
  expires_at: string;
}

/** Roles granted here, in addition to those of the provider. Revoked grants stay as a record. */
interface RoleGrantsTable {
  id: string;
  issuer: string;
  subject: string;
  role: string;
  granted_by: string;
  granted_at: string;
  revoked_by: string | null;
  revoked_at: string | null;
  /** The invitation that the user accepted; null for a grant by someone else. */
  invitation_id: string | null;
}

/** The users who have logged in so far, with what the provider said about them last. */
export interface PeopleTable {
  issuer: string;
  /** The full subject of the user at the provider. */
  subject: string;
  name: string;
  email: string;
  /** Names of the roles from the provider, JSON. */
  roles: string;
  /** Name, e-mail address and subject without case and accents, for searching. */
  search_text: string;
  first_seen_at: string;
  last_seen_at: string;
}

/** Invitations by link. The link's secret is not stored. */
export interface InvitationsTable {
  id: string;
  issuer: string;
  /** SHA-256 of the secret in the link, hex. */
  secret_hash: string;
  role: string;
  /** The address that the invitation is for, in lower case; null for anyone with the link. */
  email: string | null;
  note: string;
  created_by: string;
  created_at: string;
  expires_at: string;
  accepted_by: string | null;
  accepted_at: string | null;
  revoked_by: string | null;
  revoked_at: string | null;
}

/** The ORCID records that users have connected. */
interface OrcidConnectionsTable {
  issuer: string;
  /** The full subject of the user at the login provider. */
  subject: string;
  orcid: string;
  /** The name on the record; empty if it is not public. */
  name: string;
  /** The permission of the user, sealed with the client secret. */
  sealed_token: string;
  connected_at: string;
}

/** The works that were added to ORCID records from here. */
interface OrcidWorksTable {
  issuer: string;
  subject: string;
  /** The record in the graph. */
  record_id: string;
  /** The number by which ORCID knows the work. */
  put_code: string;
  added_at: string;
}

export interface Tables {
  items: ItemsTable;
  flags: FlagsTable;
  changes: ChangesTable;
  sessions: SessionsTable;
  login_attempts: LoginAttemptsTable;
  role_grants: RoleGrantsTable;
  people: PeopleTable;
  invitations: InvitationsTable;
  orcid_connections: OrcidConnectionsTable;
  orcid_works: OrcidWorksTable;
}
