import { expect, test } from '@jest/globals';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { EngineError } from '../search/engine-error.ts';
import { unanswerable } from '../search/upstream/to-constraints.ts';
import { toFailure } from './to-failure.ts';

test.each([
  [
    'a word',
    new EngineError('words', '1,201 words begin like "a*".', { word: 'a*' }),
    { id: 'search-word', values: { word: 'a*' } },
  ],
  ['all words', new EngineError('words', 'More than 100 words.'), { id: 'search-words', values: {} }],
  ['the query', new EngineError('query', 'More than 9 clauses.'), { id: 'search-complex', values: {} }],
  ['the live source', unanswerable('by this field'), { id: 'search-live', values: {} }],
])('a search that is refused for %s names the problem for other languages', (_what, error, problem) => {
  expect(toFailure(error)).toMatchObject({ status: 400, message: error.message, details: { problem } });
});

test('a failure that no search can avoid names no problem', () => {
  expect(toFailure(new EngineError('timeout', 'slow'))).not.toHaveProperty('details');
});

test.each([
  ['says when', { retryAfterSeconds: 2 }, 2],
  ['does not say when', {}, 60],
])('a search elsewhere that has been asked too often, and %s', (_what, options, retryAfterSeconds) => {
  expect(toFailure(new EngineError('limited', 'too often', options))).toMatchObject({
    status: 503,
    retryAfterSeconds,
  });
});

const withCode = (code: string) => Object.assign(new Error('no space left'), { code });

test.each([
  ['a file', withCode('ENOSPC')],
  ['a row of SQLite', withCode('SQLITE_FULL')],
  ['a row of PostgreSQL', new DatabaseUnavailable(withCode('53100'))],
])('a full disk is one that somebody must free, if %s was to be stored', (_what, error) => {
  expect(toFailure(error)).toMatchObject({
    status: 507,
    retryAfterSeconds: null,
    details: { problem: { id: 'uploads-full' } },
  });
});
