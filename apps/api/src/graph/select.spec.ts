import { expect, test } from '@jest/globals';
import type { RecordOf } from '@open-discovery/model';
import { idOf } from '@open-discovery/model/testing';
import { setupTestApi } from '../testing/start-test-api.ts';

const id = idOf('work', 1);
const record: RecordOf['product'] = {
  id,
  type: 'dataset',
  mainTitle: 'Tides',
  publisher: 'Sea Press',
  descriptions: ['How high the water rises'],
};

const api = setupTestApi({ records: [{ item: { kind: 'product', record }, relations: [] }] });

const found = async (select: string): Promise<unknown> =>
  (await api.search(`research-products?search=tides&select=${select}`)).results[0];

test.each([
  [
    'the selected fields',
    'mainTitle,publisher',
    { id, type: 'dataset', mainTitle: 'Tides', publisher: 'Sea Press' },
  ],
  [
    'each once, with spaces around them',
    '%20publisher,%20publisher,',
    { id, type: 'dataset', publisher: 'Sea Press' },
  ],
  ['no field that the record lacks', 'publisher,version', { id, type: 'dataset', publisher: 'Sea Press' }],
])('results have %s, besides id and type', async (_what, select, wanted) =>
  expect(await found(select)).toEqual(wanted),
);

test('an empty selection is none', async () =>
  expect(await found('')).toEqual(expect.objectContaining(record)));

test('a single record has the selected fields, too', async () => {
  const answer = await api.app.inject(
    `/graph/v3/research-products/${encodeURIComponent(id)}?select=publisher`,
  );
  expect(answer.json()).toEqual({ id, type: 'dataset', publisher: 'Sea Press' });
});

test.each([
  'research-products?select=mainTitle,titel',
  `research-products/${encodeURIComponent(id)}?select=titel`,
])('a field that the records cannot have is refused by its name: %s', async (address) =>
  expect(await api.failure(address)).toEqual({ status: 400, message: expect.stringContaining("'titel'") }),
);

test('highlights do not depend on the selection', async () => {
  const page = await api.search('research-products?search=water&highlight=true&select=publisher');
  expect(page.highlights).toEqual({ [id]: expect.objectContaining({ abstract: expect.anything() }) });
});
