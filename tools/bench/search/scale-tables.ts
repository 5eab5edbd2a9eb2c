import { benchRun, shown } from './docs-table.ts';
import type { BenchRun, Cell, EngineFacts } from './docs-table.ts';

/** The class that decides when an index on one machine is too slow, and the time that is still good, in ms. */
const DECISIVE = 'term, 10 facets';
const GOOD_MS = 500;
const MILLION = 1_000_000;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const number = (value: number): string => value.toLocaleString('en');

/** Adds the processor time to a time by the wall. */
const withCpu = (wall: string, cpu: Cell | undefined): string =>
  cpu === null || cpu === undefined ? wall : `${wall} (${shown(cpu)})`;

const classCell = ({ classes }: EngineFacts, name: string): string => {
  const one = classes[name];
  return one ? withCpu(`${shown(one.p50Ms)} / ${shown(one.p95Ms)}`, one.cpuP50Ms) : '–';
};

const FACTS: Readonly<Record<string, (engine: EngineFacts) => string>> = {
  'build, s': ({ buildSeconds, buildCpuSeconds }) => withCpu(shown(buildSeconds), buildCpuSeconds),
  'memory while building, MB': ({ buildMegabytes }) => shown(buildMegabytes),
  'memory while searching, MB': ({ queryMegabytes }) => shown(queryMegabytes),
  'disk, MB': ({ diskMegabytes }) => shown(diskMegabytes),
};

/** A table of all engines at one number of records. */
const engineTable = ({ records, results }: BenchRun): string => {
  const classes = Object.keys(results[0]?.classes ?? {});
  return table(
    [`${number(records)} records, ms`, ...results.map(({ engine }) => engine)],
    [
      ...classes.map((name) => [name, ...results.map((engine) => classCell(engine, name))]),
      ...Object.entries(FACTS).map(([name, of]) => [name, ...results.map(of)]),
    ],
  );
};

/** A measurement of one engine at several numbers of records. */
interface Growth {
  readonly name: string;
  readonly of: (engine: EngineFacts, records: number) => Cell;
  /** True if it is an amount for one record. The power is that of the whole amount all the same. */
  readonly perRecord: boolean;
}

const GROWTHS = (classes: readonly string[]): readonly Growth[] => [
  {
    name: 'disk, bytes for a record',
    of: ({ diskMegabytes }, records) => (diskMegabytes * MILLION) / records,
    perRecord: true,
  },
  {
    name: 'build, processor ms for a record',
    of: ({ buildCpuSeconds }, records) =>
      buildCpuSeconds === null ? null : (buildCpuSeconds * 1000) / records,
    perRecord: true,
  },
  ...classes.map((name) => ({
    name: `${name}, processor ms`,
    of: ({ classes: own }: EngineFacts) => own[name]?.cpuP50Ms ?? own[name]?.p50Ms ?? null,
    perRecord: false,
  })),
];

/**
 * Returns the power of the number of records with which an amount grows, from the first measurement to the last: 0 if it
 * stays, 1 in proportion.
 */
export const growthPower = (points: readonly (readonly [records: number, amount: Cell])[]): number | null => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first[0] === last[0] || !first[1] || !last[1]) return null;
  return Math.log(last[1] / first[1]) / Math.log(last[0] / first[0]);
};

const powerCell = (power: number | null): string => (power === null ? '–' : power.toFixed(2));

/** A table of how one engine's amounts grow with the records. */
const growthTable = (runs: readonly BenchRun[], name: string): string => {
  const own = runs.flatMap(({ records, results }) => {
    const engine = results.find((one) => one.engine === name);
    return engine ? [{ records, engine }] : [];
  });
  const rows = GROWTHS(Object.keys(own[0]?.engine.classes ?? {})).map((growth) => {
    const points = own.map(({ records, engine }) => [records, growth.of(engine, records)] as const);
    const power = growthPower(points);
    return [
      growth.name,
      ...points.map(([, amount]) => shown(amount)),
      powerCell(power === null || !growth.perRecord ? power : power + 1),
    ];
  });
  return table([name, ...own.map(({ records }) => number(records)), 'power'], rows);
};

/** Returns the number of records with which a search takes half a second, by a line through two runs; `null` if it falls. */
const limitOf = (engine: string, first: BenchRun, last: BenchRun): number | null => {
  const [before, after] = [first, last].map(
    ({ results }) => results.find((one) => one.engine === engine)?.classes[DECISIVE]?.cpuP50Ms,
  );
  if (!before || !after || after <= before) return null;
  const perRecord = (after - before) / (last.records - first.records);
  return last.records + (GOOD_MS - after) / perRecord;
};

/** Says with how many records ten facets take half a second, extrapolated in a straight line. */
const adviceOf = (first: BenchRun, last: BenchRun): string => {
  const limits = last.results.map(({ engine }) => {
    const limit = limitOf(engine, first, last);
    const said =
      limit === null ? 'no growth measured' : `${number(Number((limit / MILLION).toPrecision(2)))} million`;
    return `${engine}: ${said}`;
  });
  return `Extrapolated in a straight line, a frequent term with ten facets takes half a second of processor time with this many records: ${limits.join('; ')}.`;
};

/** Tables in Markdown: all engines at each number of records, and the growth of each engine. */
export const scaleTables = (runs: readonly unknown[]): string => {
  const parsed = runs.map((run) => benchRun.parse(run)).sort((a, b) => a.records - b.records);
  const [first, last] = [parsed[0], parsed.at(-1)];
  if (!first || !last) throw new Error('Name the files of --json.');
  return [
    'Each cell has the median and the 95th percentile of the wall-clock time and, in brackets, the median processor time of all processes.',
    ...parsed.map(engineTable),
    'How costs grow: `power` is the exponent of the number of records, 0 for a constant cost and 1 for one in proportion.',
    ...last.results.map(({ engine }) => growthTable(parsed, engine)),
    adviceOf(first, last),
  ].join('\n\n');
};
