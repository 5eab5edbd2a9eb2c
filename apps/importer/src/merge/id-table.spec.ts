import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createIdTable, keptIdIn } from './id-table.ts';

const MANY = 200_000;

const ANY_IDS = fc.oneof(
  fc.string({ unit: fc.integer({ max: 0xff, min: 0 }).map((code) => String.fromCharCode(code)) }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

test('a table leads from every id to its own, and from any other id to itself', () => {
  fc.assert(
    fc.property(fc.dictionary(ANY_IDS, ANY_IDS), fc.array(ANY_IDS), (ids, others) => {
      const table = createIdTable();
      for (const [from, to] of Object.entries(ids)) table.lead(table.add(from), table.add(to));
      const keptId = keptIdIn(table.shared());
      const wanted = new Map(Object.entries(ids));
      for (const id of [...wanted.keys(), ...wanted.values(), ...others])
        expect(keptId(id)).toBe(wanted.get(id) ?? id);
    }),
  );
});

test('an id has one number, and a number its id, in the order of the first ones', () => {
  fc.assert(
    fc.property(fc.array(ANY_IDS), (ids) => {
      const table = createIdTable();
      const numbers = ids.map((id) => table.add(id));
      const distinct = [...new Set(ids)];
      expect(numbers).toEqual(ids.map((id) => distinct.indexOf(id)));
      expect(ids.map((id) => table.find(id))).toEqual(numbers);
      expect(numbers.map((number) => table.textOf(number))).toEqual(ids);
      expect(table.size()).toBe(distinct.length);
      expect(
        table.find('an id that nothing has, longer than any of them, which have 60 letters at most'),
      ).toBe(null);
    }),
  );
});

test('a table of many ids, also of those with letters beyond Latin and of one longer than a chunk', () => {
  const table = createIdTable();
  const long = 'x'.repeat(5_000_000);
  const idAt = (number: number): string =>
    number === 7
      ? long
      : `${number % 1_000 === 0 ? 'Ω' : 'doi_________'}::${String(number).padStart(32, '0')}`;
  for (let number = 0; number < MANY; number += 1) table.add(idAt(number));
  for (let number = 0; number < MANY; number += 2) table.lead(number, number + 1);
  const shared = table.shared();
  expect(shared.chunks.length).toBeGreaterThan(3);
  const keptId = keptIdIn(shared);
  const wrong = Array.from({ length: MANY }, (_, number) => number).filter(
    (number) => keptId(idAt(number)) !== idAt(number % 2 === 0 ? number + 1 : number),
  );
  expect(wrong).toEqual([]);
  expect(table.textOf(7)).toHaveLength(long.length);
});
