import { describe, expect, test } from '@jest/globals';
import type { User } from '@open-discovery/roles';
import {
  administrator,
  authorized,
  communityAdministrator,
  existingCommunity,
  firstReason,
  loggedIn,
  loggedInForAction,
  subscriber,
  validAddress,
} from './guards.ts';
import type { Guard } from './guards.ts';
import { REASON_CODES, reasonOf, userInfoAddress } from './reasons.ts';

const userWith = (...role: string[]): User => ({
  id: 'ada',
  firstname: 'Ada',
  lastname: '',
  email: '',
  accessToken: '',
  refreshToken: '',
  fullname: 'Ada',
  role,
  expirationDate: null,
});
const ANYBODY = userWith('REGISTERED_USER');
const visit = (user: User | null, query = '') => ({
  user,
  url: new URL(`https://portal.example/page?${query}`),
});

describe('each guard lets pass, or gives its own reason (Spec §4)', () => {
  const exists = existingCommunity('id', (pid) => Promise.resolve(pid === 'tides'));
  const hasId = validAddress((parameters) => parameters.has('id'));
  const mayClaim = authorized((roles) => roles.includes('CURATOR_CLAIM'));
  test.each<[string, Guard, ReturnType<typeof visit>, number | null]>([
    ['nobody', loggedIn, visit(null), 1],
    ['somebody', loggedIn, visit(ANYBODY), null],
    ['a user', administrator, visit(ANYBODY), 2],
    ['nobody', administrator, visit(null), 2],
    ['an administrator', administrator, visit(userWith('PORTAL_ADMINISTRATOR')), null],
    ['an address without its id', hasId, visit(ANYBODY), 3],
    ['an address with its id', hasId, visit(ANYBODY, 'id=x'), null],
    ['a user', communityAdministrator, visit(ANYBODY), 4],
    ['a curator of communities', communityAdministrator, visit(userWith('CURATOR_COMMUNITY')), null],
    ['an administrator', communityAdministrator, visit(userWith('PORTAL_ADMINISTRATOR')), null],
    ['an unknown community', exists, visit(ANYBODY, 'id=none'), 5],
    ['no community', exists, visit(ANYBODY), 5],
    ['a known community', exists, visit(ANYBODY, 'id=tides'), null],
    ['a stranger', subscriber('id'), visit(ANYBODY, 'id=tides'), 6],
    ['a member of another', subscriber('id'), visit(userWith('COMMUNITY_sea'), 'id=tides'), 6],
    ['a member', subscriber('id'), visit(userWith('COMMUNITY_tides'), 'id=tides'), null],
    ['a manager', subscriber('id'), visit(userWith('COMMUNITY_tides_MANAGER'), 'id=tides'), null],
    ['nobody who acts', loggedInForAction, visit(null), 7],
    ['somebody who acts', loggedInForAction, visit(ANYBODY), null],
    ['a user without the role', mayClaim, visit(ANYBODY), 8],
    ['a user with the role', mayClaim, visit(userWith('CURATOR_CLAIM')), null],
  ])('%s', async (_, guard, who, code) => {
    const reason = await guard(who);
    expect(reason && REASON_CODES[reason]).toBe(code);
  });
});

test('the first guard that refuses gives the reason', async () => {
  expect(await firstReason([loggedIn, administrator], visit(null))).toBe('notLoggedIn');
  expect(await firstReason([loggedIn, administrator], visit(ANYBODY))).toBe('notAdmin');
  expect(await firstReason([], visit(null))).toBeNull();
});

test('a reason goes to the user-info page and comes back as itself', () => {
  expect(userInfoAddress('notSubscriber', '/a?b=c&d')).toBe(
    '/user-info?errorCode=6&redirectUrl=%2Fa%3Fb%3Dc%26d',
  );
  expect(reasonOf('6')).toBe('notSubscriber');
  expect(reasonOf('9')).toBeNull();
  expect(reasonOf(null)).toBeNull();
});
