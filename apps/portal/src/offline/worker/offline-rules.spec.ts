import { expect, test } from '@jest/globals';
import { answerKind, hasCachedAssets, isCacheable, isSavedPage } from './offline-rules.ts';

const ORIGIN = 'https://portal.example';
const PLACE = { origin: ORIGIN, assets: ['/assets/app.js'] };

test.each([
  ['a page', 'navigate', '/?keyword=sea', 'page'],
  ['the page of saved items', 'navigate', '/saved', 'page'],
  ['the console', 'navigate', '/admin', 'page'],
  ['a file of the API', 'navigate', '/api/graph/v3/export?format=csv', null],
  ['a call of the API', 'cors', '/api/graph/v3/researchProducts', null],
  ['the user', 'cors', '/api/login-service/userInfo', null],
  ['a kept file', 'cors', '/assets/app.js', 'asset'],
  ['another version of a kept file', 'cors', '/assets/app.js?2', null],
  ['another file', 'cors', '/assets/admin.js', null],
])('%s is answered accordingly', (_what, mode, path, answered) => {
  expect(answerKind({ method: 'GET', mode: mode as RequestMode, url: ORIGIN + path }, PLACE)).toBe(answered);
});

test.each([
  ['of another origin', { method: 'GET', url: 'https://elsewhere.example/assets/app.js' }],
  ['that changes something', { method: 'POST', url: `${ORIGIN}/saved` }],
])('a request %s is left alone', (_what, request) => {
  expect(answerKind({ ...request, mode: 'navigate' }, PLACE)).toBeNull();
});

test.each([
  ['/saved', true],
  ['/saved?lang=de', true],
  ['/saved?articleId=doi%3A%3A1', false],
  ['/saved?lang=de&compare=1', false],
  ['/', false],
])('%s is the visitor’s own page of saved items: %j', (path, isOwn) => {
  expect(isSavedPage(ORIGIN + path)).toBe(isOwn);
});

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=10' };
const SCRIPT = { 'content-type': 'text/javascript', 'cache-control': 'public, immutable' };
const given = (headers: Record<string, string>, fields = {}) => ({
  ok: true,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers(headers),
  ...fields,
});

test('a whole page of this origin is kept as a page, and a script as a file', () => {
  expect(isCacheable(given(HTML), 'page')).toBe(true);
  expect(isCacheable(given(SCRIPT), 'asset')).toBe(true);
});

test.each([
  ['a failure', given(HTML, { ok: false }), 'page'],
  ['a page of another origin', given(HTML, { type: 'cors' }), 'page'],
  ['the login page of a network, after a redirect', given(HTML, { redirected: true }), 'page'],
  ['a page that must not be stored', given({ ...HTML, 'cache-control': 'private, no-store' }), 'page'],
  ['a page in place of a script', given(HTML), 'asset'],
  ['a script in place of a page', given(SCRIPT), 'page'],
] as const)('%s is not kept', (_what, response, what) => {
  expect(isCacheable(response, what)).toBe(false);
});

test.each([
  ['<link href="/assets/app.js">', true],
  ['<script src="/assets/app.js"></script><script src="/assets/next.js"></script>', false],
  ['{"scripts":["/assets/next.js"]}', false],
  ['<p>nothing</p>', true],
])('the files of the page %s are kept: %j', (html, areKept) => {
  expect(hasCachedAssets(html, PLACE.assets)).toBe(areKept);
});
