import type { Endpoint, SendResult } from '@open-discovery/http';
import { expect, test } from '@jest/globals';
import { readManyPeople } from './read-many-people.ts';

const person = (id: string) => ({
  ...{ id, name: id, email: '', lastSeen: '' },
  ...{ providerRoles: [], roles: [] },
});
const FILTER = { search: ' tides ', role: 'CURATOR_CLAIM' };

/** Reads from a server with 250 users, whose page that begins with `failing` fails. */
const read = async (idOf: (index: number) => string, failing = '') => {
  const asked: string[] = [];
  const progress: string[] = [];
  const send = async <T>({ query = [], parse }: Endpoint<T>): Promise<SendResult<T>> => {
    const { page = '', ...rest } = Object.fromEntries(query);
    asked.push(`${page} ${new URLSearchParams(rest).toString()}`);
    if (page === failing) return { ok: false, error: { kind: 'timeout' } as never };
    const first = (Number(page) - 1) * 100;
    const results = Array.from({ length: Math.min(100, 250 - first) }, (_person, index) =>
      person(idOf(first + index)),
    );
    return { ok: true, value: parse({ total: 250, results }) };
  };
  const answer = await readManyPeople({
    filter: FILTER,
    send,
    onProgress: (count, total) => progress.push(`${count} of ${total}`),
  });
  return { asked, progress, answer };
};

test('all pages of the filtered users are read, in an order that stays', async () => {
  const { asked, progress, answer } = await read((index) => `user ${index}`);
  const query = 'search=tides&role=CURATOR_CLAIM&sort=name&size=100';
  expect(asked).toEqual([`1 ${query}`, `2 ${query}`, `3 ${query}`]);
  expect(progress).toEqual(['100 of 250', '200 of 250', '250 of 250']);
  expect(answer).toMatchObject({ ok: true, value: { length: 250 } });
});

test('a user who moves to a later page meanwhile is listed once', async () => {
  const { answer } = await read((index) => `user ${index < 100 ? index : index - 1}`);
  expect(answer).toMatchObject({ ok: true, value: { length: 249 } });
});

test('a page that fails ends the reading', async () => {
  const { asked, answer } = await read((index) => `user ${index}`, '2');
  expect(asked).toHaveLength(2);
  expect(answer.ok).toBe(false);
});
