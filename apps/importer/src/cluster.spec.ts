import { describe, expect, jest, test } from '@jest/globals';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GRAPH_SCHEMA } from '@open-discovery/graph-index';
import { aProduct } from '@open-discovery/model/testing';
import { openClusterIndex } from '@open-discovery/opensearch-index';
import { readCluster } from './cluster.ts';
import { findInputs } from './input/find-inputs.ts';
import { publishBefore } from './publish-before.ts';
import { parseRemovals } from './removals.ts';
import { importInto } from './testing/import-into.ts';

const LIMIT_MS = 60_000;

describe('the cluster of an import', () => {
  test('is none without SEARCH_URL', () => {
    expect(readCluster({})).toBeNull();
  });
  test('has the settings of the server', () => {
    const environment = {
      SEARCH_URL: 'https://a:9200, https://b:9200',
      SEARCH_INDEX: 'records',
      SEARCH_SHARDS: '6',
    };
    expect(readCluster(environment)).toMatchObject({
      urls: ['https://a:9200', 'https://b:9200'],
      alias: 'records',
      shards: 6,
      replicas: 0,
    });
  });
  test('takes its secrets from files, too', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'import-secrets-'));
    const file = path.join(folder, 'password');
    writeFileSync(file, 'secret\n');
    const environment = { SEARCH_URL: 'https://a:9200', SEARCH_USER: 'portal', SEARCH_PASSWORD_FILE: file };
    expect(readCluster(environment)).toMatchObject({ user: 'portal', password: 'secret' });
  });
  test.each([
    [{ SEARCH_URL: 'search:9200' }, 'SEARCH_URL: search:9200 is not an address like https://search:9200.'],
    [{ SEARCH_URL: 'http://a', SEARCH_REPLICAS: 'x' }, 'SEARCH_REPLICAS=x is not a number from 0 to 999.'],
  ])('%j is refused', (environment, message) => {
    expect(() => readCluster(environment)).toThrow(message);
  });
});

test('an import into a cluster that does not respond ends before it reads anything', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'import-cluster-'));
  const open = jest.fn(() => process.stdin);
  const importing = importInto(dataDir, {
    inputs: [{ name: 'records.jsonl', bytes: 1, expansion: 1, open }],
    // A port on which nothing listens.
    cluster: readCluster({ SEARCH_URL: 'http://127.0.0.1:1' }),
  });
  await expect(importing).rejects.toThrow('The search cluster does not respond.');
  expect(open).not.toHaveBeenCalled();
});

const url = process.env['OPENSEARCH_URL'] ?? '';

(url === '' ? describe.skip : describe)('an import into a cluster', () => {
  test(
    'publishes the records, replaces, adds to and removes them, and can go back',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'import-cluster-'));
      const alias = path.basename(folder).toLowerCase();
      const cluster = readCluster({ SEARCH_URL: url, SEARCH_INDEX: alias });
      if (cluster === null) throw new Error('There is no cluster.');
      const idAt = (index: number): string => `test________::${String(index).padStart(32, '0')}`;
      const importProducts = async (titles: readonly string[], removed: readonly string[] | null = null) => {
        const file = path.join(folder, 'products.jsonl');
        const products = titles.map((mainTitle, index) => aProduct({ id: idAt(index), mainTitle }));
        writeFileSync(file, products.map((product) => `${JSON.stringify(product)}\n`).join(''));
        const inputs = await findInputs([file], () => process.stdin);
        const removals = removed && parseRemovals('ids.txt', removed.join('\n'));
        return importInto(folder, { inputs, removals, cluster }, removals !== null);
      };
      const { manifest } = await importProducts(['Rivers']);
      expect(manifest).toMatchObject({ generation: `${alias}-000001`, documents: 1 });
      const index = await openClusterIndex({ ...cluster, schema: GRAPH_SCHEMA });
      await importProducts(['Rivers', 'Seas']);
      expect(await index.refresh()).toBe(true);
      expect(index.manifest.documents).toBe(2);
      expect(JSON.parse((await index.attachment('import-report.json')) ?? '')).toMatchObject({
        records: { product: 2 },
      });
      expect(await publishBefore(folder, cluster, 'import')).toBe(`${alias}-000001`);
      expect(await index.refresh()).toBe(true);
      expect(index.manifest.documents).toBe(1);
      // Replaces one, keeps none of those that went with going back, and adds one.
      await importProducts(['Lakes', 'Ponds'], []);
      await index.refresh();
      expect(index.manifest.documents).toBe(2);
      await importProducts([], [idAt(0)]);
      await index.refresh();
      expect((await index.get([idAt(0), idAt(1)])).map((text) => text?.includes('Ponds') ?? null)).toEqual([
        null,
        true,
      ]);
      await index.close();
      const indexes = ['000001', '000002', '000003', '000004'].flatMap((end) =>
        ['', '-labels', '-completions'].map((part) => `${alias}-${end}${part}`),
      );
      await fetch(`${cluster.urls[0] ?? ''}/${indexes.join(',')}`, { method: 'DELETE' });
    },
    LIMIT_MS,
  );
});
