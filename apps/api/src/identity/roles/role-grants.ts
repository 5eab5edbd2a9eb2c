import type { Database } from '../../database/open-database.ts';

export interface RoleGrantsOptions {
  readonly database: Database;
  readonly issuer: string;
  readonly clock: () => number;
  readonly newId: () => string;
}

/** Roles to grant to a user or to revoke, and who does so. */
export interface RoleUpdate {
  /** The user whose roles change. */
  readonly subject: string;
  readonly roles: readonly string[];
  /** The user who changes them. */
  readonly by: string;
  /**
   * Throws if this user may not make the change with the roles that they are granted at its moment: somebody may have revoked
   * them after the request was checked.
   */
  readonly permit?: (rolesOfBy: readonly string[]) => void;
}

/** The roles that users were granted here. `grant` and `revoke` are idempotent and return the resulting roles. */
export interface RoleGrants {
  readonly rolesOf: (subject: string) => Promise<readonly string[]>;
  readonly grant: (update: RoleUpdate) => Promise<readonly string[]>;
  readonly revoke: (update: RoleUpdate) => Promise<readonly string[]>;
}

type Query = Database['query'];

/**
 * Stores grants by the full subject at the provider. A user id has only the part before the @, so two subjects could
 * share it.
 */
export const createRoleGrants = ({ database, issuer, clock, newId }: RoleGrantsOptions): RoleGrants => {
  const now = () => new Date(clock()).toISOString();
  const currentRoles = async (query: Query, subject: string): Promise<readonly string[]> => {
    const rows = await query
      .selectFrom('role_grants')
      .select('role')
      .where((is) => is.and({ issuer, subject }))
      .where('revoked_at', 'is', null)
      .orderBy('role')
      .execute();
    return rows.map(({ role }) => role);
  };
  const changeAs = (
    { by, permit }: RoleUpdate,
    change: (transaction: Query) => Promise<readonly string[]>,
  ): Promise<readonly string[]> =>
    database.write(async (transaction) => {
      permit?.(await currentRoles(transaction, by));
      return change(transaction);
    });
  return {
    rolesOf: (subject) => currentRoles(database.query, subject),
    grant: (update) =>
      changeAs(update, async (transaction) => {
        const { subject, roles, by } = update;
        const before = new Set(await currentRoles(transaction, subject));
        for (const role of new Set(roles)) {
          if (before.has(role)) continue;
          const row = { id: newId(), issuer, subject, role, granted_by: by, granted_at: now() };
          await transaction
            .insertInto('role_grants')
            .values({ ...row, revoked_by: null, revoked_at: null, invitation_id: null })
            .execute();
        }
        return currentRoles(transaction, subject);
      }),
    revoke: (update) =>
      changeAs(update, async (transaction) => {
        const { subject, roles, by } = update;
        if (roles.length > 0)
          await transaction
            .updateTable('role_grants')
            .set({ revoked_by: by, revoked_at: now() })
            .where((is) => is.and({ issuer, subject }))
            .where('role', 'in', roles)
            .where('revoked_at', 'is', null)
            .execute();
        return currentRoles(transaction, subject);
      }),
  };
};
