import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addTestSource, harvest, recordsText } from '../../testing/run-harvest.ts';

/** A Python interpreter that has the package `oai_repo`. Without it, the tests are skipped. */
const PYTHON = process.env['OAI_REPO_PYTHON'];
const NAME = PYTHON
  ? 'a server of oai_repo, which others have written'
  : `a server of oai_repo is skipped: ${process.env['OAI_REPO_MISSING'] ?? 'OAI_REPO_PYTHON is not set'}`;
const SERVER = path.join(import.meta.dirname, '../../testing/oai-repo-server.py');

(PYTHON ? describe : describe.skip)(NAME, () => {
  let server: ChildProcess;
  let address: string;
  let dataDir: string;
  beforeAll(async () => {
    server = spawn(PYTHON ?? '', [SERVER], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [port] = server.stdout ? await once(server.stdout, 'data') : [];
    address = `http://127.0.0.1:${String(port).trim()}/oai`;
    dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-oai-repo-'));
  });
  afterAll(() => void server.kill());

  test.each([
    ['all records', {}, 20],
    ['a set', { set: ['odd'] }, 10],
    ['two sets', { set: ['odd', 'even'] }, 20],
    ['records from a date on', { from: ['2026-01-21'] }, 4],
    ['a date without records', { from: ['2026-02-01'] }, 0],
  ])('%s: every page is read; the next run finds nothing new', async (rule, options, count) => {
    const folder = path.join(dataDir, rule.replaceAll(' ', '-'));
    await addTestSource(folder, { kind: 'oai-pmh', address, options });
    expect(await harvest(folder)).toMatchObject({ failure: null, counts: { records: count, new: count } });
    expect([...(await recordsText(folder)).matchAll(/<dc:title>Tides &amp; gauges \d+/g)]).toHaveLength(
      count,
    );
    expect(await harvest(folder)).toMatchObject({ failure: null, counts: { new: 0, changed: 0 } });
  });
});
