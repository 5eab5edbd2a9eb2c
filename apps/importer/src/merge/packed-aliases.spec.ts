import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keptIdIn, packAliases } from './packed-aliases.ts';

test('packed aliases lead from every id to the surviving one, and from any other id to itself', () => {
  const ids = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(fc.dictionary(ids, ids), fc.array(ids), (aliases, others) => {
      const entries = new Map(Object.entries(aliases));
      const keptId = keptIdIn(packAliases(entries));
      for (const id of [...entries.keys(), ...others]) expect(keptId(id)).toBe(entries.get(id) ?? id);
    }),
  );
});
