import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitText } from './fit-text.ts';

/** Ten pixels for each character. */
const widthOf = (text: string): number => [...text].length * 10;

test.each([
  ['Italy', 50, 'Italy'],
  ['Netherlands', 100, 'Netherlan…'],
  ['New Zealand', 50, 'New…'],
  ['𝒜𝒷𝒸𝒹', 30, '𝒜𝒷…'],
  ['Italy', 0, '…'],
])('%j in %d px is shown as %j', (text, mostPx, shown) => {
  expect(fitText(text, mostPx, widthOf)).toBe(shown);
});

test('a text that is cut fits, and begins as it did', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 10, max: 200 }), (text, mostPx) => {
      const shown = fitText(text, mostPx, widthOf);
      expect(widthOf(shown)).toBeLessThanOrEqual(mostPx);
      expect(shown === text || text.startsWith(shown.slice(0, -1))).toBe(true);
    }),
  );
});
