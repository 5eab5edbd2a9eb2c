import { describe, expect, test } from '@jest/globals';
import { authorizationFailure, endsLogin, isAuthorizationExempt } from '../index.ts';
import type { HttpError } from '../index.ts';

const status = (number: number): HttpError => ({ kind: 'status', status: number, body: null });
const NO_RESPONSE: HttpError = { kind: 'network' };

describe('401 and 403 (Spec §8)', () => {
  test.each([
    [401, 'adminTool', 'notLoggedIn'],
    [403, 'adminTool', 'notAuthorized'],
    [401, 'registry', 'notLoggedIn'],
    [404, 'adminTool', null],
    [500, 'adminTool', null],
    [401, 'userInfo', null],
    [403, 'orcid', null],
    [401, 'registryVerification', null],
    [403, 'dataTransfer', null],
  ])('%i from %s → %j', (number, service, expected) => {
    expect(authorizationFailure(status(number), service)).toBe(expected);
  });

  test.each([
    ['userInfo', true],
    ['orcid', true],
    ['registryVerification', true],
    ['dataTransfer', true],
    ['registry', false],
    ['an unknown service', false],
  ])('%s exempt: %s', (service, expected) => expect(isAuthorizationExempt(service)).toBe(expected));

  test('a missing response is not an authorization failure', () => {
    expect(authorizationFailure(NO_RESPONSE, 'adminTool')).toBeNull();
  });
});

describe('status 0 on a non-GET call to the registry ends the login (Spec §8)', () => {
  test.each([
    [NO_RESPONSE, 'registry', 'POST', true],
    [NO_RESPONSE, 'registry', 'GET', false],
    [status(0), 'registry', 'POST', true],
    [status(0), 'registry', 'GET', false],
    [NO_RESPONSE, 'adminTool', 'POST', false],
    [status(500), 'registry', 'POST', false],
    [{ kind: 'timeout', limitMs: 1 }, 'registry', 'POST', false],
    [{ kind: 'shape', detail: 'x' }, 'registry', 'POST', false],
  ] as const)('%j, %s, %s → %s', (error, service, method, expected) => {
    expect(endsLogin(error, { service, method })).toBe(expected);
  });
});
