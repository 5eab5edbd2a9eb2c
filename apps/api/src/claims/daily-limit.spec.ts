import { expect, test } from '@jest/globals';
import { idOf } from '@open-discovery/model/testing';
import { DAY_MS } from '../content/testing/open-test-store.ts';
import { createDailyLimit } from './daily-limit.ts';
import { setupClaims } from './testing/start-claims.ts';

const LINK = { source: idOf('written', 1), target: idOf('written', 3), relation: 'Cites' };
/** Ten times the links that may wait for a decision. */
const MOST = 10;

const service = setupClaims({ pendingLimit: 1 });

test('links that a user deletes and adds or restores again are limited each day', async () => {
  const id = await service.add('ada', LINK);
  const ask = async (who: string, call: string, body: unknown) =>
    (await service.ask(who, `POST ${call}`, body)).status;
  for (let count = 1; count < MOST; count += 1)
    expect([await ask('ada', 'delete', [id]), await ask('ada', 'restore', [id])]).toEqual([200, 200]);

  expect(await ask('ada', 'delete', [id])).toBe(200);
  expect(await ask('ada', 'restore', [id])).toBe(429);
  expect(await ask('ada', 'save', [LINK])).toBe(429);
  expect(await ask('ben', 'save', [LINK])).toBe(200);
  service.store.passMs(DAY_MS);
  expect(await ask('ada', 'save', [LINK])).toBe(200);
});

test('a refused request counts nothing, and names the time until the next day', () => {
  const count = createDailyLimit(3, () => 10 * DAY_MS - 60_000);
  count('ada', 2);
  const tooMany = expect.objectContaining({ status: 429, retryAfterSeconds: 60 });
  expect(() => count('ada', 2)).toThrow(tooMany);
  expect(() => count('ada', 1)).not.toThrow();
});
