import { expect, jest, test } from '@jest/globals';
import { describeOnDatabases } from '../database/testing/describe-on-databases.ts';
import { readHistory } from './history.ts';
import { openTestStore, pageFields, portalFields } from './testing/open-test-store.ts';

jest.setTimeout(60_000);

const PIDS = ['egi', 'clarin', 'tides'] as const;

describeOnDatabases('the history of several portals', (given) => {
  test('has their changes in order, part by part, and no others', async () => {
    const store = await openTestStore(given.database());
    const portals = await store.change({ by: 'ada' }, (draft) =>
      PIDS.map((pid) => ({ pid, id: draft.create('portal', pid, portalFields({ pid })).id })),
    );
    for (let count = 0; count < 130; count += 1)
      await store.change({ by: count % 2 === 0 ? 'ada' : 'max' }, (draft) => {
        const pid = PIDS[count % 3] ?? 'egi';
        draft.create('page', pid, pageFields({ portalPid: pid, route: `/page-${count}` }));
      });
    const all = await readHistory(store, undefined, 1_000);
    const scope = portals.slice(0, 2);
    const own = all.filter(({ portalPid }) => portalPid !== null && portalPid !== 'tides');
    expect(own.length).toBeGreaterThan(80);
    expect(await readHistory(store, scope, 1_000)).toEqual(own);
    const before = own[59]?._id;
    expect(await readHistory(store, scope, 10, { before })).toEqual(own.slice(60, 70));
    expect(await readHistory(store, scope, 10, { before, by: 'max' })).toEqual(
      own
        .slice(60)
        .filter(({ by }) => by === 'max')
        .slice(0, 10),
    );
    expect(await readHistory(store, [], 10)).toEqual([]);
  });
});
