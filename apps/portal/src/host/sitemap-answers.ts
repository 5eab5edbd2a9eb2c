import { KINDS } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { z } from 'zod';

const recordKind = z.custom<RecordKind>((word) => typeof word === 'string' && Object.hasOwn(KINDS, word));

/** The API's sitemap index: the parts of each kind. */
export const indexSchema = z.object({
  publishedAt: z.string(),
  parts: z.array(z.object({ kind: recordKind, part: z.int() })),
});
export type SitemapIndex = z.output<typeof indexSchema>;

/** One part of a sitemap; `changed` only where the record states it. */
export const partSchema = z.object({
  kind: recordKind,
  publishedAt: z.string(),
  records: z.array(z.object({ id: z.string(), changed: z.string().optional() })),
});
export type SitemapPart = z.output<typeof partSchema>;
