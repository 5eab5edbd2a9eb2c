import { expect, test } from '@jest/globals';
import {
  chooseEncoding,
  chooseLanguage,
  chooseMediaType,
  createConcurrencyLimit,
  createSingleFlight,
  isNotModified,
  weakEtag,
} from './index.ts';

test('the examples of the README are true', async () => {
  const etag = weakEtag('generation-000001', '2026-11-22T22:01:35.196Z');
  expect(isNotModified({ 'if-none-match': '*' }, { etag })).toBe(true);
  expect(chooseMediaType('text/html;q=0.5, application/json', ['text/html', 'application/json'])).toBe(
    'application/json',
  );
  expect(chooseEncoding('gzip, br;q=0', ['br', 'gzip'])).toBe('gzip');
  expect(chooseLanguage('fr, de;q=0.8, en;q=0.9', ['en', 'de'])).toBe('en');
  const limit = createConcurrencyLimit({ concurrency: 8, maxQueued: 1_000, maxWaitMs: 30_000 });
  const share = createSingleFlight<string>();
  const { signal } = new AbortController();
  const page = share('/page', signal, (shared) => limit(shared, () => Promise.resolve('the page')));
  expect(await page).toBe('the page');
});
