import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { contrast } from './contrast.ts';
import type { Rgb } from './contrast.ts';

test.each([
  [[0, 0, 0], [255, 255, 255], 21],
  [[255, 255, 255], [255, 255, 255], 1],
  [[119, 119, 119], [255, 255, 255], 4.48],
  [[255, 0, 0], [255, 255, 255], 4],
] as const)('the contrast of %j and %j is %d, as WCAG computes it', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
});

test('the order of the colors does not matter, and the contrast is between 1 and 21', () => {
  const part = fc.integer({ min: 0, max: 255 });
  const color: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(contrast(one, other)).toBe(contrast(other, one));
      expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
      expect(contrast(one, other)).toBeLessThanOrEqual(21);
    }),
  );
});
