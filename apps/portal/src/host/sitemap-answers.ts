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

/** One part of a sitemap, with the last change of each record. */
export const partSchema = z.object({
  kind: recordKind,
  records: z.array(z.object({ id: z.string(), changed: z.string() })),
});
export type SitemapPart = z.output<typeof partSchema>;
