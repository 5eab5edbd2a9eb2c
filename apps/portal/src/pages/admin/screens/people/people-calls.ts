import { listOf, objectOf, orNull, path, readNumber, readObject, readText } from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';
import { PAGE_SIZE } from '../../parts/list/list-page.ts';
import type { ServerPage } from '../../parts/list/paged-list.tsx';

/** A request to the registry of users, which is a part of the login service. */
interface RegistryRequest<T> extends Endpoint<T> {
  readonly service: 'registry';
}

const readTexts = listOf(readText);

const pageOf =
  <T>(readEntry: Reader<T>) =>
  (json: unknown): ServerPage<T> =>
    objectOf<ServerPage<T>>({ total: readNumber, results: listOf(readEntry) })(json, 'answer');

const readPerson = objectOf({
  id: readText,
  name: readText,
  email: readText,
  lastSeen: readText,
  providerRoles: readTexts,
  roles: readTexts,
});

/** A user who has logged in at least once. */
export type Person = ReturnType<typeof readPerson>;

const readInvitation = objectOf({
  id: readText,
  role: readText,
  email: orNull(readText),
  note: readText,
  state: readText,
  createdBy: readText,
  expiresAt: readText,
});

export type Invitation = ReturnType<typeof readInvitation>;

const readRoleChange = objectOf({
  at: readText,
  action: readText,
  role: readText,
  by: readText,
  // Null for a user who has never logged in.
  byName: orNull(readText),
  user: orNull(readText),
  userName: orNull(readText),
  email: orNull(readText),
});

export type RoleChange = ReturnType<typeof readRoleChange>;

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

const pageQuery = (page: number, size = PAGE_SIZE) => ({ page: String(page), size: String(size) });

/** The users of a list: who match words, and have a role. */
export interface PeopleFilter {
  readonly search: string;
  /** The name of a role; null for users with any role or none. */
  readonly role: string | null;
}

const searchQuery = (search: string): Readonly<Record<string, string>> =>
  search.trim() === '' ? {} : { search: search.trim() };
const filterQuery = ({ search, role }: PeopleFilter) => ({
  ...searchQuery(search),
  ...(role !== null && { role }),
});

/** Lists the users who have logged in so far, the last seen first. */
export const getPeople = (filter: PeopleFilter, page: number): RegistryRequest<ServerPage<Person>> =>
  get('users', { ...filterQuery(filter), ...pageQuery(page) }, pageOf(readPerson));

/** The most users that the server sends at once. */
export const MOST_PEOPLE = 100;

/** Lists many users, in an order that does not change while they are read. */
export const getManyPeople = (filter: PeopleFilter, page: number): RegistryRequest<ServerPage<Person>> =>
  get('users', { ...filterQuery(filter), sort: 'name', ...pageQuery(page, MOST_PEOPLE) }, pageOf(readPerson));

/** Lists the invitations whose e-mail address or note matches words, the newest first. */
export const getInvitations = (search: string, page: number): RegistryRequest<ServerPage<Invitation>> =>
  get('invitations', { ...searchQuery(search), ...pageQuery(page) }, pageOf(readInvitation));

/** Lists the changes of roles whose users or roles match words, the newest first. */
export const getRoleLog = (search: string, page: number): RegistryRequest<ServerPage<RoleChange>> =>
  get('users/log', { ...searchQuery(search), ...pageQuery(page) }, pageOf(readRoleChange));

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
