import { expect, test } from '@jest/globals';
import { docsTable, withTable } from './docs-table.ts';

const engine = (name: string, wall: number, cpu: number | null): object => ({
  engine: name,
  buildSeconds: 10 * wall,
  buildCpuSeconds: cpu,
  buildMegabytes: 100,
  diskMegabytes: 1234.5,
  openMs: wall,
  queryMegabytes: 100,
  classes: { phrase: { p50Ms: wall, cpuP50Ms: cpu, p95Ms: 9, searches: 20, matches: 5 } },
});

test('the table compares each run by the wall and of processor time, the smallest run first', () => {
  const large = { records: 300_000, results: [engine('this index', 3, 2), engine('Lucene 10.4', 2, 4)] };
  const small = { records: 1000, results: [engine('this index', 1, 1), engine('OpenSearch', 4, null)] };
  expect(docsTable([large, small]).split('\n')).toEqual([
    '| p50 ms | this index, 1,000 | OpenSearch | ratio | of processor time | this index, 300,000 | Lucene 10.4 | ratio | of processor time |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    '| phrase | 1.00 | 4.00 | 0.25 | – | 3.00 | 2.00 | 1.50 | 0.50 |',
    '| build, s | 10.0 | 40.0 | 0.25 | – | 30.0 | 20.0 | 1.50 | 0.50 |',
    '| memory while building, MB | 100 | 100 | 1.00 | – | 100 | 100 | 1.00 | – |',
    '| memory while querying, MB | 100 | 100 | 1.00 | – | 100 | 100 | 1.00 | – |',
    '| disk, MB | 1,235 | 1,235 | 1.00 | – | 1,235 | 1,235 | 1.00 | – |',
    '| opening, ms | 1.00 | 4.00 | 0.25 | – | 3.00 | 2.00 | 1.50 | – |',
  ]);
});

test('the table takes the place of the one between the markers, and the rest of the page stays', () => {
  const page = 'before\n\n<!-- bench:search -->\n\n| old |\n\n<!-- end of bench:search -->\n\nafter\n';
  expect(withTable(page, '| new |')).toBe(page.replace('| old |', '| new |'));
  expect(() => withTable('no markers', '| new |')).toThrow('The page has no <!-- bench:search -->');
});
