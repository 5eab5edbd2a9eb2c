import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startPortalOfRecords } from './support/portal-of-records.ts';
import type { PortalOfRecords } from './support/portal-of-records.ts';
import { corpusFiles, importRecords } from './support/servers.ts';
import { expect, test } from './support/test.ts';

const REQUESTS = 200;
const REQUESTED = [
  '/?keyword=climate',
  '/api/graph/v3/research-products?search=climate&facets=access,type',
  '/api/graph/v3/overview',
  '/search/project?projectId=corda__h2020%3A%3Aaf3c7ad2d3812fddb9a9b9999f774bfe',
];
const NEW_TITLE = 'A record that only the second import brings';

test.describe('new records', () => {
  let portal: PortalOfRecords;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    portal = await startPortalOfRecords(corpusFiles);
  });
  test.afterAll(async () => portal.stop());

  /** Writes a file with the first product of the sample corpus under another id and title. */
  const newRecord = async (): Promise<string> => {
    const products = corpusFiles().find((file) => file.endsWith('research-products.jsonl')) ?? '';
    const [line = ''] = (await readFile(products, 'utf8')).split('\n');
    const record: unknown = JSON.parse(line);
    const file = path.join(portal.folder, 'new.jsonl');
    const changed = {
      ...(typeof record === 'object' ? record : {}),
      id: `opendisc____::${'0'.repeat(32)}`,
      originalIds: ['opendisc____::new'],
      pids: [],
      instances: [],
      mainTitle: NEW_TITLE,
    };
    await writeFile(file, `${JSON.stringify(changed)}\n`);
    return file;
  };

  test('are served within seconds after an import, and no request fails meanwhile', async ({ request }) => {
    test.setTimeout(120_000);
    const search = `${portal.url}/api/graph/v3/research-products?search=${encodeURIComponent(`"${NEW_TITLE}"`)}`;
    const found = async () =>
      ((await (await request.get(search)).json()) as { header: { numFound: number } }).header.numFound;
    expect(await found()).toBe(0);

    let importing = true;
    const imported = importRecords(portal.folder, [...corpusFiles(), await newRecord()]).finally(
      () => (importing = false),
    );
    const statuses: number[] = [];
    for (let sent = 0; sent < REQUESTS || (importing && sent < 10 * REQUESTS); sent += 1)
      statuses.push((await request.get(portal.url + (REQUESTED[sent % REQUESTED.length] ?? '/'))).status());
    await imported;
    for (let sent = 0; sent < REQUESTS / 4; sent += 1)
      statuses.push((await request.get(portal.url + (REQUESTED[sent % REQUESTED.length] ?? '/'))).status());

    await expect.poll(found, { timeout: 8_000 }).toBe(1);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(REQUESTS);
  });
});
