import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { idOf } from '@open-discovery/model/testing';
import { openTestStore, withdrawalFields } from '../content/testing/open-test-store.ts';
import type { TestStore } from '../content/testing/open-test-store.ts';
import { ALL_RECORDS } from '../search/engine-query.ts';
import type { EngineQuery } from '../search/engine-query.ts';
import { goldenCorpus } from '../search/testing/golden-corpus.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { openUpstream } from '../search/upstream/testing/start-upstream.ts';
import type { OpenedUpstream } from '../search/upstream/testing/start-upstream.ts';
import { openTestEnvironment } from '../testing/test-environment.ts';
import type { TestEnvironment } from '../testing/test-environment.ts';
import { createWithdrawingEngine } from './create-withdrawing-engine.ts';
import { openWithdrawalOverlay } from './withdrawal-overlay.ts';

jest.setTimeout(60_000);

const COAST = idOf('written', 1);
const QUERY: EngineQuery = {
  ...ALL_RECORDS,
  kind: 'product',
  text: { op: 'word', field: null, text: 'frisian' },
  limit: 10,
};

let live: OpenedUpstream;
let environment: TestEnvironment;
let store: TestStore;
let engine: SearchEngine;
beforeAll(async () => {
  live = await openUpstream(goldenCorpus());
  environment = await openTestEnvironment();
  store = await openTestStore(environment.database);
  const { clock } = store;
  const overlay = await openWithdrawalOverlay({ engine: live.engine, store, clock });
  engine = createWithdrawingEngine(live.engine, overlay);
  await store.change({ by: null }, (draft) =>
    draft.create('withdrawal', null, withdrawalFields({ recordId: COAST })),
  );
  await overlay.refresh();
});
afterAll(async () => {
  await environment.database.close();
  await live.close();
});

test('a withdrawn record of another server is not returned, with no other request than without it', async () => {
  const before = live.graph.asked.length;
  const { hits, total } = await engine.search(QUERY);
  expect(live.graph.asked.slice(before)).toEqual([
    'research-products?search=frisian&pageSize=10&includeStats=true',
  ]);
  // The other server counts it, which is why the engine lacks `exclusions`.
  expect([hits.map(({ record }) => record.id), total]).toEqual([[], 1]);
});

test('it has no page, and no stream has it', async () => {
  const streamed: string[] = [];
  for await (const { record } of engine.stream(QUERY)) streamed.push(record.id);
  expect(await engine.get([COAST])).toEqual([null]);
  expect(streamed).toEqual([]);
});
