import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hashOf, markerOf, newSecret, seal, unseal } from './secrets.ts';

test('a secret has 256 bits and is unique', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
});

describe('a sealed text', () => {
  test('can be read with its secret', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, secret) => unseal(seal(text, secret), secret) === text),
    );
  });
  test('cannot be read with another secret', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, secret, other) => {
        fc.pre(secret !== other);
        expect(unseal(seal(text, secret), other)).toBeNull();
      }),
    );
  });
  test('that was changed cannot be read', () => {
    const bytes = Buffer.from(seal('tokens', 'secret'), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(unseal(changed.toString('base64url'), 'secret')).toBeNull();
    }
    expect(unseal(bytes.subarray(0, 12).toString('base64url'), 'secret')).toBeNull();
  });
  test('is different each time', () => {
    expect(seal('tokens', 'secret')).not.toBe(seal('tokens', 'secret'));
  });
});

test.each([
  ['its hash', hashOf],
  ['its marker', markerOf],
])('%s does not show a secret, and is always the same', (_title, derived) => {
  const secret = newSecret();
  expect(derived(secret)).toBe(derived(secret));
  expect(derived(secret)).not.toContain(secret.slice(0, 8));
  expect(derived(secret)).not.toBe(derived(newSecret()));
});
