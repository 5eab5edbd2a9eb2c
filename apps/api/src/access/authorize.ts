import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import type { Caller } from './caller.ts';
import { GROUPS, PERMISSIONS } from './permissions.ts';
import type { Action, Group, Target } from './permissions.ts';

/**
 * Checks whether the caller may perform an action on a target. Returns 401 if the caller needs to log in, and 403 if
 * their roles are not sufficient. Spec §6.
 * @example
 * authorize({ user: null }, 'shared.edit', null); // 401
 */
export const authorize = ({ user }: Caller, action: Action, target: Target): 'allowed' | 401 | 403 => {
  const { to } = PERMISSIONS[action];
  if (to === 'anyone') return 'allowed';
  if (user === null) return 401;
  const groups: readonly Group[] = to;
  return groups.some((group) => GROUPS[group].holds(user.role, target)) ? 'allowed' : 403;
};

const PROBLEMS = {
  401: problem('login'),
  403: problem('roles'),
} as const;

/** Throws a 401 or 403 unless the caller may perform the action on every target. */
export const requirePermission = (caller: Caller, action: Action, targets: readonly Target[]): void => {
  for (const target of targets) {
    const verdict = authorize(caller, action, target);
    if (verdict !== 'allowed') throw new ApiError(verdict, PROBLEMS[verdict]);
  }
};

/** Reports whether the caller may perform an action on some target. */
const mayOnSomeTarget = ({ user }: Caller, action: Action): boolean => {
  const { to } = PERMISSIONS[action];
  if (to === 'anyone') return true;
  const groups: readonly Group[] = to;
  return user !== null && groups.some((group) => GROUPS[group].holdsSomewhere(user.role));
};

/** Throws a 401 or 403 if the caller may perform none of the actions, whatever the target is. */
export const requireAnyPermission = (caller: Caller, actions: readonly Action[]): void => {
  if (actions.some((action) => mayOnSomeTarget(caller, action))) return;
  const verdict = caller.user === null ? 401 : 403;
  throw new ApiError(verdict, PROBLEMS[verdict]);
};
