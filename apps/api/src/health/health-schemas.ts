import { z } from 'zod';
import { statusAnswer } from '../graph/answer-schemas.ts';
import { ENGINE_ERROR_REASONS } from '../search/engine-error.ts';
import { outputSchema } from '../http/json-schema.ts';

const unavailable = z.object({
  state: z.literal('unavailable'),
  reason: z.enum(ENGINE_ERROR_REASONS).describe('The message’s reason, for clients in other languages'),
  message: z.string().describe('Why it cannot be used'),
});
const setAside = z
  .array(z.object({ table: z.string(), id: z.string() }))
  .describe('Damaged rows that are left out; the log has the reasons');

const status = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string().describe('Version of the server'),
  uptimeSeconds: z.int().min(0).describe('Time since the start of the server'),
  index: z.union([z.object({ state: z.literal('ready'), ...statusAnswer.shape }), unavailable]),
  content: z.union([
    z.object({ state: z.literal('ready'), setAside }),
    z.object({ ...unavailable.shape, setAside }),
  ]),
  disk: z
    .enum(['ready', 'full'])
    .describe(
      'full: so little is free on the disk of DATA_DIR that no more records are stored, and soon nothing',
    ),
  lastBackupAt: z.string().nullable().describe('When the last backup was made; null if none is known'),
});

const answer = (description: string, schema: z.ZodType) => ({ description, ...outputSchema(schema) });

/** The OpenAPI descriptions of the responses. */
export const HEALTH_ANSWERS = {
  200: answer('The server is running', z.object({ status: z.literal('ok') })),
};
export const READY_ANSWERS = {
  200: answer(
    'There are records, and the database responds',
    z.object({ status: z.literal('ready'), index: statusAnswer }),
  ),
  503: answer(
    'There are no records yet, or the database does not respond',
    z.object({ status: z.literal('waiting'), message: z.string() }),
  ),
};
export const STATUS_ANSWERS = { 200: answer('The state of the parts', status) };
