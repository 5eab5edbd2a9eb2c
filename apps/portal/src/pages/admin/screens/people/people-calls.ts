import { path, readList, readNumber, readObject, readText } from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';

/** A request to the registry of users, which is a part of the login service. */
interface RegistryRequest<T> extends Endpoint<T> {
  readonly service: 'registry';
}

/** A user who has logged in at least once. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly lastSeen: string;
  readonly providerRoles: readonly string[];
  readonly roles: readonly string[];
}

export interface Invitation {
  readonly id: string;
  readonly role: string;
  readonly email: string | null;
  readonly note: string;
  readonly state: string;
  readonly createdBy: string;
  readonly expiresAt: string;
}

export interface RoleChange {
  readonly at: string;
  readonly action: string;
  readonly role: string;
  readonly by: string;
  readonly user: string | null;
  readonly email: string | null;
}

/** A page of a list, with the number of all entries. */
export interface ListPage<T> {
  readonly total: number;
  readonly results: readonly T[];
}

const readTexts: Reader<string[]> = (json, name) => readList(json, name).map((one) => readText(one, name));
const readTextOrNull: Reader<string | null> = (json, name) => (json === null ? null : readText(json, name));

const pageOf =
  <T>(readEntry: (fields: Record<string, unknown>, name: string) => T) =>
  (json: unknown): ListPage<T> => {
    const { total, results } = readObject(json, 'answer');
    return {
      total: readNumber(total, 'total'),
      results: readList(results, 'results').map((one, index) =>
        readEntry(readObject(one, `results[${index}]`), `results[${index}]`),
      ),
    };
  };

const readPerson = (fields: Record<string, unknown>, name: string): Person => ({
  id: readText(fields['id'], `${name}.id`),
  name: readText(fields['name'], `${name}.name`),
  email: readText(fields['email'], `${name}.email`),
  lastSeen: readText(fields['lastSeen'], `${name}.lastSeen`),
  providerRoles: readTexts(fields['providerRoles'], `${name}.providerRoles`),
  roles: readTexts(fields['roles'], `${name}.roles`),
});

const readInvitation = (fields: Record<string, unknown>, name: string): Invitation => ({
  id: readText(fields['id'], `${name}.id`),
  role: readText(fields['role'], `${name}.role`),
  email: readTextOrNull(fields['email'], `${name}.email`),
  note: readText(fields['note'], `${name}.note`),
  state: readText(fields['state'], `${name}.state`),
  createdBy: readText(fields['createdBy'], `${name}.createdBy`),
  expiresAt: readText(fields['expiresAt'], `${name}.expiresAt`),
});

const readRoleChange = (fields: Record<string, unknown>, name: string): RoleChange => ({
  at: readText(fields['at'], `${name}.at`),
  action: readText(fields['action'], `${name}.action`),
  role: readText(fields['role'], `${name}.role`),
  by: readTextOrNull(fields['byName'], `${name}.byName`) ?? readText(fields['by'], `${name}.by`),
  user:
    readTextOrNull(fields['userName'], `${name}.userName`) ?? readTextOrNull(fields['user'], `${name}.user`),
  email: readTextOrNull(fields['email'], `${name}.email`),
});

const get = <T>(
  address: string,
  query: Readonly<Record<string, string>>,
  parse: (json: unknown) => T,
): RegistryRequest<T> => ({
  service: 'registry',
  method: 'GET',
  path: address,
  query: Object.entries(query),
  parse,
});

const post = <T>(address: string, body: unknown, parse: (json: unknown) => T): RegistryRequest<T> => ({
  service: 'registry',
  method: 'POST',
  path: address,
  body,
  parse,
});

/** The entries on a page of a list. */
export const PAGE_SIZE = 50;
const pageQuery = (page: number) => ({ page: String(page), size: String(PAGE_SIZE) });

/** Lists the users who have logged in so far. */
export const getPeople = (search: string, page: number): RegistryRequest<ListPage<Person>> =>
  get(
    'users',
    { ...(search.trim() !== '' && { search: search.trim() }), ...pageQuery(page) },
    pageOf(readPerson),
  );

/** Lists the invitations, the newest first. */
export const getInvitations = (page: number): RegistryRequest<ListPage<Invitation>> =>
  get('invitations', pageQuery(page), pageOf(readInvitation));

/** Lists the changes of roles, the newest first. */
export const getRoleLog = (page: number): RegistryRequest<ListPage<RoleChange>> =>
  get('users/log', pageQuery(page), pageOf(readRoleChange));

/** Grants a role to a user, or revokes it. */
export const changeRole = (verb: 'grant' | 'revoke', id: string, role: string): RegistryRequest<string[]> =>
  post(path('roles', id, verb), [role], (json) => readTexts(json, 'answer'));

export interface NewInvitation {
  readonly role: string;
  readonly email: string | null;
  readonly note: string;
  readonly days: number;
}

/** Makes an invitation. Returns the secret of its link. */
export const makeInvitation = (invitation: NewInvitation): RegistryRequest<string> =>
  post('invitations', invitation, (json) => readText(readObject(json, 'answer')['secret'], 'secret'));

/** Withdraws an invitation. */
export const withdrawInvitation = (id: string): RegistryRequest<true> =>
  post(path('invitations', id, 'revoke'), undefined, () => true);
