import { expect, test } from '@jest/globals';
import { formatSearchAddress } from '@open-discovery/search-fields';
import { parseStoredQuery } from '../../../../search/parse-search-address.ts';
import { countedResults } from './counted-results.ts';

const PERIOD = { from: 2015, to: 2019 };

test.each([
  ['keyword=sea', 'access', 'OPEN', null, 'keyword=sea&access=OPEN'],
  ['keyword=sea', 'access', 'OPEN', PERIOD, 'keyword=sea&access=OPEN&from=2015&to=2019'],
  ['access=CLOSED&not.access=EMBARGO', 'access', 'OPEN', null, 'access=OPEN'],
  ['type=software', 'type', 'dataset', null, 'type=datasets'],
  ['from=2017', 'access', 'OPEN', PERIOD, 'access=OPEN&from=2017&to=2019'],
  ['funder=EC&project=p', 'funder', 'NSF', null, 'funder=NSF&project=p'],
  // Projects are counted by the year of their start, and limited to the years in which they ran.
  ['type=projects', 'funder', 'EC', PERIOD, null],
])('of the search %j, %s %j in %j leads to %j', (address, field, value, period, expected) => {
  const query = parseStoredQuery(new URLSearchParams(address), 2026);
  const counted = countedResults(query, field, { value, period });
  expect(counted && formatSearchAddress(counted)).toBe(expected);
});
