import { expect, test } from '@jest/globals';
import type { HttpError } from '@open-discovery/http';
import { answerFailedCall } from './answer-failed-call.ts';

const status = (code: number): HttpError => ({ kind: 'status', status: code, body: null });
const timeout: HttpError = { kind: 'timeout', limitMs: 6000 };
const network: HttpError = { kind: 'network' };

const LOGIN_NEEDED = '/user-info?errorCode=1&redirectUrl=%2Fwanted%3Fa%3Db';
const NOT_ALLOWED = '/user-info?errorCode=8&redirectUrl=%2Fwanted%3Fa%3Db';

const consequencesOf = (
  service: string,
  method: 'GET' | 'POST',
  error: HttpError,
  wanted = '/wanted?a=b',
): string[] => {
  const seen: string[] = [];
  answerFailedCall(
    { service, method, address: '/api/x', error },
    {
      forgetUser: () => seen.push('log out'),
      goTo: (address) => seen.push(address),
      wantedAddress: () => wanted,
      log: (line) => seen.push(line),
    },
  );
  return seen;
};

test.each([
  ['adminTool', 'GET', status(401), ['log out', LOGIN_NEEDED]],
  ['search', 'GET', status(401), ['log out', LOGIN_NEEDED]],
  ['adminTool', 'POST', status(403), [NOT_ALLOWED]],
  ['userInfo', 'GET', status(401), []],
  ['orcid', 'GET', status(403), []],
  ['registryVerification', 'GET', status(401), []],
  ['dataTransfer', 'POST', status(403), []],
  ['registry', 'GET', status(401), ['log out', LOGIN_NEEDED]],
  ['registry', 'POST', network, ['log out']],
  ['registry', 'GET', network, []],
  ['adminTool', 'POST', network, ['/api/x: No response']],
  ['adminTool', 'POST', status(500), ['/api/x: Status 500']],
  [
    'adminTool',
    'GET',
    { kind: 'shape', detail: 'pages: no list' },
    ['/api/x: Unexpected response: pages: no list'],
  ],
  ['search', 'GET', timeout, ['/api/x: Timeout']],
  ['userInfo', 'GET', timeout, ['/api/x: Timeout']],
  ['search', 'GET', status(404), []],
  ['search', 'GET', status(503), []],
  ['search', 'GET', { kind: 'shape', detail: 'total: no number' }, []],
] as const)('%s %s %j: %j (Spec §4, §8)', (service, method, error, expected) => {
  expect(consequencesOf(service, method, error)).toEqual(expected);
});

test('after several refused calls on one page, the first decides the reason', () => {
  expect(consequencesOf('search', 'GET', status(403), NOT_ALLOWED)).toEqual([]);
});
