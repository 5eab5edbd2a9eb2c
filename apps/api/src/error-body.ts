import { STATUS_CODES } from 'node:http';
import { z } from 'zod';

/** The Graph API's error body, for every failure of this server. */
export const errorBodySchema = z
  .object({
    message: z.string().describe('What is wrong, for people'),
    error: z.string().describe('Name of the status'),
    code: z.int().describe('The status'),
    timestamp: z.string().describe('When, ISO 8601 in UTC'),
    path: z.string().describe('Address that was asked for'),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.output<typeof errorBodySchema>;

/** An error body; the time is written the way the Graph API writes it, `+00:00` for UTC. */
export const errorBody = (failure: {
  status: number;
  message: string;
  path: string;
  at: Date;
}): ErrorBody => ({
  message: failure.message,
  error: STATUS_CODES[failure.status] ?? 'Error',
  code: failure.status,
  timestamp: failure.at.toISOString().replace('Z', '+00:00'),
  path: failure.path,
});
