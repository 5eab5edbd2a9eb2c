import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isProductId } from '@open-discovery/identifiers';
import { validateProductId } from './validate-product-id.ts';

const nearlyAnId = fc
  .tuple(
    fc.string({ minLength: 11, maxLength: 13 }),
    fc.constantFrom('::', ':', ''),
    fc.string({ unit: fc.constantFrom(...'09afz_A'), minLength: 31, maxLength: 33 }),
  )
  .map((parts) => parts.join(''));

// Both libraries need nothing else, so each has the pattern; this is what keeps them one rule.
test('accepts the ids that @open-discovery/identifiers accepts', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyAnId, fc.string()), (text) => {
      expect(validateProductId(text).ok).toBe(isProductId(text));
    }),
    { numRuns: 2000 },
  );
});
