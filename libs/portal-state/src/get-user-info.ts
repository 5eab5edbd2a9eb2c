import type { Endpoint } from '@open-discovery/http';
import { toUser } from '@open-discovery/roles';
import type { User } from '@open-discovery/roles';

/** The call that returns the logged-in user; `null` if the answer names no user. */
export const getUserInfo = (address: string): Endpoint<User | null> => ({
  method: 'GET',
  path: address.slice(address.lastIndexOf('/') + 1),
  parse: (json) => toUser(json),
});
