import { expect, jest, test } from '@jest/globals';
import { validateLength, validatePageRoute, validateYear, validateYearRange, yearBounds } from './index.ts';

/** Calls a function as JavaScript does, which checks no types. */
const call = (check: unknown, ...values: readonly unknown[]): unknown =>
  typeof check === 'function' ? Reflect.apply(check, undefined, values) : null;

test.each([[[]], [[undefined]], [[null]], [[{}]]])('with the settings %j, no route is taken', (given) =>
  expect(call(validatePageRoute, 'about', ...given)).toEqual({ ok: true, value: '/about' }),
);

test.each([
  ['a text', '/about'],
  ['a set', new Set(['/team', '/about'])],
  ['the keys of a map', new Map([['/about', 1]]).keys()],
])('the routes that are taken may be %s', (_what, taken) =>
  expect(validatePageRoute('about', { taken })).toMatchObject({ messageId: 'validation.page-route.taken' }),
);

test.each([[[['/about']]], [[null]], [{ route: '/about' }], [7], [true]])(
  'the routes %j are refused as a mistake of the caller, for they would count as free',
  (taken) => expect(() => call(validatePageRoute, 'about', { taken })).toThrow(TypeError),
);

test.each([[[]], [[undefined]], [[null]], [[{}]]])(
  'with the settings %j, the current year is that of the clock (Spec §5)',
  (given) => {
    jest.useFakeTimers({ now: new Date(2026, 5, 1) });
    try {
      expect(call(yearBounds, ...given)).toEqual({ min: 1800, max: 2036 });
      expect(call(validateYear, '2036', ...given)).toEqual({ ok: true, value: 2036 });
      expect(call(validateYear, '2037', ...given)).toMatchObject({ values: { min: 1800, max: 2036 } });
      expect(call(validateYearRange, { from: '2019', to: '2036' }, ...given)).toMatchObject({ ok: true });
    } finally {
      jest.useRealTimers();
    }
  },
);

test.each([[[]], [[undefined]], [[null]], [[{}]], [[{ min: null, max: null }]]])(
  'with the settings %j, any length is valid',
  (given) => expect(call(validateLength, 'about', ...given)).toEqual({ ok: true, value: 'about' }),
);
