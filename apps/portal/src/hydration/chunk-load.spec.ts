import { expect, test } from '@jest/globals';
import { ChunkLoadError, importChunk, mayReload } from './chunk-load.ts';

const emptyStore = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  };
};

test('an existing chunk is loaded; a missing one throws a ChunkLoadError', async () => {
  expect(await importChunk(() => Promise.resolve('page'))).toBe('page');
  await expect(importChunk(() => Promise.reject(new TypeError('failed to fetch')))).rejects.toBeInstanceOf(
    ChunkLoadError,
  );
});

test('a page is reloaded once per version, never in a loop', () => {
  const store = emptyStore();
  expect(mayReload(store, 'v1', '/a')).toBe(true);
  expect(mayReload(store, 'v1', '/a')).toBe(false);
  expect(mayReload(store, 'v2', '/a')).toBe(true);
  expect(mayReload(store, 'v2', '/b')).toBe(true);
});
