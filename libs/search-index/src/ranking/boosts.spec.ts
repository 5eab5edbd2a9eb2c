import { expect, test } from '@jest/globals';
import { NO_NUMBER } from '../storage/no-number.ts';
import { recencyBoost } from './boosts.ts';
import { rankingOf } from './ranking-constants.ts';

const TODAY = 20_000;
const RANKING = rankingOf({});
const { recencyLimit, recencyHalfLifeDays } = RANKING;

test.each([
  ['today', TODAY, recencyLimit],
  ['one half-life ago', TODAY - recencyHalfLifeDays, recencyLimit / 2],
  ['tomorrow', TODAY + 1, 0],
  ['in the next century', TODAY + 30_000, 0],
  ['on an unknown day', NO_NUMBER, 0],
])('a document of %s', (_when, day, boost) => {
  expect(recencyBoost(RANKING, day, TODAY)).toBeCloseTo(boost);
});
