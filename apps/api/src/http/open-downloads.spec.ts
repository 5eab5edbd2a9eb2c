import { expect, test } from '@jest/globals';
import type { KindedRecord } from '@open-discovery/model';
import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createApi } from '../app.ts';
import { EmbeddedEngine } from '../search/embedded/embedded-engine.ts';
import { openTestEnvironment } from '../testing/test-environment.ts';
import { beginDownload, MOST_DOWNLOADS } from './open-downloads.ts';

const URL_PATH = '/graph/v3/research-products/export?format=jsonl';

/** Has so many records that a download ends only with its client. */
class EndlessEngine extends EmbeddedEngine {
  override count(): Promise<number[]> {
    return Promise.resolve([1]);
  }
  override async *stream(): AsyncGenerator<KindedRecord> {
    const descriptions = ['tide '.repeat(20_000)];
    for (;;) yield { kind: 'product', record: { id: 'a', type: 'dataset', descriptions } };
  }
}

test('a visitor who does not read their downloads gets no more of them; others do', async () => {
  const { settings, database } = await openTestEnvironment();
  const engine = new EndlessEngine({ folder: settings.DATA_DIR });
  const app = await createApi({ engine, database, settings, logger: false, clock: () => 0 });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const download = async (visitor: string): Promise<IncomingMessage> => {
    const headers = { 'x-forwarded-for': visitor };
    const [answer] = (await once(get(origin + URL_PATH, { headers }), 'response')) as [IncomingMessage];
    return answer;
  };
  const open: IncomingMessage[] = [];
  for (let count = 0; count < MOST_DOWNLOADS; count += 1) open.push(await download('192.0.2.1'));
  expect(open.map(({ statusCode }) => statusCode)).toEqual(open.map(() => 200));

  const refused = await download('192.0.2.1');
  const other = await download('192.0.2.2');
  expect([refused.statusCode, other.statusCode]).toEqual([429, 200]);

  for (const answer of [...open, refused, other]) answer.destroy();
  await app.close();
  await database.close();
});

test('a download that has ended makes room for another', () => {
  const ends = Array.from({ length: MOST_DOWNLOADS }, () => beginDownload('ada'));
  expect(() => beginDownload('ada')).toThrow('Too many of your downloads');
  ends.pop()?.();
  ends.push(beginDownload('ada'));
  for (const end of ends) end();
});
