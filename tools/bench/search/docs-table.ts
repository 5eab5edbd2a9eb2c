import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const BEGIN = '<!-- bench:search -->';
const END = '<!-- end of bench:search -->';

const timing = z.object({ p50Ms: z.number(), p95Ms: z.number(), cpuP50Ms: z.number().nullable() });
const engineResult = z.object({
  engine: z.string(),
  buildSeconds: z.number().nullable(),
  buildCpuSeconds: z.number().nullable(),
  buildMegabytes: z.number(),
  diskMegabytes: z.number(),
  openMs: z.number(),
  queryMegabytes: z.number(),
  classes: z.record(z.string(), timing),
});
/** One run, as `--json` writes it; ours is the first engine. */
export const benchRun = z.object({ records: z.number(), results: z.array(engineResult) });
export type EngineFacts = z.infer<typeof engineResult>;
export type BenchRun = z.infer<typeof benchRun>;

/** A measurement; `null` if there is none. */
export type Cell = number | null;

/** Formats a measurement with three digits. */
export const shown = (value: Cell): string => {
  if (value === null || Number.isNaN(value)) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value < 10 ? 2 : 1);
};

/** A measurement by the wall and, where it differs, of the processor. */
interface Measured {
  wall: Cell;
  cpu: Cell;
}

const only = (wall: Cell): Measured => ({ wall, cpu: null });

const FACTS: Record<string, (engine: EngineFacts) => Measured> = {
  'build, s': ({ buildSeconds, buildCpuSeconds }) => ({ wall: buildSeconds, cpu: buildCpuSeconds }),
  'memory while building, MB': ({ buildMegabytes }) => only(buildMegabytes),
  'memory while querying, MB': ({ queryMegabytes }) => only(queryMegabytes),
  'disk, MB': ({ diskMegabytes }) => only(diskMegabytes),
  'opening, ms': ({ openMs }) => only(openMs),
};

type Row = readonly [name: string, of: (engine: EngineFacts) => Measured];

const rowsOf = ({ classes }: EngineFacts): Row[] => [
  ...Object.keys(classes).map((name): Row => [
    name,
    ({ classes: own }) => ({ wall: own[name]?.p50Ms ?? null, cpu: own[name]?.cpuP50Ms ?? null }),
  ]),
  ...Object.entries(FACTS),
];

const ratio = (ours: Cell | undefined, theirs: Cell | undefined): string =>
  typeof ours === 'number' && typeof theirs === 'number' && theirs > 0 ? (ours / theirs).toFixed(2) : '–';

/** The cells of a run: ours, then every other engine with the ratio of ours to it, by the wall and of the processor. */
const cellsOf = ({ results }: BenchRun, of: Row[1]): string[] => {
  const [ours, ...others] = results.map(of);
  const compared = others.flatMap((theirs) => [
    shown(theirs.wall),
    ratio(ours?.wall, theirs.wall),
    ratio(ours?.cpu, theirs.cpu),
  ]);
  return [shown(ours?.wall ?? null), ...compared];
};

const headOf = ({ records, results: [ours, ...others] }: BenchRun): string[] =>
  ours === undefined
    ? []
    : [
        `${ours.engine}, ${records.toLocaleString('en')}`,
        ...others.flatMap(({ engine }) => [engine, 'ratio', 'of processor time']),
      ];

/** A table in Markdown of runs with different numbers of records. */
export const docsTable = (runs: readonly unknown[]): string => {
  const parsed = runs.map((run) => benchRun.parse(run)).sort((a, b) => a.records - b.records);
  const head = ['p50 ms', ...parsed.flatMap(headOf)];
  const ours = parsed[0]?.results[0];
  const rows = (ours === undefined ? [] : rowsOf(ours)).map(([name, of]) => [
    name,
    ...parsed.flatMap((run) => cellsOf(run, of)),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

/** Returns a page with another table between its two markers. */
export const withTable = (page: string, table: string): string => {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The page has no ${BEGIN} … ${END}.`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${page.slice(end)}`;
};

/** Writes a table of the results of runs, from the files of `--json`, into a page. */
export const writeTable = (
  page: string,
  tableOf: (runs: readonly unknown[]) => string,
  files: readonly string[],
): void => {
  const runs = files.map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), tableOf(runs)));
};
