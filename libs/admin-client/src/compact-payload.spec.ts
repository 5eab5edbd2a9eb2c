import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compactPayload } from './index.ts';

const DATE = new Date('2026-05-01T12:00:00Z');

describe('null and empty strings are removed (Spec §5)', () => {
  test.each([
    [{ a: null, b: '', c: undefined, d: 'x' }, { d: 'x' }],
    [{ a: { b: null, c: { d: '' } } }, { a: { c: {} } }],
    [
      ['', 'x', null, undefined, ['', 1]],
      ['x', [1]],
    ],
    [{ a: [{ b: '' }, null, { c: 1 }] }, { a: [{}, { c: 1 }] }],
    [
      { a: false, b: 0, c: DATE, d: NaN, e: ' ' },
      { a: false, b: 0, c: DATE, d: NaN, e: ' ' },
    ],
    [
      { a: [], b: {} },
      { a: [], b: {} },
    ],
    [JSON.parse('{"__proto__":{"a":""},"b":null}'), JSON.parse('{"__proto__":{}}')],
    [Object.assign(Object.create(null), { a: '', b: 1 }), { b: 1 }],
    ['text', 'text'],
    [7, 7],
  ])('%j → %j', (payload, expected) => expect(compactPayload(payload)).toStrictEqual(expected));

  test('values that are not plain objects stay the same object', () => {
    const kept = { date: DATE, map: new Map([['a', null]]), address: new URL('http://a/') };
    const compacted = compactPayload(kept) as typeof kept;
    expect(Object.values(compacted)).toEqual(Object.values(kept));
    expect(compacted.map).toBe(kept.map);
  });

  test('a cyclic payload throws, as it does in JSON', () => {
    const payload: Record<string, unknown> = { a: 1 };
    payload['self'] = [payload, payload];
    expect(() => compactPayload(payload)).toThrow(RangeError);
  });
});

describe('for any payload', () => {
  const leaf = fc.oneof(
    fc.constantFrom(null, undefined, '', false, true, 0, DATE),
    fc.string(),
    fc.double({ noNaN: true }),
  );
  const { payload } = fc.letrec((tie) => ({
    payload: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('payload')),
      fc.dictionary(fc.string(), tie('payload')),
    ),
  }));
  const container = fc.oneof(fc.array(payload), fc.dictionary(fc.string(), payload));

  /** Everything inside, at any depth. */
  const inside = (value: unknown): unknown[] =>
    typeof value !== 'object' || value === null || value instanceof Date
      ? []
      : Object.values(value).flatMap((item) => [item, ...inside(item)]);
  const frozen = (value: unknown): unknown => {
    inside(value).forEach((item) => Object.freeze(item));
    return Object.freeze(value);
  };
  const isContainer = (item: unknown) => typeof item === 'object' && item !== null && !(item instanceof Date);
  const isEmpty = (item: unknown) => item === null || item === undefined || item === '';

  test('no empty value remains', () =>
    fc.assert(
      fc.property(container, (value) => expect(inside(compactPayload(value)).some(isEmpty)).toBe(false)),
    ));

  test('all other values remain, in order', () =>
    fc.assert(
      fc.property(container, (value) => {
        const leaves = (of: unknown) => inside(of).filter((item) => !isEmpty(item) && !isContainer(item));
        expect(leaves(compactPayload(value))).toEqual(leaves(value));
      }),
    ));

  test('compacting twice changes nothing', () =>
    fc.assert(
      fc.property(container, (value) => {
        const once = compactPayload(value);
        expect(compactPayload(once)).toStrictEqual(once);
      }),
    ));

  test('the payload is not modified, even if it is frozen', () =>
    fc.assert(
      fc.property(container, (value) => {
        const before = structuredClone(value);
        compactPayload(frozen(value));
        expect(value).toEqual(before);
      }),
    ));
});
