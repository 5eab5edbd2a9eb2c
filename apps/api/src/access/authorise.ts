import { ApiError } from '../api-error.ts';
import type { Caller } from './caller.ts';
import { GROUPS, PERMISSIONS } from './permissions.ts';
import type { Action, Group, Target } from './permissions.ts';

/**
 * Whether somebody may do something; if not, the status that says why: 401 nobody is logged in, 403 the roles do not
 * suffice. Spec §6.
 *
 * @example
 * authorise({ user: null }, 'shared.edit', null); // 401
 */
export const authorise = ({ user }: Caller, action: Action, target: Target): 'allowed' | 401 | 403 => {
  const { to } = PERMISSIONS[action];
  if (to === 'anyone') return 'allowed';
  if (user === null) return 401;
  const groups: readonly Group[] = to;
  return groups.some((group) => GROUPS[group].holds(user.role, target)) ? 'allowed' : 403;
};

const MESSAGES = {
  401: 'Please log in first',
  403: 'Your roles do not allow this',
} as const;

/** Throws 401 or 403 unless somebody may do something to every target. */
export const requirePermission = (caller: Caller, action: Action, targets: readonly Target[]): void => {
  for (const target of targets) {
    const verdict = authorise(caller, action, target);
    if (verdict !== 'allowed') throw new ApiError(verdict, MESSAGES[verdict]);
  }
};
