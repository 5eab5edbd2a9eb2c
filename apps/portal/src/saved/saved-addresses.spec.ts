import { expect, test } from '@jest/globals';
import { RECORD_KINDS } from '@open-discovery/model';
import fc from 'fast-check';
import { SHARED_MAX, sharedAddress, sharedRecords } from './saved-addresses.ts';

const read = (address: string) => sharedRecords(new URL(address, 'http://localhost').searchParams);

test.each([
  ['/saved', []],
  ['/saved?lang=de&keyword=x', []],
  ['/saved?id=', []],
  ['/saved?id=a&id=a', [{ kind: 'product', id: 'a' }]],
  [
    '/saved?projectId=p&datasetId=d',
    [
      { kind: 'project', id: 'p' },
      { kind: 'dataset', id: 'd' },
    ],
  ],
  [`/saved?id=${'x'.repeat(301)}`, []],
])('%s shows %j', (address, records) => {
  expect(read(address)).toEqual(records);
});

test('no address shows more records than allowed', () => {
  const ids = Array.from({ length: SHARED_MAX + 1 }, (_none, id) => `id=${id}`).join('&');
  expect(read(`/saved?${ids}`)).toHaveLength(SHARED_MAX);
});

test('a shared address shows the shared records', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.record({ kind: fc.constantFrom(...RECORD_KINDS), id: fc.string({ minLength: 1, maxLength: 60 }) }),
        { selector: ({ id }) => id, maxLength: SHARED_MAX },
      ),
      (records) => expect(read(sharedAddress(records))).toEqual(records),
    ),
  ));
