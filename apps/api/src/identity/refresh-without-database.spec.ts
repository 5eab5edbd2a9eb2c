import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { userInfo } from './testing/log-in.ts';
import { openLoginWorld } from './testing/login-world.ts';
import type { LoginWorld } from './testing/login-world.ts';
import { startHostileProvider } from './testing/start-hostile-provider.ts';
import type { HostileProvider } from './testing/start-hostile-provider.ts';
import type { Visitor } from './testing/visitor.ts';

jest.setTimeout(60_000);

/** Longer than a token is valid. */
const TOKEN_MS = 31 * 60_000;

let file: string;
let provider: HostileProvider;
let world: LoginWorld;
let visitor: Visitor;

/** A server stores nothing while the file of its database is not in its place. */
const takeDatabaseAway = (): void => renameSync(file, `${file}-away`);
const putDatabaseBack = (): void => renameSync(`${file}-away`, file);

const nameAfterRefresh = async (): Promise<unknown> => {
  world.advance(TOKEN_MS);
  return (await userInfo(visitor))?.name;
};

beforeEach(async () => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'open-discovery-refresh-')), 'content.sqlite');
  provider = await startHostileProvider();
  world = await openLoginWorld({
    location: { url: null, file },
    environment: async () => provider.environment,
  });
  await world.startApi();
  visitor = world.visitor();
  provider.setLie({ userInfo: { name: 'Old' } });
  await visitor.go('/api/login-service/login');
});
afterEach(async () => {
  await world.close();
  await provider.close();
});

describe('a refresh with a token that the provider accepts only once', () => {
  test('succeeds while the database is away for a moment, and so does the next one', async () => {
    provider.setLie({
      meanwhile: { '/token': takeDatabaseAway, '/me': putDatabaseBack },
      userInfo: { name: 'New' },
    });
    expect(await nameAfterRefresh()).toBe('New');
    provider.setLie({ userInfo: { name: 'Newer' } });
    expect(await nameAfterRefresh()).toBe('Newer');
  });

  test('that the database fails at its end does not end the session, and the log blames the database', async () => {
    provider.setLie({ meanwhile: { '/me': takeDatabaseAway }, userInfo: { name: 'New' } });
    expect(await nameAfterRefresh()).toBe('Old');
    putDatabaseBack();
    expect(world.log()).toContain('"reason":"DATABASE","msg":"session refresh failed"');
    provider.setLie({ userInfo: { name: 'New' } });
    expect(await nameAfterRefresh()).toBe('New');
  });
});

test('a login while the database is away leads to the page that says so, and returns afterwards', async () => {
  takeDatabaseAway();
  const [step] = await world.visitor().go('/api/login-service/login?redirect=/admin');
  putDatabaseBack();
  expect(step?.location).toBe('/user-info?errorCode=1&failure=unavailable&redirectUrl=%2Fadmin');
});
