import { expect, test } from '@jest/globals';
import { formatSearchAddress } from '@open-discovery/search-fields';
import { countedQuery, stakeholderQuery } from './stakeholder-query.ts';

test.each([
  [{ field: 'funder', value: 'EC' }, 'funder=EC', 'q=funder%3AEC'],
  [{ field: 'community', value: 'dh-ch' }, 'community=dh-ch', 'q=community%3Adh-ch'],
  [{ field: 'organization', value: 'o::1' }, 'organization=o%3A%3A1', 'q=organization%3Ao%3A%3A1'],
  [{ field: 'subject', value: 'sea ice' }, 'subject=sea+ice', 'q=subject%3A%22sea+ice%22'],
])(
  'the works of %j are %s; counted, %s, so that no facet counts other works',
  (selection, shown, counted) => {
    expect(formatSearchAddress(stakeholderQuery(selection))).toBe(shown);
    expect(formatSearchAddress(countedQuery(selection))).toBe(counted);
  },
);
