import { expect, test } from '@jest/globals';
import { bodyProblem } from './body-problem.ts';

test.each([
  ['POST', {}, null],
  ['POST', { 'transfer-encoding': 'Chunked' }, null],
  ['POST', { 'transfer-encoding': 'gzip, chunked' }, 501],
  ['PUT', { 'content-encoding': 'identity' }, null],
  ['PUT', { 'content-encoding': 'gzip' }, 415],
  ['GET', { 'content-encoding': 'gzip' }, null],
])('%s with %j: %j', (method, headers, status) => {
  expect(bodyProblem({ method, headers })?.status ?? null).toBe(status);
});
