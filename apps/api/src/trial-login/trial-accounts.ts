/** An account for trying out the portal. */
export interface TrialAccount {
  /** Subject at the provider, and id in paths. */
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly roles: readonly string[];
}

/** The community that the trial manager manages. It is in the sample records. */
export const TRIAL_COMMUNITY = {
  pid: 'dh-ch',
  name: 'Digital Humanities and Cultural Heritage',
  type: 'community',
  joining: 'open',
} as const;

/** The trial accounts, one for each kind of role. */
export const TRIAL_ACCOUNTS = [
  { id: 'trial-user', givenName: 'Rosa', familyName: 'Visitor', roles: ['REGISTERED_USER'] },
  {
    id: 'trial-manager',
    givenName: 'Manuel',
    familyName: 'Manager',
    roles: ['REGISTERED_USER', `COMMUNITY_${TRIAL_COMMUNITY.pid}_MANAGER`],
  },
  {
    id: 'trial-curator',
    givenName: 'Clara',
    familyName: 'Curator',
    roles: ['REGISTERED_USER', 'CURATOR_COMMUNITY'],
  },
  {
    id: 'trial-administrator',
    givenName: 'Ada',
    familyName: 'Administrator',
    roles: ['REGISTERED_USER', 'PORTAL_ADMINISTRATOR'],
  },
] as const satisfies readonly TrialAccount[];

export type TrialAccountId = (typeof TRIAL_ACCOUNTS)[number]['id'];

export const findTrialAccount = (id: string): TrialAccount | null =>
  TRIAL_ACCOUNTS.find((account) => account.id === id) ?? null;

/** Returns the claims of an account. The domain of its e-mail address cannot exist. RFC 2606. */
export const claimsOf = ({ id, givenName, familyName, roles }: TrialAccount) => ({
  sub: id,
  given_name: givenName,
  family_name: familyName,
  name: `${givenName} ${familyName}`,
  email: `${id}@portal.example`,
  email_verified: true,
  roles: [...roles],
});
