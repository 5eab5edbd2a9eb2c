import type { ImportReport } from '@open-discovery/model';
import type { FieldReport } from './count-fields.ts';
import type { ReasonCount } from './count-reasons.ts';
import type { FileReport, Report } from './report.ts';

const MAX_FILES = 50;
const MAX_FIELDS = 50;
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

const fileOf = ({ name, format, read, kept, merged, skipped }: FileReport) => ({
  name: shownName(name),
  format,
  read,
  kept,
  merged,
  skipped,
});

const fieldOf = ({ kind, field, partly, refused, unknown, example }: FieldReport) => ({
  kind,
  field: shorten(field),
  partly,
  refused,
  unknown,
  example: example.value,
});

const reasonOf = ({ reason: { id, values, sentence }, count }: ReasonCount) => ({
  problem: {
    id,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? shorten(value) : value,
      ]),
    ),
  },
  reason: shorten(sentence),
  count,
});

/** Returns the files with the most skipped records, in reading order otherwise. */
const shownFiles = (files: readonly FileReport[]): readonly FileReport[] =>
  files.length <= MAX_FILES ? files : [...files].sort((a, b) => b.skipped - a.skipped).slice(0, MAX_FILES);

/** Returns the summary of an import that is published with its index: bounded, however large the import is. */
export const summarizeReport = (
  report: Report,
  { startedAt, durationMs }: { readonly startedAt: Date; readonly durationMs: number },
): ImportReport => ({
  startedAt: startedAt.toISOString(),
  durationMs: Math.round(durationMs),
  inputs: { total: report.files.length, files: shownFiles(report.files).map(fileOf) },
  records: report.records,
  derived: report.derived,
  skipped: {
    total: report.skipped,
    reasons: report.reasons.map(reasonOf),
  },
  fields: { total: report.fields.length, shown: report.fields.slice(0, MAX_FIELDS).map(fieldOf) },
  links: { kept: report.relations, unresolved: report.unresolved },
});
