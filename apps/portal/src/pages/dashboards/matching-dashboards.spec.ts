import { expect, test } from '@jest/globals';
import { matchingDashboards } from './matching-dashboards.ts';

const dashboard = (alias: string, name: string, type: 'funder' | 'ri', intro = '') => ({
  alias,
  name,
  type,
  intro,
  visibility: 'public' as const,
});
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
  expect(matchingDashboards(ALL, { keyword, type, language: 'de' }).map(({ alias }) => alias)).toEqual(
    aliases,
  );
});

test.each([
  ['en', ['Ñuble', 'Nuria', 'Ober']],
  ['es', ['Nuria', 'Ñuble', 'Ober']],
] as const)('the names have the order of the language %s', (language, names) => {
  const all = ['Ober', 'Ñuble', 'Nuria'].map((name) => dashboard(name, name, 'ri'));
  const found = matchingDashboards(all, { keyword: '', type: '', language });
  expect(found.map(({ name }) => name)).toEqual(names);
});
