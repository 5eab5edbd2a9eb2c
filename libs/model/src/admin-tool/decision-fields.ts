import * as z from 'zod';
import { FIELD_REFUSALS } from './field-refusals.ts';

/** The id of a record that people decide about. */
export const recordId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\s\p{Cc}\p{Cs}]*$/u, 'has spaces or control characters');

/** Plain text in lines, with which people explain a decision. */
export const remark = z
  .string()
  .trim()
  .max(1_000)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, FIELD_REFUSALS['control-characters']);

/** The version of what is stored that a request is based on. */
export const basedOn = (stored: string) =>
  z
    .int()
    .min(0)
    .nullable()
    .default(null)
    .describe(
      `The version of the ${stored} that this one is based on, 0 if there was none. Without a version, whatever is stored is overwritten.`,
    );
