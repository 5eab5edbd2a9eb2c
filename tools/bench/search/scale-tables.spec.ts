import { describe, expect, test } from '@jest/globals';
import { growthPower, scaleTables } from './scale-tables.ts';

const engine = (name: string, ms: number, cpu: number | null): object => ({
  engine: name,
  buildSeconds: 2 * ms,
  buildCpuSeconds: cpu,
  buildMegabytes: 300,
  diskMegabytes: 2 * ms,
  openMs: 1,
  queryMegabytes: 100,
  classes: { 'term, 10 facets': { p50Ms: ms, p95Ms: 2 * ms, cpuP50Ms: cpu, searches: 20, matches: 5 } },
});

describe('the power with which an amount grows', () => {
  test.each([
    [
      'stays',
      [
        [1000, 5],
        [10_000, 5],
      ],
      0,
    ],
    [
      'is in proportion',
      [
        [1000, 5],
        [3000, 15],
        [10_000, 50],
      ],
      1,
    ],
    [
      'is the square',
      [
        [1000, 5],
        [10_000, 500],
      ],
      2,
    ],
    ['is not known of one measurement', [[1000, 5]], null],
    [
      'is not known without a measurement',
      [
        [1000, null],
        [10_000, 5],
      ],
      null,
    ],
  ] as const)('%s', (_rule, points, power) => {
    const found = growthPower(points);
    if (power === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(power);
  });
});

test('the tables show all engines at each number of records, smallest first, and how each of them grows', () => {
  const large = { records: 100_000, results: [engine('this index', 20, 10), engine('OpenSearch', 50, null)] };
  const small = { records: 10_000, results: [engine('this index', 2, 1), engine('OpenSearch', 40, null)] };
  const lines = scaleTables([large, small]).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '| 10,000 records, ms | this index | OpenSearch |',
      '| term, 10 facets | 2.00 / 4.00 (1.00) | 40.0 / 80.0 |',
      '| 100,000 records, ms | this index | OpenSearch |',
      '| build, s | 40.0 (10.0) | 100 |',
      '| disk, MB | 40.0 | 100 |',
      '| this index | 10,000 | 100,000 | power |',
      '| disk, bytes for a record | 400 | 400 | 1.00 |',
      '| build, processor ms for a record | 0.10 | 0.10 | 1.00 |',
      '| term, 10 facets, processor ms | 1.00 | 10.0 | 1.00 |',
      'Extrapolated in a straight line, a frequent term with ten facets takes half a second of processor time with this many records: this index: 5 million; OpenSearch: no growth measured.',
    ]),
  );
  expect(lines.indexOf('| 10,000 records, ms | this index | OpenSearch |')).toBeLessThan(
    lines.indexOf('| 100,000 records, ms | this index | OpenSearch |'),
  );
});
