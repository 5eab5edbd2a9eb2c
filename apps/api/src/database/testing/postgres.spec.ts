import { expect, test } from '@jest/globals';
import pg from 'pg';
import { HAS_POSTGRES, startPostgres } from './postgres.ts';

const LIMIT_MS = 60_000;
/** Longer than a server takes to see that another one's processes still use its memory. */
const LATE_MS = 1000;

(HAS_POSTGRES ? test : test.skip)(
  'a killed server comes back although one of its processes ends late',
  async () => {
    const server = await startPostgres();
    try {
      const client = new pg.Client(await server.newDatabase());
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const late = Number(rows[0]?.pid);
      process.kill(late, 'SIGSTOP');
      setTimeout(() => process.kill(late, 'SIGCONT'), LATE_MS);
      await server.crash();
      expect(await server.newDatabase()).toContain('test_2');
    } finally {
      await server.stop();
    }
  },
  LIMIT_MS,
);
