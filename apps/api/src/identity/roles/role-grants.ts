import type { Database } from '../../database/open-database.ts';

export interface RoleGrantsOptions {
  readonly database: Database;
  readonly issuer: string;
  readonly clock: () => number;
  readonly newId: () => string;
}

export interface RoleChange {
  /** Whose roles. */
  readonly subject: string;
  readonly roles: readonly string[];
  /** Who changes them. */
  readonly by: string;
}

/** The roles that users were given here. Both changes answer the roles afterwards, and may be repeated. */
export interface RoleGrants {
  readonly rolesOf: (subject: string) => Promise<readonly string[]>;
  readonly grant: (change: RoleChange) => Promise<readonly string[]>;
  readonly revoke: (change: RoleChange) => Promise<readonly string[]>;
}

type Query = Database['query'];

/**
 * Grants by the user's whole subject at the provider: two subjects could have the same user id, which leaves out what
 * stands behind an @.
 */
export const createRoleGrants = ({ database, issuer, clock, newId }: RoleGrantsOptions): RoleGrants => {
  const now = () => new Date(clock()).toISOString();
  const present = async (query: Query, subject: string): Promise<readonly string[]> => {
    const rows = await query
      .selectFrom('role_grants')
      .select('role')
      .where((is) => is.and({ issuer, subject }))
      .where('revoked_at', 'is', null)
      .orderBy('role')
      .execute();
    return rows.map(({ role }) => role);
  };
  return {
    rolesOf: (subject) => present(database.query, subject),
    grant: ({ subject, roles, by }) =>
      database.write(async (transaction) => {
        const before = new Set(await present(transaction, subject));
        for (const role of new Set(roles)) {
          if (before.has(role)) continue;
          const row = { id: newId(), issuer, subject, role, granted_by: by, granted_at: now() };
          await transaction
            .insertInto('role_grants')
            .values({ ...row, revoked_by: null, revoked_at: null })
            .execute();
        }
        return present(transaction, subject);
      }),
    revoke: ({ subject, roles, by }) =>
      database.write(async (transaction) => {
        if (roles.length > 0)
          await transaction
            .updateTable('role_grants')
            .set({ revoked_by: by, revoked_at: now() })
            .where((is) => is.and({ issuer, subject }))
            .where('role', 'in', roles)
            .where('revoked_at', 'is', null)
            .execute();
        return present(transaction, subject);
      }),
  };
};
