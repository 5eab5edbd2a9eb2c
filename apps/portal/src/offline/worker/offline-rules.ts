import { SAVED_PATH } from '../../saved/saved-path.ts';

/** How a request is answered; `null` leaves it to the browser. */
export type Answered = 'page' | 'asset' | null;

/** The parts of a request that decide how it is answered. */
export type AskedRequest = Pick<Request, 'method' | 'mode' | 'url'>;

interface Place {
  readonly origin: string;
  readonly assets: readonly string[];
}

/**
 * Returns how the service worker answers a request: documents of the portal from the network first, files of the page of
 * saved items from the cache first, and everything else, such as calls of the API, not at all.
 */
export const answeredAs = ({ method, mode, url }: AskedRequest, { origin, assets }: Place): Answered => {
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

/** The parts of a response that decide whether it is kept. */
export type GivenResponse = Pick<Response, 'ok' | 'type' | 'redirected' | 'headers'>;

/**
 * Reports whether a response is what was requested, and may be kept: one of this origin, without a detour such as the login
 * page of a wireless network, whole, and of nobody in particular.
 */
export const isKeepable = (
  { ok, type, redirected, headers }: GivenResponse,
  what: 'page' | 'asset',
): boolean => {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isStorable = !(headers.get('cache-control') ?? '').includes('no-store');
  return ok && type === 'basic' && !redirected && isStorable && isHtml === (what === 'page');
};

/** Reports whether all built files that a page names are kept. Those of another release are not. */
export const hasItsAssets = (html: string, assets: readonly string[]): boolean =>
  [...html.matchAll(/"(\/assets\/[^"?#]+)"/g)].every(([, file = '']) => assets.includes(file));
