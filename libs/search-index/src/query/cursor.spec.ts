import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatCursor, parseCursor } from './cursor.ts';

describe('a cursor', () => {
  test('is read as it was written', () => {
    const place = fc.record({ keys: fc.array(fc.integer(), { maxLength: 4 }), document: fc.nat() });
    const cursor = fc.record({ place, id: fc.string(), generation: fc.string() });
    fc.assert(
      fc.property(cursor, (one) =>
        expect(parseCursor(formatCursor(one), one.place.keys.length)).toEqual(one),
      ),
    );
  });

  test('any other text is refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(4), (text, keys) => {
        expect(() => parseCursor(text, keys)).toThrow('The cursor does not belong to this query.');
      }),
    );
  });
});
