import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildGeneration } from './build/build-generation.ts';
import { buildingFolder } from './generation/building-folder.ts';
import { MANIFEST_FILE, PAGED_FILES } from './generation/generation-files.ts';
import { Generation } from './generation/generation.ts';
import { loadGeneration } from './generation/load-generation.ts';
import { formatManifest, readManifest } from './generation/manifest.ts';
import { rollBack } from './generation/publish.ts';
import { openIndex } from './open-index.ts';
import { buildSample } from './testing/build-sample.ts';
import { newFolder } from './testing/new-folder.ts';
import { sampleDocument, sampleSchema } from './testing/sample-schema.ts';
import type { IndexDocument, IndexSchema } from './document-types.ts';
import type { Manifest, OpenOptions, SearchIndex } from './index-types.ts';

/** The folder in which Linux lists the files that this process has open. */
const DESCRIPTORS = '/proc/self/fd';
const onLinux = existsSync(DESCRIPTORS) ? test : test.skip;

let folder: string;
const opened: SearchIndex[] = [];

const build = (ids: readonly string[], more: Partial<IndexDocument> = {}): Promise<Manifest> =>
  buildSample(
    folder,
    ids.map((id) => ({ ...sampleDocument(id, { title: `Title ${id}` }), ...more })),
    { meta: { source: 'test' } },
  );

const open = async (options: Partial<OpenOptions> = {}): Promise<SearchIndex> => {
  const index = await openIndex({ folder, ...options });
  opened.push(index);
  return index;
};

const generations = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('generation-'))
    .sort();

beforeEach(() => {
  folder = newFolder();
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((index) => index.close()));
});

describe('a generation', () => {
  test('contains what it was built from', async () => {
    const manifest = await build(['a', 'b']);
    const index = await open();
    expect(index.manifest).toEqual(manifest);
    expect(index.manifest).toMatchObject({
      documents: 2,
      meta: { source: 'test' },
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    expect(await index.get(['b', 'x', 'a'])).toEqual(['{"id":"b"}', null, '{"id":"a"}']);
  });

  test('is the same if the values of a document come in parts', async () => {
    const values = Array.from({ length: 50 }, (_, number) => `value ${number}`);
    const a = sampleDocument('a', { keyword: { type: ['article'], hidden: values.slice(0, 2) } });
    const b = sampleDocument('b', { keyword: { type: ['article', 'book'], hidden: values } });
    const options = { folder, schema: sampleSchema, now: new Date(0) };
    const further = values.slice(2).map((value) => ({ furtherOf: 'a', field: 'hidden', values: [value] }));
    const whole = { ...a, keyword: { ...a.keyword, hidden: values } };
    const { files } = await buildGeneration({ ...options, documents: [whole, b] });
    // Most runs end within a document.
    const inParts = await buildGeneration({ ...options, documents: [a, ...further, b], runOccurrences: 5 });
    expect(inParts.files).toEqual(files);
  });

  test.each([
    ['before any document', [], 'a', 'hidden'],
    ['for another document', ['a', 'b'], 'a', 'hidden'],
    ['for a field whose values are counted', ['a'], 'a', 'type'],
    ['for a field that is not there', ['a'], 'a', 'none'],
  ])('refuses further values %s', async (_, ids, furtherOf, field) => {
    const documents = [...ids.map((id) => sampleDocument(id)), { furtherOf, field, values: ['x'] }];
    await expect(buildSample(folder, documents)).rejects.toThrow(
      `"${furtherOf}" cannot have further values of "${field}" here.`,
    );
  });

  test('is the published one again after going back, for open indexes and for the next build', async () => {
    const { generation } = await build(['a']);
    await build(['a', 'b']);
    const index = await open();
    expect(rollBack(folder)).toBe(generation);
    expect(await index.refresh()).toBe(true);
    expect(index.manifest).toMatchObject({ generation, documents: 1 });
    expect(() => rollBack(folder)).toThrow('There is no generation before generation-000001');
    await build(['a', 'b', 'c']);
    expect(generations()).toEqual(['generation-000001', 'generation-000003']);
  });

  test('of another version is not published again', async () => {
    const { generation } = await build(['a']);
    const manifest = readManifest(path.join(folder, generation));
    const file = path.join(folder, generation, MANIFEST_FILE);
    writeFileSync(file, formatManifest({ ...manifest, format: manifest.format - 1 }));
    const { generation: published } = await build(['a', 'b']);
    expect(() => rollBack(folder)).toThrow(/^generation-000001 has version .* this program reads/);
    expect((await open()).manifest.generation).toBe(published);
  });

  test('has the attachments, which may say what the documents were', async () => {
    let read = 0;
    const documents = (function* () {
      for (const id of ['a', 'b']) {
        read += 1;
        yield sampleDocument(id, { title: id });
      }
    })();
    const attachments = () => ({ 'report.json': `{"read":${read}}` });
    const { generation } = await buildSample(folder, documents, { attachments });
    const index = await open();
    expect(await index.attachment('report.json')).toBe('{"read":2}');
    expect(await index.attachment('no-such.json')).toBeNull();
    writeFileSync(path.join(folder, generation, 'report.json'), '{"read":3}');
    // Damaged: a wrong number would be worse than none.
    expect(await index.attachment('report.json')).toBeNull();
  });

  onLinux('of which a file cannot be opened leaves none of the others open', async () => {
    const { generation } = await build(['a', 'b']);
    const loaded = loadGeneration(path.join(folder, generation));
    rmSync(path.join(folder, generation, PAGED_FILES.at(-1) ?? ''));
    expect(() => new Generation(loaded)).toThrow(/cannot be read/);
    const opened = readdirSync(DESCRIPTORS).map((name) => {
      try {
        return readlinkSync(path.join(DESCRIPTORS, name));
      } catch {
        return '';
      }
    });
    expect(opened.filter((file) => file.startsWith(folder))).toEqual([]);
  });

  test('may be empty', async () => {
    await build([]);
    const index = await open();
    expect(await index.search({ node: { op: 'all' }, filters: [], offset: 0, limit: 10 })).toMatchObject({
      total: 0,
      hits: [],
    });
    expect(await index.suggest('a', { limit: 3 })).toEqual([]);
  });

  test('keeps the previous one for a rollback, and nothing else', async () => {
    for (const id of ['a', 'b', 'c']) await build([id]);
    expect(generations()).toEqual(['generation-000002', 'generation-000003']);
    expect(readdirSync(folder).sort()).toEqual(['current', ...generations()]);
  });

  test('is not changed by a failed build', async () => {
    await build(['a']);
    await expect(build(['b', 'b'])).rejects.toMatchObject({
      reason: 'document',
      message: expect.stringContaining('"b"'),
    });
    await expect(build(['c'], { number: { year: 1.5 } })).rejects.toMatchObject({ reason: 'document' });
    expect(await (await open()).get(['a', 'b'])).toEqual(['{"id":"a"}', null]);
    expect(readdirSync(folder).sort()).toEqual(['current', 'generation-000001']);
  });

  test('is not changed by a killed build, whose leftovers the next build removes', async () => {
    await build(['a']);
    const noProcess = 2 ** 22 + 1;
    mkdirSync(path.join(folder, `.building-${noProcess}`));
    writeFileSync(path.join(folder, `.building-${noProcess}`, 'run-0.text'), 'half a rec');
    expect(await (await open()).get(['a'])).toEqual(['{"id":"a"}']);
    await build(['b']);
    expect(readdirSync(folder).sort()).toEqual(['current', 'generation-000001', 'generation-000002']);
  });

  test('refuses a second build at the same time', async () => {
    const first = build(['a']);
    await expect(build(['b'])).rejects.toMatchObject({ reason: 'busy' });
    await first;
    expect(await (await open()).get(['a'])).toEqual(['{"id":"a"}']);
  });

  test('is not built while another process builds one', async () => {
    await build(['a']);
    const other = buildingFolder(folder, process.ppid);
    mkdirSync(other);
    await expect(build(['b'])).rejects.toMatchObject({
      reason: 'busy',
      message: expect.stringContaining('Another process'),
    });
    expect(readdirSync(folder).sort()).toEqual([path.basename(other), 'current', 'generation-000001']);
  });

  test.each<[string, object, string]>([
    ['a text that is a number', { text: { title: 7 } }, '"title" of "b" is not a text or a list of texts.'],
    [
      'a list with a gap',
      { text: { title: ['a', null] } },
      '"title" of "b" is not a text or a list of texts.',
    ],
    ['one value in place of a list', { keyword: { type: 'book' } }, '"type" of "b" is not a list of texts'],
    ['a value that is a number', { keyword: { type: [7] } }, '"type" of "b" is not a list of texts'],
    [
      'a value without a label',
      { keyword: { type: [{ value: 'a' }] } },
      '"type" of "b" is not a list of texts',
    ],
    ['a number in words', { number: { year: '1999' } }, '"year" of "b" is not a 32-bit integer: 1999.'],
    ['a sort key that is a number', { sortText: { title: 7 } }, '"title" of "b" is not a text.'],
    ['stored data that is not a text', { stored: {} }, '"stored" of "b" is not a text.'],
    ['a text field of another name', { text: { titel: 'a' } }, '"titel" of "b" is not a text field'],
    ['a keyword field of another name', { keyword: { typ: [] } }, '"typ" of "b" is not a keyword field'],
    ['a number field of another name', { number: { years: 1 } }, '"years" of "b" is not a number field'],
    ['a sort key of another name', { sortText: { name: 'a' } }, '"name" of "b" is not a sortText field'],
  ])('has no document with %s', async (_, wrong, message) => {
    const documents = [{ ...sampleDocument('b'), ...wrong }];
    await expect(buildSample(folder, documents)).rejects.toMatchObject({
      name: 'IndexError',
      reason: 'document',
      message: expect.stringContaining(message),
    });
  });

  test.each<[string, object, string]>([
    [
      'an unknown analyzer',
      { analyzer: 'german' },
      'The analyzer of "title" must be one of text, name, identifier.',
    ],
    ['no weight', { weight: 0 }, 'The weight of "title" must be above zero.'],
    ['an endless weight', { weight: Infinity }, 'The weight of "title" must be above zero.'],
  ])('has no text field with %s', async (_, wrong, message) => {
    const [title, ...others] = sampleSchema.text;
    const schema = { ...sampleSchema, text: [{ ...title, ...wrong }, ...others] } as IndexSchema;
    await expect(buildSample(folder, [], { schema })).rejects.toMatchObject({ reason: 'document', message });
  });

  test('has a ranking that is known', async () => {
    const schema = { ...sampleSchema, ranking: 'tf-idf' } as unknown as IndexSchema;
    await expect(buildSample(folder, [], { schema })).rejects.toThrow(
      'The ranking must be one of portal, bm25.',
    );
  });

  test('can be closed twice', async () => {
    await build(['a']);
    const index = await open();
    await index.close();
    await expect(index.close()).resolves.toBeUndefined();
  });

  test('of another format version is refused', async () => {
    await build(['a']);
    const generation = path.join(folder, 'generation-000001');
    const manifest = { ...readManifest(generation), analyzer: 99 };
    writeFileSync(path.join(generation, MANIFEST_FILE), formatManifest(manifest));
    await expect(openIndex({ folder })).rejects.toMatchObject({
      reason: 'version',
      message: expect.stringMatching(/has version .*, this program reads /),
    });
  });

  test('that does not exist is missing', async () => {
    await expect(openIndex({ folder: path.join(folder, 'nothing') })).rejects.toMatchObject({
      reason: 'missing',
    });
  });
});
