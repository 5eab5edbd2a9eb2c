import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { readDocuments } from './read-documents.ts';
import { setupProxy } from './testing/setup-proxy.ts';

const fake = setupProxy();

const source = z.object({ text: z.string() });
const read = () => readDocuments(fake.cluster, { index: 'records', ids: ['a', 'b'], source });
const FOUND = { _source: { text: 'A' } };
const failed = (type: string, reason: string | null = null): object => ({ error: { type, reason } });
const answer = (...docs: readonly object[]) => ({ status: 200, body: JSON.stringify({ docs }) });

test('documents are in the order of their ids; an unknown one is null', async () => {
  fake.proxy.intercept = () => answer({ found: false }, FOUND);
  expect(await read()).toEqual([null, { text: 'A' }]);
});

test.each([
  ['index_closed_exception', 'closed', 'The records in the search cluster are closed'],
  ['no_shard_available_action_exception', null, 'A part of the search cluster does not respond.'],
  ['cluster_block_exception', 'blocked by: [FORBIDDEN/7/index read (api)];', 'blocks requests'],
  ['any_other_exception', null, 'A part of the search cluster does not respond.'],
])('a document that cannot be read because of %s is not an unknown one', async (type, reason, message) => {
  fake.proxy.intercept = () => answer(FOUND, failed(type, reason));
  await expect(read()).rejects.toMatchObject({
    reason: 'unreachable',
    message: expect.stringContaining(message),
  });
});

test.each([
  ['is read again', 1, 2],
  ['fails after five attempts', 9, 5],
])('a document whose node ends meanwhile %s', async (_rule, failures, attempts) => {
  let asked = 0;
  fake.proxy.intercept = () => {
    asked += 1;
    return answer(FOUND, asked <= failures ? failed('node_disconnected_exception') : FOUND);
  };
  if (failures < attempts) expect(await read()).toEqual([{ text: 'A' }, { text: 'A' }]);
  else await expect(read()).rejects.toMatchObject({ reason: 'unreachable' });
  expect(asked).toBe(attempts);
});
