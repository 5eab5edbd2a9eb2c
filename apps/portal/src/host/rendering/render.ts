import { EMBED_THEME, embedAddress, embeddedPage } from '../../runtime/embed-address.ts';
import { answerOembed } from '../embed/oembed.ts';
import { renderEmbedded } from '../embed/render-embedded.tsx';
import { OEMBED_PATH } from '../metadata/oembed-link.tsx';
import { loadPage } from './load-page.ts';
import type { RenderOptions } from './load-page.ts';
import { redirectTo } from './redirect-to.ts';
import { renderPage } from './render-page.tsx';
import type { Rendered } from './rendered.ts';

/** Answers a request for a page, for the form of it that other sites embed, or for its oEmbed description. */
export const render = async (request: Request, options: RenderOptions): Promise<Rendered> => {
  const url = new URL(request.url);
  if (url.pathname === OEMBED_PATH) return answerOembed(request, options);
  const embedded = embeddedPage(url);
  if (embedded !== null) {
    const loaded = await loadPage(new Request(embedded, request), options);
    if ('redirect' in loaded) return redirectTo(loaded, embedAddress);
    return renderEmbedded(loaded, { signal: request.signal, theme: url.searchParams.get(EMBED_THEME) });
  }
  const loaded = await loadPage(request, options);
  return 'redirect' in loaded ? redirectTo(loaded) : renderPage(loaded, request.signal);
};
