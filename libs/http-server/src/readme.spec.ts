import { expect, test } from '@jest/globals';
import {
  chooseEncoding,
  chooseLanguage,
  chooseMediaType,
  createConcurrencyLimit,
  createSingleFlight,
  isNotModified,
  visitorNetwork,
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
  expect(visitorNetwork('2001:db8::7')).toBe('2001:db8:0:0::/64');
  const limit = createConcurrencyLimit({ concurrency: 8, maxQueued: 1_000, maxWaitMs: 30_000 });
  const share = createSingleFlight<string>();
  const { signal } = new AbortController();
  const render = (shared: AbortSignal) =>
    limit({ signal: shared, key: visitorNetwork('192.0.2.7') }, () => Promise.resolve('the page'));
  expect(await share('/page', signal, render)).toBe('the page');
});
