import { expect, test } from '@jest/globals';
import path from 'node:path';
import { newFolder } from '../testing/new-folder.ts';
import { DiskArray } from './disk-array.ts';

test.each([0, 1, 8191, 8192, 20_000])(
  '%d numbers are read as they were added, negative ones as well',
  (count) => {
    const numbers = Array.from({ length: count }, (_, at) => (at % 3 === 1 ? -at : at));
    const folder = newFolder();
    const list = new DiskArray(path.join(folder, 'numbers'));
    for (const number of numbers) list.push(number);
    expect([...list.read()]).toEqual(numbers);
  },
);

test('more numbers may be added after reading', () => {
  const folder = newFolder();
  const list = new DiskArray(path.join(folder, 'numbers'));
  list.push(1);
  list.read();
  list.push(2);
  expect([...list.read()]).toEqual([1, 2]);
});
