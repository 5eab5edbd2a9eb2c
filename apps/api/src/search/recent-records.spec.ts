import { expect, test } from '@jest/globals';
import type { LinkedRecord } from '@open-discovery/model';
import { createRecentRecords } from './recent-records.ts';

const parse = (stored: string): LinkedRecord => ({ kind: 'organization', record: { id: stored } });

/** A store whose texts are ids with its generation; `x` is unknown. */
const createStore = () => {
  const state = { generation: 'g1', asked: [] as (readonly string[])[] };
  const recent = createRecentRecords();
  const get = async (...ids: string[]) => {
    const items = await recent(ids, {
      generation: () => state.generation,
      read: async (missing) => {
        state.asked.push(missing);
        return missing.map((id) => (id === 'x' ? null : `${id} of ${state.generation}`));
      },
      parse,
    });
    return items.map((item) => item?.record.id ?? null);
  };
  return { state, get };
};

test('a record is read once, and those around it keep their order', async () => {
  const { state, get } = createStore();
  expect(await get('a', 'b')).toEqual(['a of g1', 'b of g1']);
  expect(await get('c', 'b', 'd', 'a')).toEqual(['c of g1', 'b of g1', 'd of g1', 'a of g1']);
  expect(await get('a')).toEqual(['a of g1']);
  expect(state.asked).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('an unknown id is looked for each time', async () => {
  const { state, get } = createStore();
  await get('a');
  expect(await get('x', 'a', 'x')).toEqual([null, 'a of g1', null]);
  expect(await get('x')).toEqual([null]);
  expect(state.asked).toHaveLength(3);
});

test('records of an earlier generation are not returned', async () => {
  const { state, get } = createStore();
  await get('a');
  state.generation = 'g2';
  expect(await get('a')).toEqual(['a of g2']);
});

test('a record that was read while the generation changed is read again', async () => {
  const recent = createRecentRecords();
  let generation = 'g1';
  const read = async (ids: readonly string[]) => {
    generation = 'g2';
    return ids.map((id) => `${id} of ${generation}`);
  };
  await recent(['a'], { generation: () => generation, read, parse });
  generation = 'g1';
  const asked: string[] = [];
  await recent(['a'], {
    generation: () => generation,
    read: async (ids) => {
      asked.push(...ids);
      return ids;
    },
    parse,
  });
  expect(asked).toEqual(['a']);
});
