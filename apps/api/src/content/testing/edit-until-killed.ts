import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openDatabase } from '../../database/open-database.ts';
import { openContentStore } from '../content-store.ts';
import { menuItemFields } from './open-test-store.ts';

/*
 * A process that edits until it is killed. Each change creates a menu item with a sub-item. Once it is saved, their ids
 * are printed on one line.
 */

const location = z
  .object({ url: z.string().nullable(), file: z.string() })
  .parse(JSON.parse(process.argv[2] ?? ''));

const database = await openDatabase(location);
const store = await openContentStore({ database, clock: Date.now, newId: randomUUID });
for (;;) {
  const { parent, child } = await store.change({ by: 'ada' }, (draft) => {
    const made = draft.create('menuItem', 'egi', menuItemFields({ title: 'Parent' }));
    return {
      parent: made,
      child: draft.create('menuItem', 'egi', menuItemFields({ title: 'Child', parentItemId: made.id })),
    };
  });
  process.stdout.write(`${parent.id} ${child.id}\n`);
}
