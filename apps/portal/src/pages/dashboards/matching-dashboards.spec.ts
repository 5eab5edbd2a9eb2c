import { expect, test } from '@jest/globals';
import { namesIn } from '../../runtime/use-names.ts';
import { matchingDashboards } from './matching-dashboards.ts';

const dashboard = (alias: string, name: string, type: 'funder' | 'ri', intro = '') => ({
  alias,
  name,
  type,
  intro,
  visibility: 'public' as const,
});
const { compare } = namesIn('de');
const ALL = [
  dashboard('fwf', 'Österreichischer Wissenschaftsfonds', 'funder', 'Basic research'),
  dashboard('ec', 'European Commission', 'funder'),
  dashboard('egi', 'EGI', 'ri', 'Computing for research'),
];

test.each([
  ['', '', ['egi', 'ec', 'fwf']],
  ['', 'ri', ['egi']],
  ['osterreich', '', ['fwf']],
  ['research', '', ['egi', 'fwf']],
  ['research computing', '', ['egi']],
  ['EC', 'ri', []],
  ['  ', 'funder', ['ec', 'fwf']],
])('the words %j and the type %j find %j, by name', (keyword, type, aliases) => {
  expect(matchingDashboards(ALL, { keyword, type, compare }).map(({ alias }) => alias)).toEqual(aliases);
});
