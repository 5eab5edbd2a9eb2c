import type { EngineResult } from './measure.ts';

/** A measurement; `null` if there is none. */
export type Cell = number | null;

/** Formats a measurement with three digits. */
export const shown = (value: Cell): string => {
  if (value === null || Number.isNaN(value)) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value < 10 ? 2 : 1);
};

const ratio = (ours: Cell, other: Cell): string =>
  ours === null || other === null || !(other > 0) ? '–' : `${(ours / other).toFixed(2)}×`;

/** One line of the table: ours, then every other engine and how ours compares. */
const row = (name: string, [ours = null, ...others]: readonly Cell[]): string[] => [
  name,
  shown(ours),
  ...others.flatMap((other) => [shown(other), ratio(ours, other)]),
];

const FACTS: Record<string, (result: EngineResult) => number> = {
  'build, s': ({ buildSeconds }) => buildSeconds,
  'build, s of processor time': ({ buildCpuSeconds }) => buildCpuSeconds ?? Number.NaN,
  'build, MB of memory': ({ buildMegabytes }) => buildMegabytes,
  'disk, MB': ({ diskMegabytes }) => diskMegabytes,
  'opening, ms': ({ openMs }) => openMs,
  'querying, MB of memory': ({ queryMegabytes }) => queryMegabytes,
};

const aligned = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n');
};

/**
 * The classes in which engines do not find the same number of documents for the same searches: then times cannot be
 * compared.
 */
export const disagreements = (results: readonly EngineResult[]): string[] => {
  const [ours, ...others] = results;
  return others.flatMap(({ engine, classes }) =>
    Object.entries(classes).flatMap(([name, { asked, matches }]) => {
      const own = ours?.classes[name];
      return own?.asked !== asked || name === 'completion' || own.matches === matches
        ? []
        : [`${name}: ${own.matches} documents here, ${matches} in ${engine}`];
    }),
  );
};

/** A table of all engines: per class of searches the median, and the 95th percentile of the first engine. */
export const report = (records: number, results: readonly EngineResult[]): string => {
  const [ours, ...others] = results;
  const head = ['', ours?.engine ?? '', ...others.flatMap(({ engine }) => [engine, 'ratio'])];
  const classes = Object.entries(ours?.classes ?? {}).flatMap(([name, { p95Ms }]) => [
    row(
      `${name}, p50 ms`,
      results.map((result) => result.classes[name]?.p50Ms ?? null),
    ),
    row('  p95', [p95Ms, ...others.map((result) => result.classes[name]?.p95Ms ?? null)]),
    row(
      '  p50 ms of processor time',
      results.map((result) => result.classes[name]?.cpuP50Ms ?? null),
    ),
  ]);
  const facts = Object.entries(FACTS).map(([name, of]) => row(name, results.map(of)));
  return `${records} records\n\n${aligned([head, ...classes, ...facts])}`;
};
