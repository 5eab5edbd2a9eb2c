import { listen } from '@open-discovery/http-server/testing';
import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { testSettings } from '../testing/test-environment.ts';
import { configuredOrcid } from './orcid-client.ts';
import type { OrcidClient } from './orcid-client.ts';
import { exchangeCode, readWorks, removeWork } from './orcid-api.ts';

const CLIENT = { ORCID_CLIENT_ID: 'APP-1', ORCID_CLIENT_SECRET: 'secret' };
const clientOf = (environment: Readonly<Record<string, string>>): OrcidClient => {
  const client = configuredOrcid(testSettings({ ...CLIENT, ...environment }));
  if (client === null) throw new Error('The service is off');
  return client;
};

test.each([
  ['trial', 'GET', 3_000],
  ['development', 'GET', 4_000],
  ['trial', 'POST', 30_000],
  ['trial', 'DELETE', 30_000],
  ['development', 'POST', 30_000],
] as const)('in %s mode, %s has a limit of %d ms (Spec §9)', (MODE, method, expected) => {
  expect(clientOf({ MODE }).limitMs(method)).toBe(expected);
});

test('the shipped addresses are those of ORCID, with version 3.0 of its API', () => {
  expect(clientOf({})).toMatchObject({
    oauthUrl: 'https://orcid.org/oauth',
    apiUrl: 'https://api.orcid.org/v3.0',
    callbackUrl: 'http://localhost:4200/api/orcid-service/callback',
  });
});

const USER = { orcid: '0000-0002-1825-0097', accessToken: 'token' };

test.each<[string, (client: OrcidClient) => Promise<unknown>]>([
  ['the works of a record', (client) => readWorks(client, USER)],
  ['the exchange of a code', (client) => exchangeCode(client, 'code')],
  ['the removal of a work', (client) => removeWork(client, USER, '1')],
])('%s ends at its limit if ORCID is silent (Spec §9)', async (_title, call) => {
  const { url, close } = await listen(createServer(() => undefined));
  const client = { ...clientOf({ ORCID_URL: url, ORCID_API_URL: url }), limitMs: () => 20 };
  await expect(call(client)).rejects.toMatchObject({ status: 504, reason: 'timeout' });
  await close();
});
