import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createSource } from './create-source.ts';
import { HarvestError } from './harvest-error.ts';
import { PROTOCOLS } from './protocols/protocols.ts';
import { HARVEST_KINDS } from './source.ts';
import { addSource, listSources, readSources, readState, removeSource } from './store/source-folders.ts';

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
  ...['../up', 'a/b', 'a'.repeat(64), 'αρχείο', '-archive', '.archive', 'archive\n', ''].map(
    (name) =>
      [{ name }, `${name} is not a name: lower-case letters, digits and hyphens, 63 at most.`] as const,
  ),
  [{ kind: 'ftp' }, 'ftp is not a kind of source: oai-pmh'],
  [{ address: null }, 'A source of kind oai-pmh needs an address.'],
  [{ address: 'archive' }, 'archive is not an address like https://example.org/oai.'],
  [{ address: 'http://archive.example.org/oai' }, 'is not encrypted; --allow-http allows it.'],
  [{ address: 'file:///etc/passwd', allowsHttp: true }, 'is not encrypted'],
  [{ address: 'https://ada:secret@archive.example.org/oai' }, 'The address has a user name'],
  [{ address: 'https://:secret@archive.example.org/oai' }, 'The address has a user name or password'],
  ...[
    'https://127.0.0.1/oai',
    'https://[::1]/oai',
    'https://169.254.169.254/oai',
    'https://2130706433/oai',
  ].map((address) => [{ address }, 'is not on the public internet; --allow-private allows it.'] as const),
  ...['/etc/passwd', '../records.jsonl', 'C:\\records', 'file:///etc/passwd', 'http://169.254.169.254/'].map(
    (address) => [{ kind: 'file', address }, /is not (?:an address|encrypted)/] as const,
  ),
  [{ address: 'https://archive.example.org/oai?verb=Identify' }, 'the address has parameters'],
  [{ options: { group: ['a'] } }, '--group is not an option of oai-pmh.'],
  [{ options: { from: ['2020'] } }, '--from 2020 is not a date like 2026-01-31.'],
  [{ options: { from: ['2026-01-01', '2026-01-02'] } }, '--from is given twice.'],
  [{ kind: 'crossref', options: { ror: [] } }, 'must say which records are meant'],
  [{ options: { from: ['2026-01-02'], until: ['2026-01-01'] } }, '--until is before --from'],
])('%j is refused: %s', (change, message) => {
  expect(() => createSource({ ...definition, ...change }, NOW)).toThrow(message);
});

test.each([
  [{ name: 'A', kind: 'ftp', address: null }, ['name bad-name', 'kind unknown-kind']],
  [
    { name: 'A', address: 'archive', options: { from: ['2020'], group: ['a'] } },
    ['name bad-name', 'address bad-address', 'options.from bad-value', 'options.group unknown-option'],
  ],
  [{ name: 'A', kind: 'crossref', address: null }, ['name bad-name', 'options.ror no-limit']],
])('%j is refused with all its mistakes: %j', (change, mistakes) => {
  const refused = expect.objectContaining({
    mistakes: mistakes.map((one) => {
      const [field, is] = one.split(' ');
      return { field, is };
    }),
  });
  expect(() => createSource({ ...definition, ...change }, NOW)).toThrow(refused);
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
});

test.each([
  ['source.json', '{"name":', /source\.json is damaged: .* or remove the source "b"/],
  ['state.json', '{"version":1}', /state\.json is damaged: .* or remove the source "b"/],
  [
    'state.json',
    '{"version":2}',
    /state\.json cannot be read: .*a newer version has written this file[^.]*$/,
  ],
])(
  'a source whose %s is %s hides no other, says what to do, and can be removed',
  async (file, text, damage) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-sources-'));
    for (const name of ['a', 'b', 'c']) await addSource(dataDir, createSource({ ...definition, name }, NOW));
    writeFileSync(path.join(dataDir, 'harvest/b', file), text);
    const [before, broken, after] = await listSources(dataDir);
    expect([before, after]).toMatchObject([
      { name: 'a', damage: null },
      { name: 'c', damage: null },
    ]);
    expect(broken?.name).toBe('b');
    expect(broken?.damage).toMatch(damage);
    await expect(readSources(dataDir).then(() => readState(dataDir, 'b'))).rejects.toThrow(HarvestError);
    await removeSource(dataDir, 'b');
    expect((await readSources(dataDir)).map(({ name }) => name)).toEqual(['a', 'c']);
  },
);

test('if two add a source with the same name at the same moment, one is told that it is taken', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-sources-'));
  const sources = ['a', 'b', 'c'].map((path) =>
    createSource({ ...definition, address: `https://archive.example.org/${path}` }, NOW),
  );
  const results = await Promise.allSettled(sources.map((source) => addSource(dataDir, source)));
  const added = sources.filter((_source, index) => results[index]?.status === 'fulfilled');
  expect(added).toHaveLength(1);
  expect(results.filter(({ status }) => status === 'rejected')).toEqual(
    [1, 2].map(() => ({
      status: 'rejected',
      reason: expect.objectContaining({ mistakes: [{ field: 'name', is: 'taken' }] }),
    })),
  );
  expect(await readSources(dataDir)).toEqual(added);
  expect(readdirSync(path.join(dataDir, 'harvest'))).toEqual(['archive']);
});

test.each(HARVEST_KINDS.flatMap((kind) => PROTOCOLS[kind].options.map((option) => ({ kind, ...option }))))(
  '$kind: $example is a value of --$name',
  ({ pattern, example }) => {
    expect(example).toMatch(pattern);
  },
);
