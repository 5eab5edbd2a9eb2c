import { beforeEach, expect, test } from '@jest/globals';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import type { DraftStorage } from './drafts.ts';

const EXAMPLE = { name: '', tags: [] as string[], isActive: false };
const VALUES = { name: 'Tides', tags: ['sea'], isActive: true };
const entries = new Map<string, string>();
const storage: DraftStorage = {
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key),
};
beforeEach(() => entries.clear());

test('unsaved values come back until they are dropped, for their own item only', () => {
  const draft = { values: VALUES, stored: { ...VALUES, name: 'Waves' }, version: 3 };
  keepDraft(storage, 'page a', draft);
  expect(readDraft(storage, 'page a', EXAMPLE)).toEqual(draft);
  expect(readDraft(storage, 'page b', EXAMPLE)).toBeNull();
  dropDraft(storage, 'page a');
  expect(readDraft(storage, 'page a', EXAMPLE)).toBeNull();
});

test.each([
  ['{'],
  ['null'],
  ['1'],
  ['{"values":{},"version":1}'],
  ['{"values":{"name":1,"tags":[],"isActive":true},"version":1}'],
  ['{"values":{"name":"a","tags":{},"isActive":true},"version":1}'],
  ['{"values":{"name":"a","tags":[],"isActive":true},"version":"1"}'],
  ['{"values":{"name":"a","tags":[],"isActive":true}}'],
])('%s is not unsaved work', (text) => {
  entries.set('unsaved page a', text);
  expect(readDraft(storage, 'page a', EXAMPLE)).toBeNull();
});

test('unsaved values of an earlier release, which did not keep what they were made from, come back', () => {
  entries.set('unsaved page a', JSON.stringify({ values: VALUES, version: 3 }));
  expect(readDraft(storage, 'page a', EXAMPLE)).toEqual({ values: VALUES, stored: EXAMPLE, version: 3 });
});

test('a browser without storage keeps nothing and complains about nothing', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const denied: DraftStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  keepDraft(denied, 'page a', { values: VALUES, stored: EXAMPLE, version: null });
  expect(readDraft(denied, 'page a', EXAMPLE)).toBeNull();
  dropDraft(denied, 'page a');
});
