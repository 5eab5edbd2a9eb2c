import type { z } from 'zod';
import { internalUrl } from './internal-url.ts';

const LIMIT_MS = 30_000;
/** Live records have no list. */
const NOT_OFFERED = 501;

interface AskOptions {
  /** Configured address of the Graph API, and internal address of the API. */
  readonly graph: string;
  readonly apiUrl: string;
  /** ETag of the client's cached response. */
  readonly known: string | undefined;
  readonly signal: AbortSignal;
  /** The headers by which the API learns whose request it is. */
  readonly visitor: Readonly<Record<string, string>>;
}

export interface SitemapAnswer<T> {
  readonly status: 200 | 304 | 404 | 429 | 503;
  readonly etag: string | null;
  readonly answer: T | null;
}

const none = (status: SitemapAnswer<never>['status'], etag: string | null = null) => ({
  status,
  etag,
  answer: null,
});

/**
 * Fetches a part of the API's sitemap. An API without sitemaps, such as the public OpenAIRE Graph, answers
 * 404.
 */
export const fetchSitemap = async <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { graph, apiUrl, known, signal, visitor }: AskOptions,
): Promise<SitemapAnswer<z.output<Schema>>> => {
  try {
    const url = `${internalUrl(graph, apiUrl)}${path}`;
    const response = await fetch(url, {
      headers: {
        ...(known !== undefined && { 'if-none-match': known }),
        ...(url.startsWith(`${apiUrl}/`) && visitor),
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
    });
    const etag = response.headers.get('etag');
    if (response.status === 304) return none(304, etag);
    if (response.status === 429) return none(429);
    if (!response.ok) return none(response.status < 500 || response.status === NOT_OFFERED ? 404 : 503);
    const parsed = schema.safeParse(await response.json());
    return parsed.success ? { status: 200, etag, answer: parsed.data } : none(404);
  } catch {
    return none(503);
  }
};
