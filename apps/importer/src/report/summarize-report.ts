import type { ImportedSource, ImportReport } from '@open-discovery/model';
import type { FieldReport } from './count-fields.ts';
import type { ReasonCount } from './count-reasons.ts';
import type { FileReport, Report } from './report.ts';
import type { SkipReason } from './skip-reason.ts';

const MAX_FILES = 50;
const MAX_FIELDS = 50;
const MAX_SOURCES = 200;
const MAX_NAME_CHARS = 300;
/** The beginning of the names of harvested files. */
export const HARVESTED = 'harvest/';

const shorten = (text: string): string =>
  text.length > MAX_NAME_CHARS ? `…${text.slice(1 - MAX_NAME_CHARS)}` : text;

/**
 * Returns a file with its folder only: editors of portals read it, and need no paths of the server. Harvested files keep the
 * name that tells them from others: `harvest/papers/tides.bib`.
 */
const shownName = (name: string): string =>
  shorten(name.startsWith(HARVESTED) ? name : name.split(/[\\/]/).slice(-2).join('/'));

const problemOf = ({ id, values }: SkipReason) => ({
  id,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? shorten(value) : value]),
  ),
});

const isPublished = ({ kept, merged }: FileReport): boolean => kept + merged > 0;

const fileOf = (file: FileReport) => ({
  name: shownName(file.name),
  format: file.format,
  read: file.read,
  kept: file.kept,
  merged: file.merged,
  skipped: file.skipped,
  ...(file.firstProblem !== null && !isPublished(file) && { problem: problemOf(file.firstProblem) }),
});

/** Returns what is published of each harvested source. */
const sourcesOf = (files: readonly FileReport[]): ImportedSource[] => {
  const sources = new Map<string, ImportedSource>();
  for (const file of files) {
    if (!file.name.startsWith(HARVESTED)) continue;
    const [name = ''] = file.name.slice(HARVESTED.length).split('/');
    const before = sources.get(name);
    sources.set(name, {
      name,
      files: (before?.files ?? 0) + 1,
      publishedFiles: (before?.publishedFiles ?? 0) + (isPublished(file) ? 1 : 0),
      read: (before?.read ?? 0) + file.read,
      skipped: (before?.skipped ?? 0) + file.skipped,
    });
  }
  return [...sources.values()].slice(0, MAX_SOURCES);
};

const fieldOf = ({ kind, field, partly, refused, unknown, example }: FieldReport) => ({
  kind,
  field: shorten(field),
  partly,
  refused,
  unknown,
  example: example.value,
});

const reasonOf = ({ reason, count }: ReasonCount) => ({
  problem: problemOf(reason),
  reason: shorten(reason.sentence),
  count,
});

/** Returns the files of which nothing is published, then those with the most skipped records, in reading order otherwise. */
const shownFiles = (files: readonly FileReport[]): readonly FileReport[] =>
  files.length <= MAX_FILES
    ? files
    : [...files]
        .sort((a, b) => Number(isPublished(a)) - Number(isPublished(b)) || b.skipped - a.skipped)
        .slice(0, MAX_FILES);

/** Returns the summary of an import that is published with its index: bounded, however large the import is. */
export const summarizeReport = (
  report: Report,
  { startedAt, durationMs }: { readonly startedAt: Date; readonly durationMs: number },
): ImportReport => ({
  startedAt: startedAt.toISOString(),
  durationMs: Math.round(durationMs),
  inputs: {
    total: report.files.length,
    files: shownFiles(report.files).map(fileOf),
    sources: sourcesOf(report.files),
  },
  records: report.records,
  derived: report.derived,
  skipped: {
    total: report.skipped,
    reasons: report.reasons.map(reasonOf),
  },
  fields: { total: report.fields.length, shown: report.fields.slice(0, MAX_FIELDS).map(fieldOf) },
  links: { kept: report.relations, unresolved: report.unresolved },
});
