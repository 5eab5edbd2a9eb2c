import { expect, test } from '@jest/globals';
import { refusalProblem } from './refusal-problem.ts';

test.each([
  [{ problem: { id: 'search-word', values: { word: 'a' } } }, 'search-word', { word: 'a' }],
  [{ problem: { id: 'search-word', values: { word: { a: 1 } } } }, 'search-word', {}],
  [{ problem: { id: 'search-words' } }, 'search-words', {}],
  [{ problem: { id: 7 } }, '', {}],
  ['<html>', '', {}],
  [null, '', {}],
])('a refusal with the body %j has the problem %j with %j', (body, id, values) => {
  expect(refusalProblem({ kind: 'status', status: 400, body })).toEqual({ id, values });
});
