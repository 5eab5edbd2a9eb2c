import { expect, test } from '@jest/globals';
import { openTestEnvironment } from '../testing/test-environment.ts';
import { readHistory } from './history.ts';
import { openTestStore, pageFields, portalFields } from './testing/open-test-store.ts';

test('the history names what was switched', async () => {
  const { database, remove } = await openTestEnvironment();
  const store = await openTestStore(database);
  await store.change({ by: 'ada' }, (draft) => {
    draft.create('portal', 'egi', portalFields());
    const entity = draft.create('entity', null, { pid: 'dataset', name: 'Research data' });
    const page = draft.create('page', 'egi', pageFields({ portalPid: 'egi', route: '/own', name: 'Own' }));
    for (const item of [page, entity]) draft.setEnabled('egi', item, true);
  });
  const history = await readHistory(store, 'egi', 100);
  await remove();
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
