import type { ImportReport, PublishedImport } from '@open-discovery/model';
import { z } from 'zod';

const count = z.int().nonnegative();
const counts = z.record(z.string(), count);

const problem = z.object({
  id: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

const skipReason = z.object({
  problem: problem.optional().describe('For other languages; reports of earlier versions have none'),
  reason: z.string().describe('In English'),
  count,
});

const importReport = z.object({
  startedAt: z.iso.datetime(),
  durationMs: z.number().nonnegative().describe('Time until the index was written'),
  inputs: z.object({
    total: count,
    files: z
      .array(
        z.object({
          name: z.string(),
          format: z.string().nullable().describe('The format of the first record'),
          read: count,
          kept: count,
          merged: count.describe('Duplicates of other records'),
          skipped: count,
          problem: problem.optional().describe('Why nothing of the file is published'),
        }),
      )
      .describe(
        'At most 50 files: of more, those of which nothing is published, then those with the most skipped records',
      ),
    sources: z
      .array(
        z.object({
          name: z.string(),
          files: count.describe('A source without files counts as one'),
          publishedFiles: count.describe('Files of which something is published'),
          read: count,
          skipped: count,
        }),
      )
      .optional()
      .describe('At most 200 harvested sources; reports of earlier versions have none'),
  }),
  records: counts.describe('Records by kind'),
  derived: counts.describe('Records that others only mention, by kind'),
  skipped: z.object({ total: count, reasons: z.array(skipReason) }),
  fields: z
    .object({
      total: count,
      shown: z.array(
        z.object({
          kind: z.string(),
          field: z.string(),
          partly: count,
          refused: count,
          unknown: count,
          example: z.string(),
        }),
      ),
    })
    .describe('Values that records could not take as they were, by field'),
  links: z.object({ kept: count, unresolved: count }),
});

const isImportReport = (value: unknown): value is ImportReport => importReport.safeParse(value).success;

/** Parses the report in a generation of the index; null if it is of another version. */
export const parseImportReport = (value: unknown): ImportReport | null =>
  isImportReport(value) ? value : null;

/** The response about the import. */
export const publishedImportSchema = z.object({
  generation: z.string().nullable().describe('The index that is searched; null without one'),
  report: importReport.nullable().describe('Null for an index that was built without a report'),
}) satisfies z.ZodType<Record<keyof PublishedImport, unknown>>;
