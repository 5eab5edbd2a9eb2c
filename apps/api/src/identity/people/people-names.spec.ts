import { beforeEach, expect, test } from '@jest/globals';
import { describeOnDatabases } from '../../database/testing/describe-on-databases.ts';
import { claimsSchema } from '../claims.ts';
import { createPeopleNames } from './people-names.ts';
import { createPeopleStore } from './people-store.ts';

const ISSUER = 'https://one.example';

describeOnDatabases('the names of users in lists', (given) => {
  beforeEach(async () => {
    const seen = async (issuer: string, sub: string, name: string | null) =>
      createPeopleStore({ database: given.database(), issuer, clock: Date.now }).markSeen(
        claimsSchema.parse({ sub, name }),
      );
    await seen(ISSUER, 'ada@one', 'Ada Lovelace');
    await seen(ISSUER, 'jo@one', 'Jo March');
    await seen(ISSUER, 'jo@two', 'Jo Other');
    await seen(ISSUER, 'mia', 'Mia Smith');
    await seen(ISSUER, 'mia2', 'Mia Smith');
    await seen(ISSUER, 'ghost', null);
    await seen('https://two.example', 'root', 'Stranger');
  });

  test.each([
    ['a full subject', 'ada@one', 'Ada Lovelace'],
    ['what comes before the @', 'ada', 'Ada Lovelace'],
    ['the full subject of one of two', 'jo@two', 'Jo Other'],
    ['what two subjects have before the @', 'jo', undefined],
    ['a name of two users', 'mia', 'Mia Smith (mia)'],
    ['a user without a name', 'ghost', undefined],
    ['a user of another provider', 'root', undefined],
    ['nobody', 'a_a', undefined],
  ])('%s: %j is %j', async (_rule, id, name) => {
    const namesOf = createPeopleNames({ database: given.database(), issuer: ISSUER });
    expect((await namesOf([id, id])).get(id)).toBe(name);
  });

  test('no ids have no names', async () => {
    const namesOf = createPeopleNames({ database: given.database(), issuer: ISSUER });
    expect(await namesOf([])).toEqual(new Map());
  });
});
