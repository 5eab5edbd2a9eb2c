import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  copyFileSync,
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  CURRENT_FILE,
  FILE,
  MANIFEST_FILE,
  PAGED_FILES,
  generationFiles,
} from './generation/generation-files.ts';
import { openIndex } from './open-index.ts';
import { buildSample } from './testing/build-sample.ts';
import { newFolder } from './testing/new-folder.ts';
import { numberedDocuments } from './testing/numbered-documents.ts';
import { sampleSchema } from './testing/sample-schema.ts';
import type { SearchIndex } from './index-types.ts';
import type { IndexClause } from './query-types.ts';

const DOCUMENTS = 400;
const [BEFORE, DAMAGED] = ['generation-000001', 'generation-000002'];
const FILES = [...generationFiles(sampleSchema), MANIFEST_FILE];

/** The kinds of damage to a file, and whether its size changes. */
const DAMAGES: Record<string, (file: string, other: string) => void> = {
  'is missing': (file) => rmSync(file),
  'is cut': (file) => truncateSync(file, readFileSync(file).length - 1),
  'is empty': (file) => truncateSync(file, 0),
  'has a flipped bit': (file) => {
    const bytes = readFileSync(file);
    const at = bytes.length >> 1;
    bytes[at] = (bytes[at] ?? 0) ^ 0x10;
    writeFileSync(file, bytes);
  },
  'is that of another generation': (file, other) => copyFileSync(other, file),
};

const root = newFolder();
const whole = path.join(root, 'whole');
const folder = path.join(root, 'damaged');
let right: unknown[];

const pathOf = (generation: string | undefined, file: string): string =>
  path.join(folder, generation ?? '', file);

const build = async (word: string): Promise<void> => {
  await buildSample(whole, numberedDocuments(DOCUMENTS, word));
};

const QUESTIONS: IndexClause[] = [
  { op: 'words', text: 'later common' },
  { op: 'words', text: 'first common' },
  { op: 'phrase', text: 'later of term7x' },
  { op: 'prefix', text: 'term1' },
  { op: 'range', field: 'year', from: 1950, to: 1960 },
  { op: 'exists', field: 'title' },
];

const answersOf = async (index: SearchIndex): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for (const node of QUESTIONS) {
    const facets = [{ field: 'year', size: 3 }];
    const highlight = { fields: ['title'], passageChars: 50 };
    const query = { node, filters: [], facets, highlight, explain: true, offset: 0, limit: 5 };
    const { next: _, ...answer } = await index.search(query);
    answers.push(answer);
  }
  return answers;
};

beforeAll(async () => {
  await build('first');
  await build('later');
  const index = await openIndex({ folder: whole });
  right = await answersOf(index);
  await index.close();
});
beforeEach(() => cpSync(whole, folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true }));

describe.each(Object.entries(DAMAGES))('a generation of which a file %s', (_, damage) => {
  test.each(FILES)('never answers wrongly, and says so: %s', async (file) => {
    const original = readFileSync(pathOf(DAMAGED, file));
    damage(pathOf(DAMAGED, file), pathOf(BEFORE, file));
    if (original.equals(tryReading(pathOf(DAMAGED, file)))) return;

    const index = await openIndex({ folder });
    // A question may go back to the generation before, so all of them are asked twice.
    await answersOf(index);
    const { generation } = index.manifest;
    const answers = await answersOf(index);
    if (generation === DAMAGED) expect(answers).toEqual(right);
    else {
      expect(answers).toMatchObject([
        { total: 0 },
        { total: DOCUMENTS },
        { total: 0 },
        {},
        {},
        { total: DOCUMENTS },
      ]);
    }
    await index.verify();
    expect(index.health().fallback).toEqual({ from: DAMAGED, reason: expect.stringContaining(file) });
    await index.close();
  });
});

const tryReading = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.from('nothing');
  }
};

/** Flips a bit in the middle of a file. */
const flip = (generation: string | undefined, file: string): void =>
  DAMAGES['has a flipped bit']?.(pathOf(generation, file), '');

/** Replaces a damaged file by the intact one, in one step. */
const repair = (file: string): void => {
  const copy = pathOf(DAMAGED, `${file}.new`);
  copyFileSync(path.join(whole, DAMAGED ?? '', file), copy);
  renameSync(copy, pathOf(DAMAGED, file));
};

describe('verification in the background', () => {
  // The sample has no completions.
  test.each(PAGED_FILES.filter((file) => file !== FILE.completions))(
    'finds damage that no query has met: %s',
    async (file) => {
      flip(DAMAGED, file);
      const index = await openIndex({ folder });
      await index.verify();
      const { fallback, damage } = index.health();
      expect([index.manifest.generation, fallback?.from, damage]).toEqual([BEFORE, DAMAGED, null]);
      expect(fallback?.reason).toContain(file);
      await index.close();
    },
  );

  test('does not change an intact generation', async () => {
    const index = await openIndex({ folder });
    await index.verify();
    expect(index.manifest.generation).toBe(DAMAGED);
    expect(index.health()).toEqual({ fallback: null, damage: null });
    expect(await answersOf(index)).toEqual(right);
    await index.close();
  });

  test('of generations that are all damaged fails every request with the reason, until a newer one is published', async () => {
    flip(BEFORE, 'documents.blocks');
    flip(DAMAGED, 'documents.blocks');
    const index = await openIndex({ folder });
    const damaged = { reason: 'damaged', message: expect.stringContaining('documents.blocks') };
    await expect(index.verify()).rejects.toMatchObject(damaged);
    expect(index.health().damage).toContain('documents.blocks');
    await expect(index.suggest('fir', { limit: 1 })).rejects.toMatchObject(damaged);
    expect(await index.refresh()).toBe(false);
    await buildSample(folder, numberedDocuments(DOCUMENTS, 'newest'));
    expect(await index.refresh()).toBe(true);
    await index.verify();
    expect(index.health().damage).toBeNull();
    expect(
      await index.count([{ node: { op: 'words', text: 'newest' }, filters: [], offset: 0, limit: 1 }]),
    ).toEqual([DOCUMENTS]);
    await index.close();
  });

  test.each([
    ['beside an earlier one', BEFORE],
    ['which is the only one', DAMAGED],
  ])('a generation %s is searched again soon after its files are repaired', async (_, meanwhile) => {
    if (meanwhile === DAMAGED) rmSync(pathOf(BEFORE, ''), { recursive: true });
    flip(DAMAGED, 'documents.blocks');
    const index = await openIndex({ folder });
    await index.verify().catch(() => undefined);
    expect(index.manifest.generation).toBe(meanwhile);
    expect(await index.refresh()).toBe(false);

    repair('documents.blocks');
    expect(await index.refresh()).toBe(true);
    await index.verify();
    expect([index.manifest.generation, index.health()]).toEqual([DAMAGED, { fallback: null, damage: null }]);
    expect(await answersOf(index)).toEqual(right);
    expect(await index.refresh()).toBe(false);
    await index.close();
  });

  test('a generation whose repair is none is left again, once', async () => {
    flip(DAMAGED, 'documents.blocks');
    const index = await openIndex({ folder });
    await index.verify();
    truncateSync(pathOf(DAMAGED, 'documents.blocks'), 10);
    expect(await index.refresh()).toBe(false);
    flip(DAMAGED, 'documents.blocks');
    expect(await index.refresh()).toBe(false);
    expect(index.health().fallback?.from).toBe(DAMAGED);
    expect(index.manifest.generation).toBe(BEFORE);
    await index.close();
  });

  test('a repaired generation that cannot be opened now, such as for lack of memory, is tried again as it is', async () => {
    flip(DAMAGED, 'documents.blocks');
    const index = await openIndex({ folder });
    await index.verify();
    rmSync(pathOf(DAMAGED, 'documents.blocks'));
    symlinkSync('documents.blocks', pathOf(DAMAGED, 'documents.blocks'));
    await expect(index.refresh()).rejects.toThrow(/ELOOP/);
    await expect(index.refresh()).rejects.toThrow(/ELOOP/);
    expect(index.manifest.generation).toBe(BEFORE);
    repair('documents.blocks');
    expect(await index.refresh()).toBe(true);
    await index.close();
  });

  test('no earlier generation that is known to be damaged is opened instead of a repaired one', async () => {
    flip(BEFORE, 'documents.blocks');
    flip(DAMAGED, 'documents.blocks');
    const index = await openIndex({ folder });
    await expect(index.verify()).rejects.toMatchObject({ reason: 'damaged' });
    truncateSync(pathOf(DAMAGED, 'documents.blocks'), 10);
    await expect(index.refresh()).rejects.toMatchObject({ reason: 'damaged' });
    expect(index.health().damage).not.toBeNull();
    expect(await index.refresh()).toBe(false);
    await index.close();
  });

  test('ends when the index is closed', async () => {
    const index = await openIndex({ folder });
    await index.close();
    await expect(index.verify()).rejects.toMatchObject({ reason: 'canceled' });
  });
});

describe('a pointer to the published generation', () => {
  test.each([
    ['is empty', '', DAMAGED],
    ['is rubbish', '../../elsewhere', DAMAGED],
    ['names one that is not there', 'generation-000009', DAMAGED],
    ['names the one before', BEFORE, BEFORE],
  ])('that %s leads to a complete generation', async (_, text, expected) => {
    writeFileSync(path.join(folder, CURRENT_FILE), text ?? '');
    const index = await openIndex({ folder });
    expect(index.manifest.generation).toBe(expected);
    await index.close();
  });
});
