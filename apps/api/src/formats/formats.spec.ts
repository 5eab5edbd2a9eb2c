import { beforeAll, describe, expect, test } from '@jest/globals';
import { KINDS, kindOf } from '@open-discovery/model';
import { XmlDocument } from 'libxml2-wasm';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { goldenCorpus } from '../search/testing/golden-corpus.ts';
import { setupTestApi } from '../testing/start-test-api.ts';
import { openStyleFolder } from './style-folder.ts';

const api = setupTestApi();

const first = (kind: string): string => {
  const found = goldenCorpus().find(({ item: { kind: own, record } }) =>
    own === 'product' ? 'type' in record && record.type === kind : own === kind,
  );
  if (!found) throw new Error(`no ${kind}`);
  return found.item.record.id;
};
const addressOf = (kind: keyof typeof KINDS, format: string): string =>
  `/graph/v3/${KINDS[kindOf(kind)].collection}/${encodeURIComponent(first(kind))}/as/${format}`;

test.each([
  ['publication', 'json', 'application/json; charset=utf-8'],
  ['publication', 'jsonld', 'application/ld+json'],
  ['publication', 'csljson', 'application/vnd.citationstyles.csl+json'],
  ['publication', 'bibtex', 'application/x-bibtex; charset=utf-8'],
  ['publication', 'ris', 'application/x-research-info-systems; charset=utf-8'],
  ['dataset', 'datacite', 'application/vnd.datacite.datacite+xml; charset=utf-8'],
  ['dataset', 'dc', 'application/xml; charset=utf-8'],
  ['publication', 'openaire', 'application/vnd.openaire.oaire+xml; charset=utf-8'],
  ['software', 'codemeta', 'application/vnd.codemeta.ld+json'],
  ['software', 'cff', 'application/yaml'],
  ['project', 'jsonld', 'application/ld+json'],
  ['organization', 'dc', 'application/xml; charset=utf-8'],
  ['dataSource', 'linkset', 'application/linkset'],
  ['publication', 'linkset-json', 'application/linkset+json'],
] as const)('a %s is read as %s', async (kind, format, mediaType) => {
  const { statusCode, headers, body } = await api.app.inject(addressOf(kind, format));
  expect([statusCode, headers['content-type']]).toEqual([200, mediaType]);
  if (mediaType.includes('json')) JSON.parse(body);
  if (mediaType.includes('xml')) XmlDocument.fromString(body).dispose();
  expect(headers['etag']).toBeDefined();
  expect(headers['link']).toMatch(
    /^<http:\/\/localhost:4200\/search\/[^>]+>; rel="describes"; type="text\/html"$/,
  );
});

test.each([
  ['a format that there is not', addressOf('publication', 'nonsense')],
  ['software’s format of a publication', addressOf('publication', 'cff')],
  ['a record of another kind', addressOf('publication', 'json').replace('research-products', 'projects')],
  ['a name that every object has', addressOf('publication', 'constructor')],
])('unknown: %s', async (_what, address) => {
  expect((await api.app.inject(address)).statusCode).toBe(404);
});

test.each([
  ['linkset', 'application/linkset'],
  ['linkset-json', 'application/linkset+json'],
])('results are read as %s, each record once', async (format, mediaType) => {
  const query = 'search=sea&pageSize=3';
  const { headers, body } = await api.app.inject(
    `/graph/v3/research-products/linkset?${query}&format=${format}`,
  );
  expect(headers['content-type']).toBe(mediaType);
  const { results } = await api.search(`research-products?${query}`);
  expect(results.length).toBeGreaterThan(0);
  for (const { id } of results) expect(body).toContain(encodeURIComponent(id));
  expect(body).toContain(`/graph/v3/research-products?${query}`);
  expect(body).not.toContain('format=');
});

test('results are not available in other linkset formats', async () => {
  const { message } = await api.failure('projects/linkset?format=xml');
  expect(message).toBe("Invalid value in 'format'. Allowed values are: ['linkset', 'linkset-json']");
});

describe('a folder of citation styles', () => {
  const style = (title: string, more = ''): string =>
    `<style xmlns="http://purl.org/net/xbiblio/csl"><info><title>${title}</title>${more}</info></style>`;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'styles-'));
    await writeFile(path.join(folder, 'tides.csl'), style('Journal of Tides &amp; Trends'));
    const link = '<link href="http://www.zotero.org/styles/tides" rel="independent-parent"/>';
    await writeFile(path.join(folder, 'waves.csl'), style('Waves', link));
    await writeFile(path.join(folder, 'secret.txt'), 'secret');
  });

  test('lists its styles with their titles', async () => {
    expect(await openStyleFolder(folder).list()).toEqual([
      { id: 'tides', title: 'Journal of Tides & Trends' },
      { id: 'waves', title: 'Waves' },
    ]);
  });
  test('returns the parent of a dependent style', async () => {
    expect(await openStyleFolder(folder).read('waves')).toContain('Journal of Tides');
  });
  test.each(['../secret', 'secret.txt', '..%2fsecret', 'Tides', '', 'absent', '/etc/passwd'])(
    'has no style %j',
    async (id) => {
      expect(await openStyleFolder(folder).read(id)).toBeNull();
    },
  );
  test('is empty if none is configured', async () => {
    expect((await api.app.inject('/graph/v3/citation-styles?q=apa')).json()).toEqual({
      total: 0,
      styles: [],
    });
    expect((await api.app.inject('/graph/v3/citation-styles/apa')).statusCode).toBe(404);
  });
});
