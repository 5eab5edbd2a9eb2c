import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatCursor, parseCursor } from './cursor.ts';

test('a cursor is parsed as it was formatted', () => {
  const sort = fc.array(fc.oneof(fc.integer(), fc.string(), fc.constant(null)), { maxLength: 4 });
  fc.assert(
    fc.property(fc.string(), fc.string(), sort, (generation, id, values) => {
      const cursor = { generation, id, sort: values };
      expect(parseCursor(formatCursor(cursor), values.length)).toEqual(cursor);
    }),
  );
});

test('other texts are refused', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => parseCursor(text, 1)).toThrow('The cursor does not belong to this query.');
    }),
  );
});
