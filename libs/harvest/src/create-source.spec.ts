import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createSource } from './create-source.ts';
import { addSource, readSources, removeSource } from './store/source-folders.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const definition = {
  name: 'archive',
  kind: 'oai-pmh',
  address: 'https://archive.example.org/oai',
  options: {},
  allowsHttp: false,
  allowsPrivate: false,
};

test.each([
  [{ name: 'Archive' }, 'Archive is not a name: lower-case letters, digits and hyphens, 63 at most.'],
  [{ name: '../up' }, '../up is not a name: lower-case letters, digits and hyphens, 63 at most.'],
  [{ kind: 'ftp' }, 'ftp is not a kind of source: oai-pmh'],
  [{ address: null }, 'A source of kind oai-pmh needs an address.'],
  [{ address: 'archive' }, 'archive is not an address like https://example.org/oai.'],
  [{ address: 'http://archive.example.org/oai' }, 'is not encrypted; --allow-http allows it.'],
  [{ address: 'file:///etc/passwd', allowsHttp: true }, 'is not encrypted'],
  [{ address: 'https://ada:secret@archive.example.org/oai' }, 'The address has a user name'],
  [{ address: 'https://archive.example.org/oai?verb=Identify' }, 'the address has parameters'],
  [{ options: { group: ['a'] } }, '--group is not an option of oai-pmh.'],
  [{ options: { from: ['2020'] } }, '--from 2020 is not a date like 2026-01-31.'],
  [{ options: { from: ['2026-01-01', '2026-01-02'] } }, '--from is given twice.'],
  [{ options: { from: ['2026-01-02'], until: ['2026-01-01'] } }, '--until is before --from'],
])('%j is refused: %s', (change, message) => {
  expect(() => createSource({ ...definition, ...change }, NOW)).toThrow(message);
});

test('a source is added once, listed by name, and removed with its answers', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-sources-'));
  expect(await readSources(dataDir)).toEqual([]);
  const source = createSource(definition, NOW);
  await addSource(dataDir, createSource({ ...definition, name: 'b' }, NOW));
  await addSource(dataDir, source);
  await expect(addSource(dataDir, source)).rejects.toThrow(
    'There is a source archive already; remove it first.',
  );
  expect((await readSources(dataDir)).map(({ name }) => name)).toEqual(['archive', 'b']);
  await removeSource(dataDir, 'b');
  await expect(removeSource(dataDir, 'b')).rejects.toThrow('There is no source b.');
  expect(await readSources(dataDir)).toEqual([source]);
  rmSync(dataDir, { recursive: true, force: true });
});
