import type { Database } from '../../database/open-database.ts';

const TABLES = ['items', 'flags', 'changes'] as const;

/** Runs a function and then restores the content. */
export type Sandbox = <T>(run: () => Promise<T>) => Promise<T>;

/** Opens a sandbox for the current content. */
export const openSandbox = async ({ query, write }: Database): Promise<Sandbox> => {
  const items = await query.selectFrom('items').selectAll().execute();
  const flags = await query.selectFrom('flags').selectAll().execute();
  const changes = await query.selectFrom('changes').selectAll().execute();
  const hasChanged = async (): Promise<boolean> =>
    (await query.selectFrom('changes').select('id').execute()).length !== changes.length;
  const restore = (): Promise<void> =>
    write(async (transaction) => {
      for (const table of TABLES) await transaction.deleteFrom(table).execute();
      await transaction.insertInto('items').values(items).execute();
      await transaction.insertInto('flags').values(flags).execute();
      await transaction.insertInto('changes').values(changes).execute();
    });
  return async (run) => {
    try {
      return await run();
    } finally {
      if (await hasChanged()) await restore();
    }
  };
};
