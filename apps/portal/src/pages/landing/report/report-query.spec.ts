import { expect, test } from '@jest/globals';
import { MOST_WORKS, reportAddress, reportPages } from './report-query.ts';

test.each([
  [0, []],
  [1, [1]],
  [50, [1]],
  [120, [1, 2, 3]],
])('a report of %i works has the pages %j', (total, pages) => {
  expect(reportPages(total)).toEqual(pages);
});

test('a report ends where browsers can no longer print it', () => {
  expect(reportPages(1_000_000)).toHaveLength(MOST_WORKS / 50);
});

test('a report has its own address', () => {
  expect(reportAddress('p::1')).toBe('/search/project?projectId=p%3A%3A1&report=1');
});
