import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createSource } from '../../create-source.ts';
import { currentRecords } from '../../run/current-records.ts';
import { countSource } from '../../run/count-source.ts';
import { readSources } from '../../store/source-folders.ts';
import { startJsonServer } from '../../testing/json-server.ts';
import type { JsonServer } from '../../testing/json-server.ts';
import { addTestSource, harvest, NOW, recordsText, testOptions } from '../../testing/run-harvest.ts';
import { zipOf } from '../../testing/zip.ts';
import { gzipOfZipEntry } from './zip-entry.ts';

const BLOCK_BYTES = 512;
const organizations = (count: number): string =>
  JSON.stringify(Array.from({ length: count }, (_none, index) => ({ id: `https://ror.org/${index}` })));
const archiveOf = (json: string): Buffer =>
  zipOf({
    '__MACOSX/._v1.70-ror-data_schema_v2.json': 'no',
    'v1.70-ror-data.csv': 'id,name',
    'v1.70-ror-data.json': '[]',
    'v1.70-ror-data_schema_v2.json': json,
  });

let server: JsonServer;
let dataDir: string;
beforeEach(async () => {
  server = await startJsonServer();
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-ror-'));
  await addTestSource(dataDir, { kind: 'ror', address: server.address });
});
afterEach(() => server.close());

const release = (version: string, at = server.address) => ({
  files: [
    { key: 'readme.md', links: { self: `${at}/readme` } },
    { key: `${version}-ror-data.zip`, links: { self: `${at}/api/records/1/files/${version}/content` } },
  ],
});
/** Returns the text of the only file in the archive that the importer reads. */
const importedText = async (): Promise<string> => {
  const [source] = await readSources(dataDir);
  if (source === undefined) throw new Error('no source');
  const parts: Buffer[] = [];
  for await (const part of currentRecords(dataDir, source)) parts.push(part);
  return gunzipSync(Buffer.concat(parts).subarray(BLOCK_BYTES)).toString();
};

test('all of ROR is the newest release, in the second version of the schema', async () => {
  server.answers = [release('v1.70'), archiveOf(organizations(3))];
  expect(await harvest(dataDir)).toMatchObject({ failure: null, counts: { records: 1, new: 1 } });
  expect(server.requests).toEqual(['/api/records/6347574', '/api/records/1/files/v1.70/content']);
  expect(await importedText()).toBe(organizations(3));
});

test('a release is downloaded once; the next one takes its place', async () => {
  server.answers = [release('v1.70'), archiveOf(organizations(3)), release('v1.70')];
  await harvest(dataDir);
  expect((await harvest(dataDir)).counts).toMatchObject({ new: 0, changed: 0, gone: 0 });
  expect(server.requests).toHaveLength(3);
  server.answers = [release('v1.71'), archiveOf(organizations(4))];
  expect((await harvest(dataDir)).counts).toMatchObject({ new: 0, changed: 1, gone: 0 });
  expect(await importedText()).toBe(organizations(4));
});

test('a failed download leaves what was there, and continues with the archive', async () => {
  server.answers = [release('v1.70'), archiveOf(organizations(3))];
  await harvest(dataDir);
  server.answers = [release('v1.71'), { status: 404 }];
  expect((await harvest(dataDir)).failure).toContain('status 404');
  expect(await importedText()).toBe(organizations(3));
  server.answers = [archiveOf(organizations(4)).subarray(0, 200), archiveOf(organizations(4))];
  expect(await harvest(dataDir)).toMatchObject({ failure: null, counts: { changed: 1 } });
  expect(await importedText()).toBe(organizations(4));
});

test('an archive elsewhere is not downloaded', async () => {
  server.answers = [release('v1.70', 'https://elsewhere.example')];
  expect((await harvest(dataDir)).failure).toContain('is elsewhere, at https://elsewhere.example/api');
});

test('counting asks for the release only', async () => {
  const [source] = await readSources(dataDir);
  if (source === undefined) throw new Error('no source');
  server.answers = [release('v1.70')];
  expect(await countSource(source, testOptions(dataDir))).toMatchObject({ records: 1, failure: null });
  expect(await recordsText(dataDir)).toBe('');
});

test.each([
  [{}, 'https://zenodo.org'],
  [{ country: ['DE'] }, 'https://api.ror.org'],
])('a source of ROR with the options %j is at %s', (options, address) => {
  const definition = {
    name: 'ror',
    kind: 'ror',
    address: null,
    options,
    allowsHttp: false,
    allowsPrivate: false,
  };
  expect(createSource(definition, NOW).address).toBe(address);
});

test('every file of a zip archive becomes the same file of gzip; damaged archives throw nothing', () => {
  const texts = fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), fc.string(), { minKeys: 1, maxKeys: 4 });
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(255), (files, at, byte) => {
      const zip = zipOf(files);
      for (const [name, text] of Object.entries(files)) {
        const gzip = gzipOfZipEntry(zip, (candidate) => candidate === name);
        expect(gunzipSync(gzip ?? Buffer.alloc(0)).toString()).toBe(text);
      }
      zip[at % zip.length] = byte;
      gzipOfZipEntry(zip, () => true);
      gzipOfZipEntry(zip.subarray(0, at % zip.length), () => true);
    }),
  );
});
