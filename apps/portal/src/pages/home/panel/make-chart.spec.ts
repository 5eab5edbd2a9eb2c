import { expect, test } from '@jest/globals';
import { EMPTY_QUERY, withFilter, withKeyword, withMatchAll } from '@open-discovery/search-fields';
import { valuesToCount, withinChoice } from '../../../components/charts/chart-queries.ts';
import { barsOf, columnsOf } from './make-chart.ts';

const WORDS = {
  title: 'Chart',
  fieldName: 'Field',
  count: 'Results',
  year: 'Year',
  nameOf: (_value: string, label: string) => label,
  cut: (title: string, shown: number) => `${title}, ${shown} of 61`,
};
const QUERY = withKeyword(EMPTY_QUERY, 'sea');
const row = (value: string, ...counts: readonly number[]) => ({
  value,
  label: value,
  counts,
  total: counts.reduce((sum, count) => sum + count, 0),
});
const toOf = (query: typeof QUERY, field: string, value: string): string | undefined =>
  barsOf({ query, field, words: WORDS, answer: { years: [2020], rows: [row(value, 1)] } }).rows[0]?.cells[0]
    ?.to;

test('bars are sorted by size, and values that do not occur have none', () => {
  const answer = { years: [2020], rows: [row('DE', 1), row('FR', 3), row('GR', 0)] };
  const chart = barsOf({ query: QUERY, field: 'country', answer, words: WORDS });
  expect(chart.rows.map(({ label, cells: [cell] }) => [label, cell?.count, cell?.to])).toEqual([
    ['FR', 3, '?keyword=sea&country=FR&panel=1'],
    ['DE', 1, '?keyword=sea&country=DE&panel=1'],
  ]);
});

test('columns link to a value and a year', () => {
  const answer = { years: [2019, 2020], rows: [row('dataset', 0, 2)] };
  const chart = columnsOf({ query: QUERY, field: 'type', answer, words: WORDS });
  expect([chart.columns, chart.rows.map(({ label }) => label)]).toEqual([['dataset'], ['2019', '2020']]);
  expect(chart.rows[1]?.cells).toEqual([
    { count: 2, to: '?keyword=sea&type=datasets&from=2020&to=2020&panel=1' },
  ]);
});

test('of many years, the last ones are drawn and counted, and the title says so', () => {
  const years = Array.from({ length: 50 }, (_none, at) => 1977 + at);
  const answer = { years, rows: [row('dataset', ...years.map((year) => year - 1976))] };
  const chart = columnsOf({ query: QUERY, field: 'type', answer, words: WORDS });
  expect([chart.rows[0]?.label, chart.rows[0]?.cells[0]?.count]).toEqual(['1997', 21]);
  expect([chart.rows.at(-1)?.label, chart.rows.at(-1)?.cells[0]?.count]).toEqual(['2026', 50]);
  expect(chart.title).toBe('Chart, 1997–2026');
});

test.each([
  [barsOf, 10],
  [columnsOf, 6],
])('%p: of a part of the values, the title says so', (draw, shown) => {
  const rows = Array.from({ length: 10 }, (_none, at) => row(`V${at}`, 10 - at));
  const titleOf = (distinct?: number): string => {
    const answer = { years: [2020], rows, ...(distinct !== undefined && { distinct }) };
    return draw({ query: QUERY, field: 'funder', answer, words: WORDS }).title;
  };
  expect(titleOf(61)).toBe(`Chart, ${shown} of 61`);
  expect(titleOf(shown)).toBe('Chart');
  expect(titleOf()).toBe('Chart');
});

const TWO = { ...QUERY, filters: { country: ['DE', 'FR'] } };
const FUNDED = { ...QUERY, filters: { funder: ['EC'], fundingLevel0: ['EC::H2020'] } };

test.each([
  ['a value in place of any of the chosen ones', TWO, 'country', 'DE', '?keyword=sea&country=DE&panel=1'],
  [
    'a value beside any of the chosen ones',
    TWO,
    'country',
    'GR',
    '?keyword=sea&q=country%3A%28DE+OR+FR%29&country=GR&panel=1',
  ],
  [
    'a value beside those that must all be there',
    withMatchAll(TWO, 'country', true),
    'country',
    'GR',
    '?keyword=sea&country=DE&country=FR&country=GR&all=country&panel=1',
  ],
  [
    'a value, and what depends on it stays',
    FUNDED,
    'funder',
    'EC',
    '?keyword=sea&funder=EC&fundingLevel0=EC%3A%3AH2020&panel=1',
  ],
])('a mark links to %s', (_what, query, field, value, address) => {
  expect(toOf(query, field, value)).toBe(address);
});

test.each([
  ['nothing is chosen', QUERY, 'country', {}],
  ['one is chosen', withFilter(QUERY, 'country', 'DE', true), 'country', { text: 'country:DE' }],
  ['any of two will do', TWO, 'country', { text: 'country:(DE OR FR)' }],
  [
    'Europe is chosen beside words with a field',
    withFilter({ ...QUERY, text: 'title:ice' }, 'country', 'EUROPE', true),
    'country',
    { text: expect.stringMatching(/^title:ice country:\(.* OR GR OR .*\)$/) },
  ],
  ['both must be there', withMatchAll(TWO, 'country', true), 'country', null],
  [
    'the text would be too long',
    { ...QUERY, filters: { country: Array.from({ length: 400 }, (_none, at) => `C${at}`) } },
    'country',
    null,
  ],
])('other values are counted within the selection: %s', (_what, query, field, expected) => {
  const within = withinChoice(query, field);
  if (expected === null) expect(within).toBe(query);
  else expect(within).toEqual({ ...QUERY, ...expected });
});

test.each([
  ['nothing is chosen', QUERY, []],
  ['one is chosen', withFilter(QUERY, 'country', 'DE', true), ['DE']],
  ['any of two will do', TWO, ['DE', 'FR']],
  ['both must be there', withMatchAll(TWO, 'country', true), []],
])('the counted values for %s', (_what, query, values) => {
  expect(valuesToCount(query, 'country')).toEqual(values);
});
