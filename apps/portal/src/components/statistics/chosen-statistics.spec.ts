import { expect, test } from '@jest/globals';
import type { Statistics } from '@open-discovery/model';
import { chosenStatistics } from './chosen-statistics.ts';

const PAGE = { status: true, monitor: false };
const MONITOR = { status: false, monitor: true };
const CHOICES: Statistics['choices'] = {
  software: { numbers: PAGE },
  publication: { access: PAGE, timeline: PAGE, funders: MONITOR },
  dataset: { numbers: { status: false, monitor: false } },
  unknown: { numbers: PAGE },
  orp: { unknown: PAGE },
};

test.each([
  [
    true,
    'status',
    [
      ['publication', ['timeline', 'access']],
      ['software', ['numbers']],
    ],
  ],
  [true, 'monitor', [['publication', ['funders']]]],
  [false, 'status', []],
] as const)('enabled: %s, at %s: %j', (isEnabled, place, shown) => {
  const chosen = chosenStatistics({ isEnabled, choices: CHOICES }, place);
  expect(chosen.map(({ entity, charts }) => [entity, charts])).toEqual(shown);
});
