import { z } from 'zod';

const count = z.int().nonnegative();

const failureShape = {
  message: z.string().describe('In English'),
  reason: z
    .object({ id: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable()
    .describe('The reason for other languages: the id of its sentence, and the values in it'),
};

/** The response about the sources of harvests. */
export const harvestListSchema = z.object({
  isRunning: z.boolean(),
  isPublishing: z
    .boolean()
    .describe('Whether the running harvest has fetched its records and publishes them'),
  hasProgram: z.boolean().describe('Whether the importer is built, so that harvests can be started'),
  kinds: z
    .array(
      z.object({
        kind: z.string(),
        needsAddress: z.boolean().describe('Other kinds have an address of their own'),
        options: z.array(
          z.object({
            name: z.string(),
            isList: z.boolean().describe('Whether several values are possible'),
            example: z.string(),
          }),
        ),
      }),
    )
    .describe('The kinds of sources that can be added'),
  sources: z.array(
    z.object({
      name: z.string(),
      kind: z.string().nullable().describe('`null` if `source.json` of the source is damaged'),
      address: z.string().nullable(),
      options: z.record(z.string(), z.array(z.string())),
      files: z
        .array(z.object({ name: z.string(), bytes: count, uploadedAt: z.string() }))
        .describe('The uploaded files of a source of kind `upload`'),
      waitsForContact: z
        .boolean()
        .describe('Whether the source cannot be harvested until the server has HARVEST_CONTACT'),
      isDamaged: z
        .boolean()
        .describe(
          'Whether `source.json` or `state.json` of the source is damaged, so that no harvest publishes records',
        ),
      records: count,
      completeAt: z.string().nullable().describe('The end of the last complete run'),
      failures: count.describe('The runs that have failed since the last complete one'),
      lastFailure: z
        .object({ at: z.string(), ...failureShape })
        .nullable()
        .describe('The last run that failed; a later one may be complete'),
      waits: z
        .object({ until: z.string(), ...failureShape })
        .nullable()
        .describe('The wait of the running harvest before its next request, and why the last one has failed'),
      progress: z
        .object({ records: count, total: count.nullable() })
        .nullable()
        .describe('A run that is not complete'),
      last: z
        .object({
          endedAt: z.string(),
          failure: z.string().nullable(),
          new: count,
          changed: count,
          gone: count,
        })
        .nullable(),
    }),
  ),
});

export type HarvestList = z.output<typeof harvestListSchema>;
