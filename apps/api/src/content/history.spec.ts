import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { z } from 'zod';
import { openTestEnvironment } from '../testing/test-environment.ts';
import { readHistory } from './history.ts';
import { openTestStore, pageFields, portalFields } from './testing/open-test-store.ts';

test('the history names what was switched', async () => {
  const { database } = await openTestEnvironment();
  const store = await openTestStore(database);
  await store.change({ by: 'ada' }, (draft) => {
    draft.create('portal', 'egi', portalFields());
    const entity = draft.create('entity', null, { pid: 'dataset', name: 'Research data' });
    const page = draft.create('page', 'egi', pageFields({ portalPid: 'egi', route: '/own', name: 'Own' }));
    for (const item of [page, entity]) draft.setEnabled('egi', item, true);
  });
  const history = await readHistory(store, 'egi', 100);
  await database.close();
  const toggles = history.filter(({ action }) => action === 'toggle');
  expect(toggles.map(({ before, after }) => [before, after])).toEqual(
    expect.arrayContaining([
      [
        { name: 'Own', isEnabled: false },
        { name: 'Own', isEnabled: true },
      ],
      [
        { name: 'Research data', isEnabled: false },
        { name: 'Research data', isEnabled: true },
      ],
    ]),
  );
});

test.each(['by', 'collection', 'at'])('a filter by %s does not read all changes', async (column) => {
  const { database } = await openTestEnvironment();
  const plan = await sql`explain query plan
    select * from changes where ${sql.ref(column)} = 'x' order by sequence desc limit 100`.execute(
    database.query,
  );
  await database.close();
  const steps = plan.rows.map((row) => z.object({ detail: z.string() }).parse(row).detail);
  expect(steps).toEqual([expect.stringMatching(/^SEARCH changes USING INDEX changes_by_/)]);
});

test('large changes are listed in parts that the server has memory for, and all of them are found', async () => {
  const { database } = await openTestEnvironment();
  const store = await openTestStore(database);
  const { id } = await store.change({ by: 'ada' }, (draft) => draft.create('page', null, pageFields()));
  await store.change({ by: 'ada' }, (draft) => {
    for (let count = 0; count < 149; count += 1) {
      const page = draft.content().items.page.get(id);
      if (page) draft.set(page, { fields: { content: `<p>${'a'.repeat(50_000)} ${count}</p>` } });
    }
  });
  const lengths: number[] = [];
  for (let before: string | undefined; ;) {
    const changes = await readHistory(store, null, 1_000, { before });
    if (changes.length === 0) break;
    lengths.push(changes.length);
    before = changes.at(-1)?._id;
  }
  await database.close();
  expect(lengths).toEqual([50, 50, 50]);
});

test('a damaged change leaves a list as long as it was', async () => {
  const { database } = await openTestEnvironment();
  const store = await openTestStore(database);
  await store.change({ by: 'ada' }, (draft) => {
    for (const pid of ['a', 'b', 'c', 'd']) draft.create('entity', null, { pid, name: pid });
  });
  await database.query.updateTable('changes').set({ after: '{' }).where('sequence', '=', 4).execute();
  const sequences = (await readHistory(store, null, 3)).map(({ itemId }) => itemId);
  await database.close();
  expect(sequences).toHaveLength(3);
});
