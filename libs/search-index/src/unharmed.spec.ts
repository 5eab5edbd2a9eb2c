import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openIndex } from './open-index.ts';
import { buildSample } from './testing/build-sample.ts';
import { bundleBuildWorker, bundleModule } from './testing/bundle-module.ts';
import { newFolder } from './testing/new-folder.ts';
import { numberedDocuments } from './testing/numbered-documents.ts';
import { randomFrom } from './testing/random-documents.ts';
import type { Manifest } from './index-types.ts';

/** The number of builds to kill. The same seed gives the same delays, but builds do not always take equally long. */
const KILLS = Number(process.env['INDEX_KILLS'] ?? 12);
const SEED = Number(process.env['INDEX_KILLS_SEED'] ?? 1);
const MS_PER_KILL = 10_000;
const DOCUMENTS = 1500;

/** Only the shells of POSIX can limit the size of files. */
const onPosix = process.platform === 'win32' ? test.skip : test;

const root = newFolder();
const folder = path.join(root, 'index');
let program: string;

const build = (count: number, word: string): Promise<Manifest> =>
  buildSample(folder, numberedDocuments(count, word));

/** Checks that every document of one build is served, and none of another. */
const served = async (): Promise<{ documents: number; words: Record<string, number> }> => {
  const index = await openIndex({ folder });
  await index.verify();
  expect(index.health().fallback).toBeNull();
  const [documents = -1, before = -1, killed = -1, later = -1] = await index.count(
    ['common', 'before', 'killed', 'later'].map((text) => ({
      node: { op: 'words', text },
      filters: [],
      offset: 0,
      limit: 0,
    })),
  );
  await index.close();
  return { documents, words: { before, killed, later } };
};

beforeAll(() => {
  bundleBuildWorker(root);
  program = fileURLToPath(bundleModule(root, 'testing/build-command.ts'));
});
beforeEach(() => rmSync(folder, { recursive: true, force: true }));

describe('an index whose next build', () => {
  /** Starts a build in another process and kills it so many ms after it has begun; `null` = never. */
  const buildElsewhere = async (killAfterMs: number | null): Promise<void> => {
    const child = spawn(process.execPath, [program, folder, String(DOCUMENTS), 'killed']);
    const ended = once(child, 'close');
    await once(child.stdout, 'data');
    if (killAfterMs !== null) {
      await after(killAfterMs);
      child.kill('SIGKILL');
    }
    await ended;
  };

  test(
    `is killed, at ${KILLS} random moments, serves what it served, and the build after that leaves no rubbish`,
    async () => {
      const random = randomFrom(SEED);
      await buildElsewhere(null);
      const begin = performance.now();
      await buildElsewhere(null);
      const buildMs = performance.now() - begin;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { documents } = await build(10 + kill, 'before');
        const before = { documents, words: { before: documents, killed: 0, later: 0 } };
        const finished = { documents: DOCUMENTS, words: { before: 0, killed: DOCUMENTS, later: 0 } };
        await buildElsewhere(random() * buildMs);
        expect([before, finished]).toContainEqual(await served());
        const { generation } = await build(20, 'later');
        expect(await served()).toEqual({ documents: 20, words: { before: 0, killed: 0, later: 20 } });
        const names = readdirSync(folder).sort();
        expect(names).toEqual(['current', expect.stringMatching(/^generation-\d{6}$/), generation]);
      }
    },
    MS_PER_KILL * (KILLS + 2),
  );

  onPosix(
    'runs out of disk space says so, serves the same as before, and leaves nothing behind',
    async () => {
      await build(20, 'before');
      const blocks = 64;
      const { status, stderr } = spawnSync(
        'sh',
        [
          '-c',
          `trap '' XFSZ; ulimit -f ${blocks}; exec "$@"`,
          'sh',
          process.execPath,
          program,
          folder,
          '20000',
          'killed',
        ],
        { encoding: 'utf8' },
      );
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: expect.stringMatching(
          /^storage: There is no room for the index in .*: .*; the one before is as it was\.\n$/,
        ),
      });
      expect(await served()).toMatchObject({ documents: 20 });
      expect(readdirSync(folder).sort()).toEqual(['current', 'generation-000001']);
    },
  );
});
