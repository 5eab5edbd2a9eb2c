import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { formatSearchAddress } from '@open-discovery/search-fields';
import { disabledKind, queriesOfOtherKinds } from './disabled-kind.ts';
import { createAddressParser } from './parse-search-address.ts';

const parseAddress = createAddressParser(2026);
const portal = shippedConfiguration({
  entities: ['publication', 'dataset', 'project', 'organization'].map((pid) => ({ pid, isEnabled: true })),
});

test.each([
  ['type=dataproviders', 'dataSource'],
  ['type=services&keyword=sea', 'service'],
  ['type=software', 'software'],
  ['type=publications&type=software', 'software'],
  ['type=publications', null],
  ['type=projects', null],
  ['type=communities', null],
  ['keyword=sea', null],
])(
  'with only publications, data, projects and organizations enabled, %s searches a disabled kind: %s',
  (search, kind) => {
    expect(disabledKind(parseAddress(new URLSearchParams(search)).query, portal)).toBe(kind);
  },
);

test.each([
  [
    'type=dataproviders&keyword=sea&country=NL&from=2020&page=3',
    [
      'keyword=sea&country=NL&from=2020',
      'keyword=sea&type=projects&country=NL&from=2020',
      'keyword=sea&type=organizations&country=NL',
      'keyword=sea&type=communities',
    ],
  ],
  [
    'type=software&type=datasets&access=OPEN',
    ['type=datasets&access=OPEN', 'type=projects', 'type=organizations', 'type=communities&access=open'],
  ],
  [
    'type=services&q=title%3Asea',
    [
      'q=title%3Asea',
      'q=title%3Asea&type=projects',
      'q=title%3Asea&type=organizations',
      'q=title%3Asea&type=communities',
    ],
  ],
])('%s is offered as %j', (search, expected) => {
  const parameters = new URLSearchParams(search);
  const { types } = parseAddress(parameters).query;
  const offers = queriesOfOtherKinds({ parameters, types, portal, parseAddress });
  expect(offers.map((query) => formatSearchAddress(query))).toEqual(expected);
});
