import type { User } from '@open-discovery/roles';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import type { Caller } from './caller.ts';

/** Returns the logged-in caller. Throws a 401 without one. */
export const requireUser = ({ user }: Caller): User => {
  if (user === null) throw new ApiError(401, problem('login'));
  return user;
};
