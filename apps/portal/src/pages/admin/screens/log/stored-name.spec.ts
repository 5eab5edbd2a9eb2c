import { expect, test } from '@jest/globals';
import { fieldsOf, storedName } from './stored-name.ts';

const end = (title: string) => ({ type: 'project', id: title, title });

test.each([
  ['a page', { name: 'About' }, { name: 'About us' }, 'About us'],
  ['a deleted page', { name: 'About', route: '/about' }, null, 'About'],
  ['a page without a name', null, { route: '/about' }, '/about'],
  ['a link', null, { source: end('Tides'), target: end('SeaNet'), state: 'pending' }, 'Tides – SeaNet'],
  ['half a link', null, { source: end('Tides') }, ''],
  ['a decision about records', { records: ['a::1'], others: ['a::2', 'a::3'] }, null, 'a::1 – a::2 – a::3'],
  ['nothing that has a name', null, 7, ''],
])('the stored name of %s', (_what, before, after, name) =>
  expect(storedName(fieldsOf({ before, after }))).toBe(name),
);
