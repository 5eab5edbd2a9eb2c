import { SAVED_PATH } from '../../runtime/paths.ts';

/** The kind of answer to a request; `null` leaves it to the browser. */
export type AnswerKind = 'page' | 'asset' | null;

/** The parts of a request that decide how it is answered. */
export type ClassifiedRequest = Pick<Request, 'method' | 'mode' | 'url'>;

interface Place {
  readonly origin: string;
  readonly assets: readonly string[];
}

/**
 * Returns how the service worker answers a request: documents of the portal from the network first, files of the page of
 * saved items from the cache first, and everything else, such as calls of the API, not at all.
 */
export const answerKind = (
  { method, mode, url }: ClassifiedRequest,
  { origin, assets }: Place,
): AnswerKind => {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  if (mode === 'navigate') return address.pathname.startsWith('/api/') ? null : 'page';
  return address.search === '' && assets.includes(address.pathname) ? 'asset' : null;
};

/** Reports whether an address is the page of the visitor's own saved items, not of records that an address names. */
export const isSavedPage = (url: string): boolean => {
  const { pathname, searchParams } = new URL(url);
  return pathname === SAVED_PATH && [...searchParams.keys()].every((name) => name === 'lang');
};

/** The parts of a response that decide whether it is cached. */
export type CheckedResponse = Pick<Response, 'ok' | 'type' | 'redirected' | 'headers'>;

/**
 * Reports whether a response is what was requested and may be cached: complete, storable, from this origin, and without a
 * redirect, such as that to the login page of a wireless network.
 */
export const isCacheable = (
  { ok, type, redirected, headers }: CheckedResponse,
  what: 'page' | 'asset',
): boolean => {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isStorable = !(headers.get('cache-control') ?? '').includes('no-store');
  return ok && type === 'basic' && !redirected && isStorable && isHtml === (what === 'page');
};

/** Reports whether all built files that a page names are cached. Those of another release are not. */
export const hasCachedAssets = (html: string, assets: readonly string[]): boolean =>
  [...html.matchAll(/"(\/assets\/[^"?#]+)"/g)].every(([, file = '']) => assets.includes(file));
