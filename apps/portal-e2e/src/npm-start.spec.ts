import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { removeRecords } from './support/records-of.ts';
import { connectError } from './support/connect-error.ts';
import { corpusFiles, importRecords } from './support/servers.ts';
import { readOnlyRoot } from './support/read-only-root.ts';
import { startBuilt } from './support/start-built.ts';
import type { StartedCommand } from './support/start-built.ts';
import { expect, test as base } from './support/test.ts';

const START_LIMIT_MS = 90_000;
/** The pages are back within 5 s; a busy machine may need longer. */
const RESTART_LIMIT_MS = 30_000;
const BUSY_VISITORS = 8;

/** Playwright's test with `npm start`, once for each test, and records that all share. */
const test = base.extend<{ command: StartedCommand }, { dataDir: string }>({
  dataDir: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-start-'));
      await importRecords(folder, corpusFiles());
      await use(folder);
      await removeRecords(folder);
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  command: [
    async ({ dataDir }, use) => {
      const command = await startBuilt(dataDir);
      await use(command);
      // It ends its servers first: the records are the next test's.
      await command.end('SIGTERM');
    },
    { scope: 'test', timeout: START_LIMIT_MS },
  ],
});

/** Returns the code of the system's error behind a failure of `fetch`. */
const errorCode = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
};

/** Returns the status of a page, or the error code of its connection. Rejects when the page is cut off. */
const statusOf = (url: string): Promise<number | string> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    (error: unknown) => errorCode(error),
  );

test.describe('npm start', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(process.platform === 'win32', 'Windows has no signals');

  for (const server of ['api', 'portal'] as const)
    test(`shows pages again after the ${server} was killed`, async ({ command }) => {
      const page = `${command.url}/?keyword=climate`;
      expect(await statusOf(page)).toBe(200);
      const killed = command.processOf(server);
      process.kill(killed ?? 0, 'SIGKILL');
      await expect.poll(() => command.processOf(server)).not.toBe(killed);

      await expect
        .poll(() => statusOf(`${command.url}/?keyword=climate&page=2`), {
          timeout: RESTART_LIMIT_MS,
          intervals: [50],
        })
        .toBe(200);
      expect(command.output()).toContain(
        `The ${server} ended unexpectedly (SIGKILL). It is started again now.`,
      );
      await expect.poll(command.output).toContain(`The ${server} responds again.`);
    });

  test('goes on, and starts a server again, when nobody reads its output any more', async ({ command }) => {
    command.closeOutput();
    const killed = command.processOf('api');
    process.kill(killed ?? 0, 'SIGKILL');
    await expect.poll(() => command.processOf('api') ?? killed).not.toBe(killed);
    await expect
      .poll(() => statusOf(`${command.url}/?keyword=climate&page=2`), { timeout: RESTART_LIMIT_MS })
      .toBe(200);
  });

  test('runs as an unprivileged user who can write only to DATA_DIR', async ({ dataDir }) => {
    const { command: within, missing } = readOnlyRoot(dataDir);
    test.skip(missing !== null, missing ?? '');
    const command = await startBuilt(dataDir, within);
    try {
      expect(await statusOf(`${command.url}/?keyword=climate`)).toBe(200);
      const id = command.processOf('api') ?? 0;
      expect(await readFile(`/proc/${id}/mounts`, 'utf8')).toMatch(/^\S+ \/ \S+ ro,/m);
      expect(await readFile(`/proc/${id}/status`, 'utf8')).toMatch(/^Uid:\t65534\t65534\t65534/m);
    } finally {
      await command.end('SIGTERM');
    }
  });

  test('finishes the requested pages before it stops', async ({ command }) => {
    const statuses = new Set<number | string>();
    let pages = 0;
    const visit = async (visitor: number): Promise<void> => {
      for (let turn = 0; ; turn += 1) {
        const status = await statusOf(
          `${command.url}/?keyword=climate&from=${1900 + turn}&to=${2000 + visitor}`,
        );
        statuses.add(status);
        if (status !== 200) return;
        pages += 1;
      }
    };
    const visits = Array.from({ length: BUSY_VISITORS }, (_, visitor) => visit(visitor));
    await expect.poll(() => pages).toBeGreaterThan(BUSY_VISITORS);

    expect(await command.end('SIGTERM')).toBe(0);
    await Promise.all(visits);
    // A new connection is refused; an answer is never an error, and never cut off.
    expect([...statuses].filter((status) => typeof status === 'number')).toEqual([200]);
  });

  test('leaves no server behind when it is killed itself', async ({ command }) => {
    await command.end('SIGKILL');
    for (const url of [command.url, command.apiUrl])
      await expect.poll(() => connectError(url)).toBe('ECONNREFUSED');
  });
});
