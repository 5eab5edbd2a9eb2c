import { z } from 'zod';
import type { Json } from './json.ts';

/**
 * Writes classes of characters as ranges, which other languages can read: Python, for example, knows no `\p`. Halves of
 * surrogate pairs are left out, because without the flag `u` they would match most emoji, too.
 */
const portablePattern = (pattern: string): string =>
  pattern
    .replaceAll(String.raw`\p{Cc}`, String.raw`\u0000-\u001f\u007f-\u009f`)
    .replaceAll(String.raw`\p{Cs}`, '');

/** Rewrites valid parts that are noise to readers or unknown to client generators. */
const simplify = (schema: Json): void => {
  if (typeof schema['pattern'] === 'string') schema['pattern'] = portablePattern(schema['pattern']);
  // The bounds of safe integers.
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  const first = schema['prefixItems'];
  if (!Array.isArray(first) || schema['items'] !== false) return;
  // Generators know the length of a list, but no `items: false`.
  delete schema['items'];
  Object.assign(schema, { minItems: first.length, maxItems: first.length });
};

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => simplify(jsonSchema),
  });
  return rest;
};

/** Returns the JSON schema of what a request may contain. It contains no references. */
export const inputSchema = (schema: z.ZodType): Json => toJsonSchema(schema, 'input');

/** Returns the JSON schema of what a response contains. It contains no references. */
export const outputSchema = (schema: z.ZodType): Json => toJsonSchema(schema, 'output');
