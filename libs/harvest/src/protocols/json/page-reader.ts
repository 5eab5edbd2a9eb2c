import { z } from 'zod';
import type { JsonPage } from './json-protocol.ts';

export const itemsSchema = z.array(z.unknown());
/** The number of records of a list. */
export const totalSchema = z.int().nonnegative();

/** Returns the reader of a page; the schema turns an answer into a page. */
export const pageReader =
  (schema: z.ZodType<JsonPage>) =>
  (json: unknown): JsonPage | null =>
    schema.safeParse(json).data ?? null;

/** Returns a reader of a text field; `null` for anything else. */
export const textAt =
  (name: string) =>
  (item: unknown): string | null =>
    z.object({ [name]: z.string().min(1) }).safeParse(item).data?.[name] ?? null;
