import { z } from 'zod';

/** A page of results. */
export interface UpstreamPage {
  readonly total: number;
  readonly maxScore: number;
  /** Records as the API sends them. */
  readonly results: readonly unknown[];
  /** Continues after this page; null without a cursor, and at the end. */
  readonly nextCursor: string | null;
  /** The sum of the citations, and the number of products of each type; null unless `includeStats` asks for them. */
  readonly stats: {
    readonly citations: number;
    readonly countsByType: Readonly<Record<string, number>>;
  } | null;
}

const count = z.number().int().min(0);
const envelope = z.object({
  header: z.object({
    numFound: count,
    maxScore: z.number().nullish(),
    nextCursor: z.string().nullish(),
    totalCitationsCount: count.nullish(),
    countsByType: z.record(z.string(), count).nullish(),
  }),
  results: z.array(z.unknown()),
});

/** Parses the answer to a search; null if it is something else. */
export const parsePage = (json: unknown): UpstreamPage | null => {
  const parsed = envelope.safeParse(json);
  if (!parsed.success) return null;
  const { header, results } = parsed.data;
  const { totalCitationsCount: citations, countsByType } = header;
  return {
    total: header.numFound,
    maxScore: header.maxScore ?? 0,
    results,
    nextCursor: results.length === 0 ? null : (header.nextCursor ?? null),
    stats: countsByType ? { citations: citations ?? 0, countsByType } : null,
  };
};
