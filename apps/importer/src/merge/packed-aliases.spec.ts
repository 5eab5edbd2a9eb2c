import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keptIdIn, packAliases } from './packed-aliases.ts';

test.each([
  [
    'Latin letters',
    fc.string({ unit: fc.integer({ max: 0xff, min: 0 }).map((code) => String.fromCharCode(code)) }),
  ],
  ['any letters', fc.string({ unit: 'binary', maxLength: 60 })],
])(
  'packed aliases of %s lead from every id to the surviving one, and from any other id to itself',
  (_letters, ids) => {
    fc.assert(
      fc.property(fc.dictionary(ids, ids), fc.array(ids), (aliases, others) => {
        const entries = new Map(Object.entries(aliases));
        const keptId = keptIdIn(packAliases(entries));
        for (const id of [...entries.keys(), ...others]) expect(keptId(id)).toBe(entries.get(id) ?? id);
      }),
    );
  },
);
