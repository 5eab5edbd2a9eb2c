import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openTestEnvironment } from '../testing/test-environment.ts';
import type { TestEnvironment } from '../testing/test-environment.ts';
import { createOrcidStore } from './orcid-store.ts';

jest.setTimeout(30_000);

let environment: TestEnvironment;
beforeEach(async () => {
  environment = await openTestEnvironment();
});
afterEach(() => environment.database.close());

const storeWith = (clientSecret: string, formerSecrets: readonly string[] = []) =>
  createOrcidStore({
    ...{ database: environment.database, issuer: 'https://login.example', clock: () => 0 },
    ...{ clientSecret, formerSecrets },
  });

describe('the permission of a user, encrypted with the client secret', () => {
  test.each([
    ['the same secret', 'first', [], 'token'],
    ['a new secret', 'second', [], undefined],
    ['a new secret and the former one', 'second', ['older', 'first'], 'token'],
  ])('with %s', async (_what, secret, former, accessToken) => {
    const connection = { orcid: '0000-0002-1825-0097', name: 'Ada', accessToken: 'token', isComplete: true };
    await storeWith('first').connect('ada', connection);
    expect((await storeWith(secret, former).find('ada'))?.accessToken).toBe(accessToken);
  });

  test('is encrypted with the first of several secrets', async () => {
    const connection = { orcid: '0000-0002-1825-0097', name: 'Ada', accessToken: 'token', isComplete: true };
    await storeWith('second', ['first']).connect('ada', connection);
    expect(await storeWith('first').find('ada')).toBeNull();
    expect((await storeWith('second').find('ada'))?.accessToken).toBe('token');
  });
});
