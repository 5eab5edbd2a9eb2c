import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { idOf } from '@open-discovery/model/testing';
import { EmbeddedEngine } from '../../search/embedded/embedded-engine.ts';
import { createTemporaryIndex } from '../../search/testing/build-golden-index.ts';
import type { TemporaryIndex } from '../../search/testing/build-golden-index.ts';
import { goldenCorpus } from '../../search/testing/golden-corpus.ts';
import { areInGraph } from './look-up-links.ts';

const PROJECT = idOf('project', 1);

let index: TemporaryIndex;
let engine: EmbeddedEngine;
beforeAll(async () => {
  index = await createTemporaryIndex();
  await index.publishGolden();
  engine = new EmbeddedEngine({ folder: index.folder });
  await engine.refresh();
});
afterAll(async () => {
  await engine.close();
});

/** Every product of the corpus, linked to the project, and whether it is so in the graph. */
const LINKS = goldenCorpus()
  .filter(({ item }) => item.kind === 'product')
  .map(({ item, relations }) => ({
    link: { source: item.record.id, relation: 'isProducedBy', target: PROJECT } as const,
    isKnown: relations.some(({ relation, target }) => relation === 'isProducedBy' && target === PROJECT),
  }));

test('of hundreds of links to a record, those in the graph are found', async () => {
  const expected = LINKS.map(({ isKnown }) => isKnown);
  expect(new Set(expected)).toEqual(new Set([true, false]));
  expect(
    await areInGraph(
      LINKS.map(({ link }) => link),
      engine,
    ),
  ).toEqual(expected);
});

test('links that the graph lacks cost few queries', async () => {
  let queries = 0;
  const counting: Pick<EmbeddedEngine, 'count'> = {
    count: (asked, ...rest) => {
      queries += asked.length;
      return engine.count(asked, ...rest);
    },
  };
  const fresh = LINKS.filter(({ isKnown }) => !isKnown).map(({ link }) => link);
  await areInGraph(fresh, Object.assign(Object.create(engine) as EmbeddedEngine, counting));
  expect([fresh.length > 150, queries < 10]).toEqual([true, true]);
});
