import { expect, test } from '@jest/globals';
import { openDatabase } from './open-database.ts';
import { describeOnDatabases } from './testing/describe-on-databases.ts';

const flag = (item: string) => ({ portal_pid: 'p', item_id: item, is_enabled: 1 });

describeOnDatabases('the database', (given) => {
  const flags = async () => given.database().query.selectFrom('flags').select('item_id').execute();

  test('a change is all or nothing', async () => {
    const change = given.database().write(async (transaction) => {
      await transaction.insertInto('flags').values(flag('a')).execute();
      throw new Error('given up');
    });
    await expect(change).rejects.toThrow('given up');
    expect(await flags()).toEqual([]);
  });

  test('writers run one after the other: what one has read is valid until it has written', async () => {
    const addNext = () =>
      given.database().write(async (transaction) => {
        const present = await transaction.selectFrom('flags').selectAll().execute();
        await transaction
          .insertInto('flags')
          .values(flag(`${present.length}`))
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, addNext));
    expect(await flags()).toHaveLength(20);
  });

  test('opening it again keeps its content', async () => {
    await given.database().query.insertInto('flags').values(flag('a')).execute();
    const again = await openDatabase(given.location());
    expect(await again.query.selectFrom('flags').selectAll().execute()).toEqual([flag('a')]);
    await again.close();
  });
});
