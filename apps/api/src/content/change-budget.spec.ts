import { expect, test } from '@jest/globals';
import { openTestEnvironment } from '../testing/test-environment.ts';
import { createChangeBudget } from './change-budget.ts';
import { openContentStore } from './content-store.ts';
import { newTestId } from './testing/open-test-store.ts';

const HOUR_MS = 3_600_000;

const refusalOf = (act: () => void): unknown => {
  try {
    act();
    return null;
  } catch (error) {
    return error;
  }
};

test('a budget that is used up refuses changes until some of it has come back', () => {
  let now = 0;
  const budget = createChangeBudget({ bytesPerHour: 1_000, clock: () => now });
  budget.spend('ada', 999);
  budget.check('ada');
  budget.spend('ada', 101);
  expect(refusalOf(() => budget.check('ada'))).toMatchObject({ status: 429, retryAfterSeconds: 420 });
  expect(refusalOf(() => budget.check('bob'))).toBeNull();
  now = 420_000;
  expect(refusalOf(() => budget.check('ada'))).toBeNull();
  now = 2 * HOUR_MS;
  budget.spend('ada', 999);
  expect(refusalOf(() => budget.check('ada'))).toBeNull();
});

test('what one user stores beyond the budget is refused; others, and the server itself, go on', async () => {
  const { database } = await openTestEnvironment();
  const budget = createChangeBudget({ bytesPerHour: 100_000, clock: () => 0 });
  const store = await openContentStore({ database, budget, clock: () => 0, newId: newTestId });
  const create = (by: string | null, pid: string) =>
    store.change({ by }, (draft) => draft.create('entity', null, { pid, name: 'a'.repeat(100) }));
  let stored = 0;
  const fill = async (): Promise<void> => {
    for (; stored < 200; stored += 1) await create('ada', `a${stored}`);
  };
  await expect(fill()).rejects.toMatchObject({
    status: 429,
    details: { problem: { id: 'too-much' } },
  });
  await create('bob', 'bobs');
  await create(null, 'own');
  const changes = await database.query.selectFrom('changes').select(['before', 'after']).execute();
  await database.close();
  expect(changes).toHaveLength(stored + 2);
  // Each change has some 130 bytes of text, and a kilobyte for everything else.
  expect(stored).toBeGreaterThan(80);
  expect(stored).toBeLessThan(90);
});
