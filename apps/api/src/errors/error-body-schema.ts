import type { ErrorBody } from '@open-discovery/http-server';
import { z } from 'zod';

/** The id and values of a failure’s sentence, for clients in other languages than English. */
export const problemSchema = z.object({
  id: z.string().describe('Id of the sentence, such as `taken`'),
  values: z.record(z.string(), z.union([z.string(), z.number()])).describe('Values of its placeholders'),
});

/** The error body of the Graph API, which every failure of this server has (`errorBody`), with more where it can. */
export const errorBodySchema = z
  .object({
    message: z.string().describe('Explanation for people'),
    error: z.string().describe('Name of the HTTP status'),
    code: z.int().describe('HTTP status'),
    timestamp: z.string().describe('Time of the failure, ISO 8601 in UTC'),
    path: z.string().describe('Requested path and query; empty if the request could not be read'),
    problem: problemSchema
      .optional()
      .describe('The message for other languages, without the path of its field'),
    refusals: z
      .array(z.object({ message: z.string(), problem: problemSchema }))
      .optional()
      .describe('All problems of a refused body, if there are several; the first one is `message`'),
  })
  .meta({ title: 'Error' }) satisfies z.ZodType<ErrorBody>;
