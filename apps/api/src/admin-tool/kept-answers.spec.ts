import { expect, test } from '@jest/globals';
import { createKeptAnswers } from './kept-answers.ts';

test('an answer is made once for each key and state of the content', () => {
  const answer = createKeptAnswers();
  const made: string[] = [];
  const ask = (revision: string, key: string) =>
    answer({ revision }, key, () => {
      made.push(`${key}${revision}`);
      return { key, revision };
    });
  expect(ask('1', 'a')).toBe('{"key":"a","revision":"1"}');
  for (const [revision, key] of [
    ['1', 'a'],
    ['1', 'b'],
    ['1', 'a'],
    ['2', 'a'],
    ['2', 'a'],
  ] as const)
    expect(JSON.parse(ask(revision, key))).toEqual({ key, revision });
  expect(made).toEqual(['a1', 'b1', 'a2']);
});
