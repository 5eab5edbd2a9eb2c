import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { IndexError } from '@open-discovery/search-index';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { runInContext } from '../../access/request-context.ts';
import { createTemporaryIndex } from '../testing/build-golden-index.ts';
import type { TemporaryIndex } from '../testing/build-golden-index.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { describeSearchEngine } from '../testing/contract/engine-contract.ts';
import { describeManyValues } from '../testing/contract/many-values.ts';
import { goldenCorpus } from '../testing/golden-corpus.ts';
import { openEmbedded } from '../testing/open-embedded.ts';
import { ALL_RECORDS } from '../engine-query.ts';
import { IndexEngine } from '../index-engine.ts';

describeSearchEngine('embedded', openEmbedded);
describeManyValues({ name: 'embedded', estimates: false }, openEmbedded);

describe('generations', () => {
  const corpus = goldenCorpus();
  const everything = { ...ALL_RECORDS, limit: 1 };
  let index: TemporaryIndex;
  let engine: EmbeddedEngine;

  beforeEach(async () => {
    index = await createTemporaryIndex();
    engine = new EmbeddedEngine({ folder: index.folder });
  });
  afterEach(async () => {
    await engine.close();
  });

  const damage = (generation: string, file: string): Promise<void> =>
    truncate(path.join(index.folder, generation, file), 10);
  const flipByte = async (generation: string, file: string): Promise<void> => {
    const name = path.join(index.folder, generation, file);
    const bytes = await readFile(name);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff;
    await writeFile(name, bytes);
  };

  test('without records a search fails with the reason missing', async () => {
    expect(await engine.refresh()).toBe(false);
    expect(engine.about()).toBeNull();
    await expect(engine.search(everything)).rejects.toMatchObject({ name: 'EngineError', reason: 'missing' });
  });
  test('published records become searchable after a refresh', async () => {
    await engine.refresh();
    await index.publish(corpus, new Date('2026-01-01T00:00:00Z'));
    expect(await engine.refresh()).toBe(true);
    expect((await engine.search(everything)).total).toBe(corpus.length);
    expect(await engine.refresh()).toBe(false);
  });
  test('no search fails during a switch to newer records', async () => {
    await index.publish(corpus.slice(0, 100), new Date('2026-01-01T00:00:00Z'));
    await engine.refresh();
    const before = engine.about();
    await index.publish(corpus, new Date('2026-01-02T00:00:00Z'));
    const searches = Array.from({ length: 40 }, () => engine.search(everything));
    expect(await engine.refresh()).toBe(true);
    const totals = (await Promise.all([...searches, engine.search(everything)])).map(({ total }) => total);
    expect(totals.filter((total) => total !== 100 && total !== corpus.length)).toEqual([]);
    expect(totals.at(-1)).toBe(corpus.length);
    expect(engine.about()?.generation).not.toBe(before?.generation);
  });
  test('a damaged generation falls back to the previous one and is reported', async () => {
    await index.publish(corpus.slice(0, 100), new Date('2026-01-01T00:00:00Z'));
    await index.publish(corpus, new Date('2026-01-02T00:00:00Z'));
    await damage('generation-000002', 'text.terms');
    await engine.refresh();
    expect((await engine.search(everything)).total).toBe(100);
    expect(engine.about()).toMatchObject({
      generation: 'generation-000001',
      fallback: {
        from: 'generation-000002',
        reason: expect.stringMatching(/^generation-000002\/text\.terms has \d+ bytes instead of \d+\.$/),
      },
    });
  });
  test('damage that no search has met is found after opening, and the previous generation is used', async () => {
    await index.publish(corpus.slice(0, 100), new Date('2026-01-01T00:00:00Z'));
    await index.publish(corpus, new Date('2026-01-02T00:00:00Z'));
    await flipByte('generation-000002', 'text.positions');
    await engine.refresh();
    while (engine.about()?.fallback === undefined) await nextTurn();
    expect(engine.about()).toMatchObject({
      generation: 'generation-000001',
      fallback: { from: 'generation-000002', reason: expect.stringContaining('text.positions') },
    });
  });
  test.each(['documents.blocks', 'text.positions', 'values.terms'])(
    'damage of %s without a previous generation fails all searches with instructions until new records are published',
    async (file) => {
      await index.publish(corpus, new Date('2026-01-01T00:00:00Z'));
      await flipByte('generation-000001', file);
      await engine.refresh();
      while (engine.about() !== null) await nextTurn();
      expect(await engine.refresh()).toBe(false);
      const failure = {
        reason: 'missing',
        message: expect.stringMatching(
          /^The records cannot be read: .* Import the records again: npm run import/,
        ),
      };
      await expect(engine.search(everything)).rejects.toMatchObject(failure);
      await expect(engine.count([])).rejects.toMatchObject(failure);
      await index.publish(corpus, new Date('2026-01-02T00:00:00Z'));
      expect(await engine.refresh()).toBe(true);
      expect((await engine.search(everything)).total).toBe(corpus.length);
    },
  );
  test('unreadable records fail searches with instructions until new records are published', async () => {
    await index.publish(corpus.slice(0, 100), new Date('2026-01-01T00:00:00Z'));
    await damage('generation-000001', 'text.terms');
    for (const _attempt of [1, 2]) {
      await expect(engine.refresh()).rejects.toMatchObject({ name: 'EngineError', reason: 'missing' });
      await expect(engine.search(everything)).rejects.toMatchObject({
        reason: 'missing',
        message: expect.stringMatching(/text\.terms.* Import the records again: npm run import/),
      });
    }
    await index.publish(corpus, new Date('2026-01-02T00:00:00Z'));
    expect(await engine.refresh()).toBe(true);
    expect((await engine.search(everything)).total).toBe(corpus.length);
    expect(engine.about()).not.toHaveProperty('fallback');
  });
});

test('messages name the command of the importer that works where the server runs', async () => {
  const importer = 'node apps/importer/dist/main.js';
  const failures = [
    ['missing', `There are no records yet. Import some: ${importer} <files>`],
    ['damaged', `The records cannot be read: A file. Import the records again: ${importer} <files>`],
    ['version', `The records cannot be read: A file. Index its records again: ${importer} --upgrade`],
  ] as const;
  for (const [reason, message] of failures) {
    const open = () => Promise.reject(new IndexError(reason, 'A file.'));
    const engine = new IndexEngine({ queueLimit: 1, timeLimitMs: 1_000, importer, open });
    await engine.refresh().catch(() => false);
    await expect(engine.check()).rejects.toMatchObject({ reason: 'missing', message });
    await engine.close();
  }
});

test('records that cannot be opened for lack of files are not said to be missing or damaged', async () => {
  const lack = Object.assign(new Error("EMFILE: too many open files, open '/srv/index'"), { code: 'EMFILE' });
  const engine = new IndexEngine({ queueLimit: 1, timeLimitMs: 1_000, open: () => Promise.reject(lack) });
  const failure = { reason: 'broken', message: 'The records cannot be opened: EMFILE.', cause: lack };
  await expect(engine.refresh()).rejects.toMatchObject(failure);
  await expect(engine.check()).rejects.toMatchObject(failure);
  await engine.close();
});

describe('visitors', () => {
  const everything = { ...ALL_RECORDS, limit: 1 };
  let index: TemporaryIndex;
  let engine: EmbeddedEngine;
  beforeEach(async () => {
    index = await createTemporaryIndex();
    await index.publish(goldenCorpus(), new Date('2026-01-01T00:00:00Z'));
    engine = new EmbeddedEngine({ folder: index.folder, queueLimit: 6, visitorLimit: 3 });
    await engine.refresh();
  });
  afterEach(async () => {
    await engine.close();
  });

  const searchFor = (visitor: string, done: string[] = []) =>
    runInContext({ visitor }, () => engine.search(everything)).then(() => done.push(visitor));

  test('take turns, whoever came first', async () => {
    const done: string[] = [];
    await Promise.all(['a', 'a', 'a', 'b', 'b', 'c'].map((visitor) => searchFor(visitor, done)));
    expect(done).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
  });
  test('with too many searches under way are refused as crowded, the others are not', async () => {
    const [first, second, third] = [searchFor('a'), searchFor('a'), searchFor('a')];
    await expect(searchFor('a')).rejects.toMatchObject({ name: 'EngineError', reason: 'crowded' });
    await Promise.all([searchFor('b'), first, second, third]);
  });
  test('are refused as busy while the queue is full', async () => {
    const all = ['a', 'a', 'a', 'b', 'b', 'b', 'c'].map((visitor) => searchFor(visitor));
    await expect(searchFor('d')).rejects.toMatchObject({ name: 'EngineError', reason: 'busy' });
    await Promise.all(all);
  });
  test('of a stream are those who asked for it, whoever reads it', async () => {
    const stream = runInContext({ visitor: 'a' }, () => engine.stream(everything));
    const others = [searchFor('a'), searchFor('a'), searchFor('a')];
    const reading = (async () => {
      for await (const _record of stream) return;
    })();
    await expect(reading).rejects.toMatchObject({ reason: 'crowded' });
    await Promise.all(others);
  });
});
