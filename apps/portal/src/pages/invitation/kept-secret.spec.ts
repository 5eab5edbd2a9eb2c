import { expect, test } from '@jest/globals';
import { forgetSecret, takeSecret } from './kept-secret.ts';

const openBrowser = () => {
  const kept = new Map<string, string>();
  const cleared: string[] = [];
  return {
    cleared,
    open: (hash: string) =>
      takeSecret({
        hash,
        clearHash: () => cleared.push(hash),
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: (key) => void kept.delete(key),
        },
      }),
    forget: () =>
      forgetSecret({
        getItem: () => null,
        setItem: () => undefined,
        removeItem: (key) => void kept.delete(key),
      }),
  };
};

test('the secret of a link leaves the address and survives a login', () => {
  const browser = openBrowser();
  expect(browser.open('#abc')).toBe('abc');
  expect(browser.cleared).toEqual(['#abc']);
  expect(browser.open('')).toBe('abc');
  expect(browser.open('#def')).toBe('def');
});

test('without a link, and after it was accepted, there is none', () => {
  const browser = openBrowser();
  expect(browser.open('')).toBeNull();
  browser.open('#abc');
  browser.forget();
  expect(browser.open('')).toBeNull();
});
