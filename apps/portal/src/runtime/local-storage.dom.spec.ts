import { afterEach, expect, jest, test } from '@jest/globals';
import { readLocalStorage, writeLocalStorage } from './local-storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a stored value is read as it was', () => {
  writeLocalStorage('view', { columns: ['year'] });
  expect(readLocalStorage('view')).toEqual({ columns: ['year'] });
});

test.each([null, '{'])('%j in the storage is no value', (text) => {
  if (text !== null) localStorage.setItem('view', text);
  expect(readLocalStorage('view')).toBe(null);
});

test('a blocked storage holds nothing and causes no error', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  writeLocalStorage('view', 1);
  expect(readLocalStorage('view')).toBe(null);
});
