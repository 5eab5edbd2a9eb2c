/*
 * The tables of the content store, alike in SQLite and PostgreSQL. Only text and whole numbers, which both dialects
 * give back as they took them: flags are 0 or 1, times are ISO 8601 in UTC, structured values are JSON texts.
 */

/** Everything that the admin tool keeps: one row a thing, its fields as JSON. */
export interface ItemsTable {
  id: string;
  collection: string;
  /** The portal that the thing belongs to; null for what all portals share. */
  portal_pid: string | null;
  /** What must be unique among the present things of a collection; null once deleted. */
  natural_key: string | null;
  /** Rank among the things of its collection and portal. */
  position: number;
  version: number;
  body: string;
  /** Deleted things can be brought back for some time. */
  deleted_at: string | null;
}

/** Whether a portal has something switched on that all portals share. */
export interface FlagsTable {
  portal_pid: string;
  item_id: string;
  is_enabled: number;
}

/** Who did what, and what it was before and after. Rows are only added. */
export interface ChangesTable {
  id: string;
  /** Counts up without a gap over all changes; the last one names the state of the content. */
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

/** Who is logged in. The cookie's value itself is not kept, and what is secret is sealed with it. */
export interface SessionsTable {
  /** SHA-256 of the cookie's value, hex. */
  id_hash: string;
  /** The provider that the user logged in at; a session counts nowhere else. */
  issuer: string;
  /** The user's subject there, in full. */
  subject: string;
  /** Claims of the user, JSON. */
  claims: string;
  /** The provider's tokens, sealed. */
  sealed_tokens: string;
  /** When the claims should be asked for anew; null if they cannot be. */
  refresh_at: string | null;
  created_at: string;
  seen_at: string;
  expires_at: string;
}

/** Logins under way: from leaving for the provider until coming back. */
export interface LoginAttemptsTable {
  /** SHA-256 of the cookie's value, hex. */
  id_hash: string;
  /** State, nonce and code verifier, sealed. */
  sealed_checks: string;
  /** Path to go to afterwards. */
  redirect: string;
  expires_at: string;
}

/** Roles given to users here, beside those that their provider names. Revoked ones stay for the record. */
export interface RoleGrantsTable {
  id: string;
  issuer: string;
  subject: string;
  role: string;
  granted_by: string;
  granted_at: string;
  revoked_by: string | null;
  revoked_at: string | null;
}

export interface Tables {
  items: ItemsTable;
  flags: FlagsTable;
  changes: ChangesTable;
  sessions: SessionsTable;
  login_attempts: LoginAttemptsTable;
  role_grants: RoleGrantsTable;
}
