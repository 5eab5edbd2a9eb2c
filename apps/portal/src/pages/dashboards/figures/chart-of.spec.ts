import { describe, expect, test } from '@jest/globals';
import { DASHBOARD_FIGURES } from '@open-discovery/model';
import type { DashboardFigure } from '@open-discovery/model';
import type { QueryResult } from '@open-discovery/portal-state';
import { chartOf } from './chart-of.ts';
import type { CountedFigures } from './fetch-figures.ts';

const EC = { field: 'funder', value: 'EC' };
const WORDS = {
  title: 'Title',
  corner: 'Corner',
  count: 'Works',
  value: (_field: string, value: string, label: string) => label || value,
  search: (name: string) => name,
};
const FAILED = { state: 'failed', error: { kind: 'network' } } as const;

const found = <T>(value: T): QueryResult<T> => ({ state: 'found', value });
const facetsOf = (facets: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
  found({
    total: 10,
    facets: Object.fromEntries(
      Object.entries(facets).map(([field, values]) => [
        field,
        {
          distinct: 9,
          values: Object.entries(values).map(([value, count]) => ({ value, label: value, count })),
        },
      ]),
    ),
  });
const yearsOf = (first: number, rows: Readonly<Record<string, readonly number[]>>) =>
  found({
    years: (Object.values(rows)[0] ?? []).map((_count, at) => first + at),
    rows: Object.entries(rows).map(([value, counts]) => ({ value, label: value, total: 9, counts })),
  });

const EMPTY: CountedFigures = { counts: facetsOf({}), licenses: null, years: {}, totals: {} };
const NOTHING: CountedFigures = { counts: FAILED, licenses: FAILED, years: {}, totals: {} };

const draw = (figure: DashboardFigure, counted: Partial<CountedFigures>, selection = EC) =>
  chartOf({ figure, selection, counted: { ...EMPTY, ...counted }, words: WORDS });

const drawnRows = (...given: Parameters<typeof draw>) => {
  const drawing = draw(...given);
  if (drawing === null || drawing === 'failed') return drawing;
  return drawing.chart.rows.map(({ label, cells }) => [
    label,
    ...cells.map(({ count, of, to }) => `${count}${of === undefined ? '' : ` of ${of}`} ${to}`),
  ]);
};

describe('every number links to exactly its works', () => {
  test.each<readonly [DashboardFigure, Partial<CountedFigures>, unknown]>([
    ['access', { counts: facetsOf({ access: { OPEN: 3 } }) }, [['OPEN', '3 /?access=OPEN&funder=EC']]],
    [
      'licenses',
      { licenses: facetsOf({ license: { 'CC-BY-4.0': 2, 'All rights': 1 } }) },
      [
        ['CC-BY-4.0', '2 /?funder=EC&license=CC-BY-4.0'],
        ['All rights', '1 /?funder=EC&license=All+rights'],
      ],
    ],
    [
      'routes',
      { totals: { routes: found([4, null, 0, 1, 2]) } },
      [
        ['gold', '4 /?q=openAccessColor%3Agold&funder=EC'],
        ['bronze', '1 /?q=openAccessColor%3Abronze&funder=EC'],
        ['green', '2 /?q=green%3Atrue&funder=EC'],
      ],
    ],
    [
      'citations',
      { totals: { citations: found([5, 4, 3, 2, 1]) } },
      [
        ['0', '5 /?q=NOT+citations%3A1..&funder=EC'],
        ['1', '4 /?q=citations%3A1..9&funder=EC'],
        ['10', '3 /?q=citations%3A10..99&funder=EC'],
        ['100', '2 /?q=citations%3A100..999&funder=EC'],
        ['1000', '1 /?q=citations%3A1000..&funder=EC'],
      ],
    ],
    [
      'openShareOverYears',
      { years: { access: yearsOf(2019, { OPEN: [2, 0], 'OPEN SOURCE': [1, 0], CLOSED: [1, 5] }) } },
      [
        ['2019', '3 of 4 /?access=OPEN&access=OPEN+SOURCE&funder=EC&from=2019&to=2019'],
        ['2020', '0 of 5 /?access=OPEN&access=OPEN+SOURCE&funder=EC&from=2020&to=2020'],
      ],
    ],
    [
      'outputs',
      { years: { type: yearsOf(2019, { dataset: [0, 2] }) } },
      [['2020', '2 /?type=datasets&funder=EC&from=2020&to=2020']],
    ],
    [
      'routesOverYears',
      {
        years: {
          openAccessColor: yearsOf(2020, { gold: [1] }),
          diamond: yearsOf(2020, { true: [0] }),
          green: yearsOf(2021, { true: [3] }),
        },
      },
      [
        [
          '2020',
          '1 /?q=openAccessColor%3Agold&funder=EC&from=2020&to=2020',
          '0 /?q=green%3Atrue&funder=EC&from=2020&to=2020',
        ],
        [
          '2021',
          '0 /?q=openAccessColor%3Agold&funder=EC&from=2021&to=2021',
          '3 /?q=green%3Atrue&funder=EC&from=2021&to=2021',
        ],
      ],
    ],
  ])('%s', (figure, counted, rows) => {
    expect(drawnRows(figure, counted)).toEqual(rows);
  });
});

test('a stakeholder is not a partner of itself', () => {
  const counts = facetsOf({ organization: { o1: 9, o2: 3 } });
  const rows = drawnRows('organizations', { counts }, { field: 'organization', value: 'o1' });
  expect(rows).toEqual([['o2', expect.stringContaining('organization=o2')]]);
});

test('ten bars and the last thirty years are drawn', () => {
  const country = Object.fromEntries(Array.from({ length: 12 }, (_none, at) => [`C${at}`, 12 - at]));
  expect(drawnRows('countries', { counts: facetsOf({ country }) })).toHaveLength(10);
  const type = yearsOf(1970, { dataset: Array.from({ length: 50 }, () => 1) });
  const rows = drawnRows('outputs', { years: { type } });
  expect([rows?.length, rows?.[0]?.[0], rows?.at(-1)?.[0]]).toEqual([30, '1990', '2019']);
});

test.each(DASHBOARD_FIGURES)('%s: what could not be counted differs from nothing', (figure) => {
  expect(chartOf({ figure, selection: EC, counted: NOTHING, words: WORDS })).toBe('failed');
});
