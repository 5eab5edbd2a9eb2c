import { embedAddress } from '../../runtime/embed-address.ts';
import { OEMBED_PATH } from '../metadata/oembed-link.tsx';
import { loadPage } from '../rendering/load-page.ts';
import type { RenderOptions } from '../rendering/load-page.ts';
import { redirectTo } from '../rendering/redirect-to.ts';
import type { Rendered } from '../rendering/rendered.ts';
import { embeddedIn } from './embedded.ts';
import { frameCode, FRAME_SIZES } from '../../runtime/frame-code.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // Editors of pages ask for it from the browser.
  'access-control-allow-origin': '*',
};

const answer = (status: number, body: object): Rendered => ({
  status,
  headers: HEADERS,
  body: Buffer.from(JSON.stringify(body)),
  isComplete: status === 200,
});

const refusal = (status: number, message: string): Rendered => answer(status, { message, code: status });

/** Returns the page that is asked about; `null` if it is none of this site. */
const pageIn = (text: string, { origin }: URL): URL | null => {
  const page = URL.canParse(text, origin) ? new URL(text, origin) : null;
  return page?.origin === origin ? page : null;
};

/** The largest size that a site leaves, in pixels; no number is no limit. */
const limitIn = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;

/**
 * Describes how a site can embed a page of this portal, as oEmbed 1.0 (https://oembed.com): `url` is the page,
 * `maxwidth` and `maxheight` limit the frame.
 */
export const answerOembed = async (request: Request, options: RenderOptions): Promise<Rendered> => {
  const own = new URL(request.url);
  const { searchParams: asked } = own;
  const address = asked.get('url');
  if (!address) return refusal(400, 'The parameter `url` is missing.');
  if ((asked.get('format') ?? 'json') !== 'json')
    return refusal(501, 'The parameter `format` has one value: `json`.');
  const page = pageIn(address, own);
  if (page === null) return refusal(404, 'The parameter `url` is no page of this portal.');
  const loaded = await loadPage(new Request(page, request), options);
  if ('redirect' in loaded)
    return redirectTo(loaded, (location) => {
      asked.set('url', new URL(location, own).href);
      return `${OEMBED_PATH}?${asked.toString()}`;
    });
  const embedded = embeddedIn(loaded);
  if (embedded.is === 'failed') return refusal(503, 'The page is not available right now.');
  if (embedded.is === 'nothing')
    return refusal(404, 'There is no record or list of results at this address.');
  const width = Math.min(FRAME_SIZES[embedded.is].width, limitIn(asked.get('maxwidth')));
  const height = Math.min(FRAME_SIZES[embedded.is].height, limitIn(asked.get('maxheight')));
  const { title: provider } = options.configuration;
  const title = embedded.title || provider;
  const source = `${own.origin}${embedAddress(`${page.pathname}${page.search}`)}`;
  return answer(200, {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: provider,
    provider_url: `${own.origin}/`,
    width,
    height,
    html: frameCode(source, { title, width, height }),
  });
};
