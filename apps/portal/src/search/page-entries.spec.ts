import { expect, test } from '@jest/globals';
import { pageEntries, withoutPageEntries } from './page-entries.ts';

test.each([
  [
    'the works of a record',
    '/search/organization',
    'organizationId=a&works=1&access=OPEN',
    'organizationId=a&works=1',
  ],
  ['a filter with the name of another kind’s id', '/search/organization', 'projectId=a&works=1', 'works=1'],
  ['results, whatever their parameters', '/', 'organizationId=a&works=1', ''],
])('of the address of %s, %s?%s, “%s” names the page', (_what, pathname, search, own) => {
  const parameters = new URLSearchParams(search);
  expect(new URLSearchParams(pageEntries(pathname, parameters).map((entry) => [...entry])).toString()).toBe(
    own,
  );
  const rest = [...parameters].filter(([name]) => !new URLSearchParams(own).has(name));
  expect([...withoutPageEntries(pathname, parameters)]).toEqual(rest);
});
