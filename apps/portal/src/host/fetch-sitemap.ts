import type { z } from 'zod';
import { internalUrl } from './internal-url.ts';

const LIMIT_MS = 30_000;

interface AskOptions {
  /** Address of the Graph API as it is configured, and of the API behind this host. */
  readonly graph: string;
  readonly apiUrl: string;
  /** Tag of the answer that the client has. */
  readonly known: string | undefined;
  readonly signal: AbortSignal;
}

export interface SitemapAnswer<T> {
  readonly status: 200 | 304 | 404 | 503;
  readonly etag: string | null;
  readonly answer: T | null;
}

const none = (status: SitemapAnswer<never>['status'], etag: string | null = null) => ({
  status,
  etag,
  answer: null,
});

/** Asks the API for a part of its sitemap. An API that has none, like the public OpenAIRE Graph, gives 404. */
export const fetchSitemap = async <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { graph, apiUrl, known, signal }: AskOptions,
): Promise<SitemapAnswer<z.output<Schema>>> => {
  try {
    const response = await fetch(`${internalUrl(graph, apiUrl)}${path}`, {
      headers: known === undefined ? {} : { 'if-none-match': known },
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
    });
    const etag = response.headers.get('etag');
    if (response.status === 304) return none(304, etag);
    if (!response.ok) return none(response.status < 500 ? 404 : 503);
    const parsed = schema.safeParse(await response.json());
    return parsed.success ? { status: 200, etag, answer: parsed.data } : none(404);
  } catch {
    return none(503);
  }
};
