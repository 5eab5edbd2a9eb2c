import { expect, test } from '@jest/globals';
import { createSavedStore } from './saved-store.ts';
import type { SavedStorage } from './saved-store.ts';
import { withSearch } from './saved-steps.ts';
import { NOTHING_SAVED } from './saved-items.ts';

const search = (address: string) => ({ address, name: address, lastLook: null });

/** A browser's storage and the tabs that share it. */
const createBrowser = () => {
  const texts = new Map<string, string>();
  const tabs: ((key: string | null) => void)[] = [];
  const openTab = (storage: () => SavedStorage) => {
    const listeners: ((key: string | null) => void)[] = [];
    const store = createSavedStore({
      storage,
      currentYear: 2026,
      onOtherTab: (listener) => listeners.push(listener),
    });
    tabs.push((key) => listeners.forEach((listener) => listener(key)));
    return store;
  };
  const storage: SavedStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  };
  return { texts, storage, openTab, tell: (key: string) => tabs.forEach((tab) => tab(key)) };
};

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError');
};

test('an item saved in one tab appears in the other, which does not overwrite it', () => {
  const browser = createBrowser();
  const [one, other] = [browser.openTab(() => browser.storage), browser.openTab(() => browser.storage)];
  let told = 0;
  other.subscribe(() => (told += 1));
  expect(one.change(withSearch(search('keyword=a')))).toBe('kept');
  browser.tell('saved');
  other.change(withSearch(search('keyword=b')));
  expect(one.current().searches).toEqual([search('keyword=a'), search('keyword=b')]);
  expect(told).toBe(2);
});

test('other keys of the storage are ignored', () => {
  const browser = createBrowser();
  const store = browser.openTab(() => browser.storage);
  let told = 0;
  store.subscribe(() => (told += 1));
  browser.tell('theme');
  expect(told).toBe(0);
});

test('the saved items stay the same object until they change', () => {
  const browser = createBrowser();
  const store = browser.openTab(() => browser.storage);
  store.change(withSearch(search('keyword=a')));
  expect(store.current()).toBe(store.current());
});

test('a full storage keeps its content and reports it', () => {
  const browser = createBrowser();
  const store = browser.openTab(() => ({ ...browser.storage, setItem: refuse }));
  expect(store.change(withSearch(search('keyword=a')))).toBe('full');
  expect(store.current()).toEqual(NOTHING_SAVED);
});

test('a blocked storage is reported, and items are kept until the page is left', () => {
  const store = createBrowser().openTab(refuse);
  expect(store.change(withSearch(search('keyword=a')))).toBe('blocked');
  expect(store.current().searches).toHaveLength(1);
});

test.each(['{', 'null', '{"format":"open-discovery/saved","version":1,"searches":"x"}'])(
  'a storage that contains %j is empty, and accepts new items',
  (text) => {
    const browser = createBrowser();
    browser.texts.set('saved', text);
    const store = browser.openTab(() => browser.storage);
    expect(store.current()).toEqual(NOTHING_SAVED);
    store.change(withSearch(search('keyword=a')));
    expect(store.current().searches).toHaveLength(1);
  },
);
