import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createAliases } from './aliases.ts';

describe('the same record under another id', () => {
  test.each([
    ['what the graph merged', 'doi_dedup___::b', 'doi_________::a', 'doi_dedup___::b'],
    ['a curated organization', 'ror_________::a', 'openorgs____::b', 'openorgs____::b'],
    ['any organization before ROR’s', 'ror_________::a', 'zzz_________::b', 'zzz_________::b'],
    ['else the first by alphabet', 'b', 'a', 'a'],
  ])('keeps the id %s', (_rule, a, b, kept) => {
    const aliases = createAliases();
    aliases.same(a, b);
    expect([aliases.keptId(a), aliases.keptId(b)]).toEqual([kept, kept]);
  });

  test('the union of sets does not depend on the order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))),
        (pairs) => {
          const [there, back] = [createAliases(), createAliases()];
          for (const [a, b] of pairs) there.same(`${a}`, `${b}`);
          for (const [a, b] of [...pairs].reverse()) back.same(`${b}`, `${a}`);
          const ids = Array.from({ length: 10 }, (_, number) => `${number}`);
          const kept = ids.map(back.keptId);
          const listed = there.all();
          expect(ids.map((id) => listed.get(id) ?? id)).toEqual(kept);
          expect(ids.map(there.keptId)).toEqual(kept);
          for (const [a, b] of pairs) expect(there.keptId(`${a}`)).toBe(there.keptId(`${b}`));
        },
      ),
    );
  });
});
